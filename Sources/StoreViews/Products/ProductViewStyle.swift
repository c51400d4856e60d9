import StoreModel
import TerminalUI

/// How product views look and behave: StoreKit's `ProductViewStyle`.
@MainActor @preconcurrency
public protocol ProductViewStyle {
  /// The view of a product.
  associatedtype Body: View
  /// What a style gets to work with.
  typealias Configuration = ProductViewStyleConfiguration

  /// Makes the view of a product.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a product's style gets to work with: StoreKit's `ProductViewStyleConfiguration`.
@MainActor @preconcurrency
public struct ProductViewStyleConfiguration {
  /// A product's icon, whatever it is made of.
  public typealias Icon = AnyView

  /// The product; `nil` until it has come.
  public var product: Product? { state.product }
  /// How far loading the product is.
  public let state: Product.TaskState
  /// Whether the customer has a right to the product now.
  public let hasCurrentEntitlement: Bool
  /// The product's icon.
  public let icon: Icon
  /// Whether the description is to be shown.
  public let descriptionVisibility: Visibility
  /// What the product is to the customer; `nil` where it is no subscription.
  let planStatus: PlanStatus?
  private let buy: @MainActor () -> Void

  init(
    state: Product.TaskState,
    hasCurrentEntitlement: Bool,
    icon: Icon,
    descriptionVisibility: Visibility,
    planStatus: PlanStatus?,
    buy: @escaping @MainActor () -> Void
  ) {
    self.state = state
    self.hasCurrentEntitlement = hasCurrentEntitlement
    self.icon = icon
    self.descriptionVisibility = descriptionVisibility
    self.planStatus = planStatus
    self.buy = buy
  }

  /// Begins to buy the product, as the modifiers around say.
  public func purchase() { buy() }
}

private enum ProductViewStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<ProductViewStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
  var productViewStyles: StyleStack<ProductViewStyleConfiguration> {
    get { self[ProductViewStylesKey.self] }
    set { self[ProductViewStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the product views in this view, those of a `StoreView` too:
  /// StoreKit's `productViewStyle(_:)`.
  public func productViewStyle(_ style: some ProductViewStyle) -> some View {
    pushingStyle(style, on: \.productViewStyles) { $0.makeBody(configuration: $1) }
  }
}
