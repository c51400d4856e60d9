import TerminalUI

/// The icons of one product view: the icon of the loaded product, and the placeholder until it is
/// loaded. An icon from a client has padding beside it.
@MainActor
struct ProductIcons {
  /// Returns the icon of a loaded product for a phase of its promotional image.
  let icon: @MainActor (ProductIconPhase) -> AnyView
  /// The icon while the product loads.
  let placeholder: AnyView

  /// Icons without content.
  static var none: ProductIcons {
    ProductIcons(icon: { _ in AnyView(EmptyView()) }, placeholder: AnyView(EmptyView()))
  }

  /// Creates icons that ignore the phase of the promotional image.
  ///
  /// - Parameter placeholder: The icon while the product loads. A product that is already loaded
  ///   does not use the placeholder.
  init(_ icon: some View, placeholder: some View = EmptyView()) {
    let icon = Self.spaced(icon)
    self.init(icon: { _ in icon }, placeholder: Self.spaced(placeholder))
  }

  /// Creates icons for each phase of the promotional image.
  ///
  /// - Parameter placeholder: The icon while the product loads. A product that is already loaded
  ///   does not use the placeholder.
  init(
    placeholder: some View = EmptyView(),
    _ icon: @escaping @MainActor (ProductIconPhase) -> some View
  ) {
    self.init(icon: { Self.spaced(icon($0)) }, placeholder: Self.spaced(placeholder))
  }

  private init(icon: @escaping @MainActor (ProductIconPhase) -> AnyView, placeholder: AnyView) {
    self.icon = icon
    self.placeholder = placeholder
  }

  /// Returns these icons while the product loads, and another icon afterwards.
  func followed(by icon: @escaping @MainActor (ProductIconPhase) -> some View) -> ProductIcons {
    ProductIcons(icon: { Self.spaced(icon($0)) }, placeholder: placeholder)
  }

  /// Returns an icon with padding beside it.
  private static func spaced(_ icon: some View) -> AnyView {
    AnyView(icon.padding(.trailing, .cells(1)))
  }
}
