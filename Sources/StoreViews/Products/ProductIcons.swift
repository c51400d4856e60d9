import TerminalUI

/// The icons of one product view: the product's own, and the one shown until the product has
/// been loaded. An icon that a client gives has room beside it.
@MainActor
struct ProductIcons {
  /// The icon of a product that was loaded, for a phase of its promotional image.
  let icon: @MainActor (ProductIconPhase) -> AnyView
  /// The icon shown until then.
  let placeholder: AnyView

  /// No icons.
  static var none: ProductIcons {
    ProductIcons(icon: { _ in AnyView(EmptyView()) }, placeholder: AnyView(EmptyView()))
  }

  /// One icon, whatever phase the promotional image is in.
  ///
  /// - Parameter placeholder: Never shown where the product need not be loaded.
  init(_ icon: some View, placeholder: some View = EmptyView()) {
    let icon = Self.spaced(icon)
    self.init(icon: { _ in icon }, placeholder: Self.spaced(placeholder))
  }

  /// An icon made of the promotional image's phase.
  ///
  /// - Parameter placeholder: Never shown where the product need not be loaded.
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

  /// These icons while the product is loaded, then another one.
  func followed(by icon: @escaping @MainActor (ProductIconPhase) -> some View) -> ProductIcons {
    ProductIcons(icon: { Self.spaced(icon($0)) }, placeholder: placeholder)
  }

  /// An icon with room beside it.
  private static func spaced(_ icon: some View) -> AnyView {
    AnyView(icon.padding(.trailing, .cells(1)))
  }
}
