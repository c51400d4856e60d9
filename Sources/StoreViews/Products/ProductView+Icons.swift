import StoreModel
import TerminalUI

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Sells the product with an identifier.
  ///
  /// - Parameter prefersPromotionalIcon: Whether to display the promotional image.
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {
    self.init(.identifier(productID), .promotional(prefersPromotionalIcon))
  }

  /// Sells a loaded product.
  ///
  /// - Parameter prefersPromotionalIcon: Whether to display the promotional image.
  public init(_ product: Product, prefersPromotionalIcon: Bool = true) {
    self.init(.product(product), .promotional(prefersPromotionalIcon))
  }
}

extension ProductView where PlaceholderIcon == AutomaticProductPlaceholderIcon {
  /// Sells the product with an identifier, with an icon. With `prefersPromotionalIcon`, the
  /// promotional image replaces the icon, if the product has one.
  public init(
    id productID: Product.ID,
    prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: () -> Icon
  ) {
    self.init(
      .identifier(productID),
      ProductIcons(
        icon(),
        placeholder: AutomaticProductPlaceholderIcon(),
        prefersPromotionalIcon: prefersPromotionalIcon
      )
    )
  }
}

extension ProductView {
  /// Sells the product with an identifier, with an icon. A placeholder is displayed while the
  /// product loads. With `prefersPromotionalIcon`, the promotional image replaces the icon, if the
  /// product has one.
  public init(
    id productID: Product.ID,
    prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    self.init(
      .identifier(productID),
      ProductIcons(
        icon(),
        placeholder: placeholderIcon(),
        prefersPromotionalIcon: prefersPromotionalIcon
      )
    )
  }

  /// Sells the product with an identifier, with an icon for each phase of the promotional image.
  public init(
    id productID: Product.ID,
    @ViewBuilder icon: @escaping @MainActor (ProductIconPhase) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    self.init(.identifier(productID), ProductIcons(placeholder: placeholderIcon(), icon))
  }
}

extension ProductView where PlaceholderIcon == EmptyView {
  /// Sells a loaded product, with an icon. With `prefersPromotionalIcon`, the promotional image
  /// replaces the icon, if the product has one.
  public init(
    _ product: Product,
    prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: () -> Icon
  ) {
    self.init(
      .product(product),
      ProductIcons(icon(), prefersPromotionalIcon: prefersPromotionalIcon)
    )
  }

  /// Sells a loaded product, with an icon for each phase of the promotional image.
  public init(
    _ product: Product,
    @ViewBuilder icon: @escaping @MainActor (ProductIconPhase) -> Icon
  ) {
    self.init(.product(product), ProductIcons(icon))
  }
}

extension ProductView
where Icon == ProductViewStyleConfiguration.Icon, PlaceholderIcon == EmptyView {
  /// Draws a product from inside a product style. The view has the enclosing style and the icon in
  /// the configuration.
  public init(_ configuration: ProductViewStyleConfiguration) {
    self.init(.configuration(configuration), .none)
  }
}
