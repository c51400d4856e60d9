import StoreModel
import TerminalUI

/// The icons of one product view: the icon of the loaded product, and the placeholder until it is
/// loaded. An icon has padding beside it.
@MainActor
struct ProductIcons {
  /// Returns the icon of a loaded product for a phase of its promotional image.
  private let icon: @MainActor (ProductIconPhase) -> AnyView
  /// Whether the icon depends on the promotional image.
  private let usesPromotionalImage: Bool
  /// The icon while the product loads.
  let placeholder: AnyView

  /// Icons without content.
  static var none: ProductIcons { .promotional(false) }

  /// Icons without content, except the promotional image of a product that has one. A placeholder
  /// is displayed while the product loads.
  ///
  /// - Parameter prefersPromotionalIcon: Whether image and placeholder are displayed.
  static func promotional(_ prefersPromotionalIcon: Bool) -> ProductIcons {
    let nothing = AnyView(EmptyView())
    return ProductIcons(
      icon: { $0.promotionalIcon.map(Self.filling) ?? nothing },
      usesPromotionalImage: prefersPromotionalIcon,
      placeholder: prefersPromotionalIcon ? spaced(AutomaticProductPlaceholderIcon()) : nothing
    )
  }

  /// Creates icons that do not depend on the phase of the promotional image.
  ///
  /// - Parameters:
  ///   - placeholder: The icon while the product loads. A product that is already loaded does not
  ///     use the placeholder.
  ///   - prefersPromotionalIcon: Whether a promotional image replaces the icon.
  init(
    _ icon: some View,
    placeholder: some View = EmptyView(),
    prefersPromotionalIcon: Bool = false
  ) {
    let icon = Self.spaced(icon)
    self.init(
      icon: { $0.promotionalIcon.map(Self.filling) ?? icon },
      usesPromotionalImage: prefersPromotionalIcon,
      placeholder: Self.spaced(placeholder)
    )
  }

  /// Creates icons for each phase of the promotional image.
  ///
  /// - Parameter placeholder: The icon while the product loads. A product that is already loaded
  ///   does not use the placeholder.
  init(
    placeholder: some View = EmptyView(),
    _ icon: @escaping @MainActor (ProductIconPhase) -> some View
  ) {
    self.init(
      icon: { Self.spaced(icon($0)) },
      usesPromotionalImage: true,
      placeholder: Self.spaced(placeholder)
    )
  }

  private init(
    icon: @escaping @MainActor (ProductIconPhase) -> AnyView,
    usesPromotionalImage: Bool,
    placeholder: AnyView
  ) {
    self.icon = icon
    self.usesPromotionalImage = usesPromotionalImage
    self.placeholder = placeholder
  }

  /// Returns the icon of a loaded product.
  ///
  /// - Parameter showsPictures: Whether the screen can show pictures. Otherwise the promotional
  ///   image is unavailable.
  func icon(
    of product: Product?,
    from session: StoreSession,
    showsPictures: Bool
  ) -> AnyView {
    guard usesPromotionalImage, showsPictures, let product else { return icon(.unavailable) }
    return icon(session.iconPhase(of: product))
  }

  /// Returns an image that fills the size of an icon, with padding beside it.
  private static func filling(_ image: Image) -> AnyView {
    spaced(image.resizable().scaledToFit())
  }

  /// Returns an icon with padding beside it.
  private static func spaced(_ icon: some View) -> AnyView {
    AnyView(icon.padding(.trailing, .cells(1)))
  }
}
