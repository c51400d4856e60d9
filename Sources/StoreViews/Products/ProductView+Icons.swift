import StoreModel
import TerminalUI

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Sells a product by its identifier.
  ///
  /// - Parameter prefersPromotionalIcon: Whether the promotional image is shown where there
  ///   is one. A configuration file has none.
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {
    self.init(.identifier(productID), .none)
  }

  /// Sells a product.
  ///
  /// - Parameter prefersPromotionalIcon: Whether the promotional image is shown where there
  ///   is one. A configuration file has none.
  public init(_ product: Product, prefersPromotionalIcon: Bool = true) {
    self.init(.product(product), .none)
  }
}

extension ProductView where PlaceholderIcon == AutomaticProductPlaceholderIcon {
  /// Sells a product by its identifier, with an icon.
  public init(
    id productID: Product.ID,
    prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: () -> Icon
  ) {
    self.init(
      .identifier(productID),
      ProductIcons(icon(), placeholder: AutomaticProductPlaceholderIcon())
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
    self.init(.identifier(productID), ProductIcons(icon(), placeholder: placeholderIcon()))
  }

  /// Sells a product by its identifier, with an icon made of the promotional image's phase.
  public init(
    id productID: Product.ID,
    @ViewBuilder icon: @escaping @MainActor (ProductIconPhase) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    self.init(.identifier(productID), ProductIcons(placeholder: placeholderIcon(), icon))
  }
}

extension ProductView where PlaceholderIcon == EmptyView {
  /// Sells a product, with an icon.
  public init(
    _ product: Product,
    prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: () -> Icon
  ) {
    self.init(.product(product), ProductIcons(icon()))
  }

  /// Sells a product, with an icon made of the promotional image's phase.
  public init(
    _ product: Product,
    @ViewBuilder icon: @escaping @MainActor (ProductIconPhase) -> Icon
  ) {
    self.init(.product(product), ProductIcons(icon))
  }
}

extension ProductView
where Icon == ProductViewStyleConfiguration.Icon, PlaceholderIcon == EmptyView {
  /// Draws a product within a style, in the style that is set further out; the icon is the
  /// configuration's.
  public init(_ configuration: ProductViewStyleConfiguration) {
    self.init(.configuration(configuration), .none)
  }
}
