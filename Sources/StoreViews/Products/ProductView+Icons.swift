import StoreModel
import TerminalUI

/// An icon with room beside it.
@MainActor
func spaced(_ icon: some View) -> AnyView {
  AnyView(icon.padding(.trailing, .cells(1)))
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Sells a product by its identifier.
  ///
  /// - Parameter prefersPromotionalIcon: Whether the promotional image is shown where there
  ///   is one. A configuration file has none.
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {
    self.init(
      .identifier(productID),
      icon: { _ in AnyView(EmptyView()) },
      placeholder: AnyView(EmptyView())
    )
  }

  /// Sells a product.
  ///
  /// - Parameter prefersPromotionalIcon: Whether the promotional image is shown where there
  ///   is one. A configuration file has none.
  public init(_ product: Product, prefersPromotionalIcon: Bool = true) {
    self.init(
      .product(product),
      icon: { _ in AnyView(EmptyView()) },
      placeholder: AnyView(EmptyView())
    )
  }
}

extension ProductView where PlaceholderIcon == AutomaticProductPlaceholderIcon {
  /// Sells a product by its identifier, with an icon.
  public init(
    id productID: Product.ID,
    prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: () -> Icon
  ) {
    let icon = spaced(icon())
    self.init(
      .identifier(productID),
      icon: { _ in icon },
      placeholder: spaced(AutomaticProductPlaceholderIcon())
    )
  }
}

extension ProductView {
  /// Sells a product by its identifier, with an icon and what stands for it until the
  /// product has come.
  public init(
    id productID: Product.ID,
    prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    let icon = spaced(icon())
    self.init(.identifier(productID), icon: { _ in icon }, placeholder: spaced(placeholderIcon()))
  }

  /// Sells a product by its identifier, with an icon made of the promotional image's phase.
  public init(
    id productID: Product.ID,
    @ViewBuilder icon: @escaping @MainActor (ProductIconPhase) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    self.init(
      .identifier(productID),
      icon: { spaced(icon($0)) },
      placeholder: spaced(placeholderIcon())
    )
  }
}

extension ProductView where PlaceholderIcon == EmptyView {
  /// Sells a product, with an icon.
  public init(
    _ product: Product,
    prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: () -> Icon
  ) {
    let icon = spaced(icon())
    self.init(.product(product), icon: { _ in icon }, placeholder: AnyView(EmptyView()))
  }

  /// Sells a product, with an icon made of the promotional image's phase.
  public init(
    _ product: Product,
    @ViewBuilder icon: @escaping @MainActor (ProductIconPhase) -> Icon
  ) {
    self.init(.product(product), icon: { spaced(icon($0)) }, placeholder: AnyView(EmptyView()))
  }
}

extension ProductView
where Icon == ProductViewStyleConfiguration.Icon, PlaceholderIcon == EmptyView {
  /// Draws a product within a style, in the style that is set further out.
  public init(_ configuration: ProductViewStyleConfiguration) {
    self.init(
      .configuration(configuration),
      icon: { _ in configuration.icon },
      placeholder: AnyView(EmptyView())
    )
  }
}
