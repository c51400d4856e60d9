import StoreModel
import TerminalUI

/// The appearance and behaviour of product views: StoreKit's `ProductViewStyle`.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct PriceStyle: ProductViewStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button(configuration.product?.displayPrice ?? "…") { configuration.purchase() }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ProductViewStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// The values that a style receives.
  typealias Configuration = ProductViewStyleConfiguration

  /// Returns the view that displays the product, its price and its button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The values that a product style receives: StoreKit's `ProductViewStyleConfiguration`.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct NameStyle: ProductViewStyle {
///   func makeBody(configuration: ProductViewStyleConfiguration) -> some View {
///     let name = configuration.product?.displayName ?? ""
///     Text(configuration.hasCurrentEntitlement ? "\(name) ✓" : name)
///   }
/// }
/// ```
@MainActor @preconcurrency
public struct ProductViewStyleConfiguration {
  /// The type of a product's icon.
  public typealias Icon = AnyView

  /// The product; `nil` until it is loaded.
  public var product: Product? { state.product }
  /// The state of loading the product.
  public let state: Product.TaskState
  /// Whether the customer is entitled to the product at present.
  public let hasCurrentEntitlement: Bool
  /// The icon to display; empty if the client set none.
  public let icon: Icon
  /// The visibility that the style applies to the description.
  public let descriptionVisibility: Visibility
  /// The relationship of the product to the customer; `nil` for products other than subscriptions.
  let planStatus: PlanStatus?
  /// The billing option of a purchase if it is monthly, with a 12-month commitment; `nil` for
  /// up-front billing.
  let monthlyTerms: Product.SubscriptionInfo.PricingTerms?
  private let buy: @MainActor () -> Void

  init(
    state: Product.TaskState,
    hasCurrentEntitlement: Bool,
    icon: Icon,
    descriptionVisibility: Visibility,
    planStatus: PlanStatus?,
    monthlyTerms: Product.SubscriptionInfo.PricingTerms?,
    buy: @escaping @MainActor () -> Void
  ) {
    self.state = state
    self.hasCurrentEntitlement = hasCurrentEntitlement
    self.icon = icon
    self.descriptionVisibility = descriptionVisibility
    self.planStatus = planStatus
    self.monthlyTerms = monthlyTerms
    self.buy = buy
  }

  /// Starts the purchase of the product, according to the enclosing modifiers.
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
  /// Sets the style of the product views in this view, including the product views of a
  /// `StoreView`: StoreKit's `productViewStyle(_:)`.
  public func productViewStyle(_ style: some ProductViewStyle) -> some View {
    pushingStyle(style, on: \.productViewStyles) { $0.makeBody(configuration: $1) }
  }
}
