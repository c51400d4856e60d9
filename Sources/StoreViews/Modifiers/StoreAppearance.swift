import StoreModel
import TerminalUI

extension View {
  /// Fills the background of the options of a picker: StoreKit's
  /// `subscriptionStorePickerItemBackground(_:)`.
  public func subscriptionStorePickerItemBackground<Style: ShapeStyle>(
    _ style: Style
  ) -> some View {
    subscriptionStorePickerItemBackground(style, in: Rectangle())
  }

  /// Fills a shape behind the options of a picker: StoreKit's
  /// `subscriptionStorePickerItemBackground(_:in:)`.
  public func subscriptionStorePickerItemBackground<
    Style: ShapeStyle,
    Figure: Shape
  >(_ style: Style, in shape: Figure) -> some View {
    modifier(ItemBackgroundModifier(style: style, shape: shape))
  }

  /// Sets the icon of each plan: StoreKit's `subscriptionStoreControlIcon(icon:)`.
  public func subscriptionStoreControlIcon<Icon: View>(
    @ViewBuilder icon: @escaping @MainActor (Product, Product.SubscriptionInfo) -> Icon
  ) -> some View {
    modifier(ControlIconModifier(icon: icon))
  }

  /// Sets the visibility of product descriptions: StoreKit's `productDescription(_:)`.
  public func productDescription(_ visibility: Visibility) -> some View {
    environment(\.productDescriptionVisibility, visibility)
  }

  /// Draws a border around the icon of a product: StoreKit's `productIconBorder()`.
  ///
  /// - In a terminal: The border makes the icon one cell larger on each side. Its corners are
  ///   square.
  public func productIconBorder() -> some View {
    environment(\.hasProductIconBorder, true)
  }
}

private struct ItemBackgroundModifier<Style: ShapeStyle, Figure: Shape>: ViewModifier {
  let style: Style
  let shape: Figure

  func body(content: Content) -> some View {
    content.environment(
      \.storeItemBackground,
      ItemBackground(style: AnyShapeStyle(style), shape: AnyShape(shape))
    )
  }
}

private struct ControlIconModifier<Icon: View>: ViewModifier {
  let icon: @MainActor (Product, Product.SubscriptionInfo) -> Icon

  init(icon: @escaping @MainActor (Product, Product.SubscriptionInfo) -> Icon) {
    self.icon = icon
  }

  func body(content: Content) -> some View {
    content.environment(\.storeControlIcon) { AnyView(icon($0, $1)) }
  }
}

private enum DescriptionKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

private enum IconBorderKey: EnvironmentKey {
  static let defaultValue = false
}

private enum ControlIconKey: EnvironmentKey {
  static var defaultValue: (@MainActor (Product, Product.SubscriptionInfo) -> AnyView)? { nil }
}

extension EnvironmentValues {
  var productDescriptionVisibility: Visibility {
    get { self[DescriptionKey.self] }
    set { self[DescriptionKey.self] = newValue }
  }

  var hasProductIconBorder: Bool {
    get { self[IconBorderKey.self] }
    set { self[IconBorderKey.self] = newValue }
  }

  var storeControlIcon: (@MainActor (Product, Product.SubscriptionInfo) -> AnyView)? {
    get { self[ControlIconKey.self] }
    set { self[ControlIconKey.self] = newValue }
  }
}
