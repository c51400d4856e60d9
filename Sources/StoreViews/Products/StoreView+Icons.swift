import StoreModel
import TerminalUI

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Sells the products with these identifiers, in the given order.
  ///
  /// - Parameter prefersPromotionalIcon: Whether to display promotional images.
  public init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) {
    self.init(.identifiers(Array(ids))) { _ in .promotional(prefersPromotionalIcon) }
  }

  /// Sells these products, in the given order.
  ///
  /// - Parameter prefersPromotionalIcon: Whether to display promotional images.
  public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {
    self.init(.products(Array(products))) { _ in .promotional(prefersPromotionalIcon) }
  }
}

extension StoreView where PlaceholderIcon == AutomaticProductPlaceholderIcon {
  /// Sells the products with these identifiers, each with an icon.
  public init(
    ids: some Collection<Product.ID>,
    prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping @MainActor (Product) -> Icon
  ) {
    let placeholder = AutomaticProductPlaceholderIcon()
    self.init(.identifiers(Array(ids)), placeholder, prefersPromotionalIcon, icon)
  }
}

extension StoreView {
  /// Sells the products with these identifiers, each with an icon. A placeholder is displayed while
  /// the products load.
  public init(
    ids: some Collection<Product.ID>,
    prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping @MainActor (Product) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    self.init(.identifiers(Array(ids)), placeholderIcon(), prefersPromotionalIcon, icon)
  }

  /// Sells the products with these identifiers, each with an icon for each phase of its promotional
  /// image.
  public init(
    ids: some Collection<Product.ID>,
    @ViewBuilder icon: @escaping @MainActor (Product, ProductIconPhase) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    self.init(.identifiers(Array(ids)), placeholderIcon(), icon)
  }
}

extension StoreView {
  /// Creates a store with an icon for each product. The same placeholder is displayed for all
  /// products while they load.
  private init(
    _ source: StoreSource,
    _ placeholder: PlaceholderIcon,
    _ prefersPromotionalIcon: Bool,
    _ icon: @escaping @MainActor (Product) -> Icon
  ) {
    let loading = ProductIcons(placeholder, placeholder: placeholder)
    self.init(source) { product in
      guard let product else { return loading }
      return ProductIcons(
        icon(product),
        placeholder: placeholder,
        prefersPromotionalIcon: prefersPromotionalIcon
      )
    }
  }

  /// Creates a store with an icon for each product and each phase of its promotional image. The
  /// same placeholder is displayed for all products while they load.
  private init(
    _ source: StoreSource,
    _ placeholder: PlaceholderIcon,
    _ icon: @escaping @MainActor (Product, ProductIconPhase) -> Icon
  ) {
    let loading = ProductIcons(placeholder, placeholder: placeholder)
    self.init(source) { product in
      guard let product else { return loading }
      return ProductIcons(placeholder: placeholder) { icon(product, $0) }
    }
  }
}

extension StoreView where PlaceholderIcon == EmptyView {
  /// Sells these products, each with an icon.
  public init(
    products: some Collection<Product>,
    prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping @MainActor (Product) -> Icon
  ) {
    self.init(.products(Array(products)), EmptyView(), prefersPromotionalIcon, icon)
  }

  /// Sells these products, each with an icon for each phase of its promotional image.
  public init(
    products: some Collection<Product>,
    @ViewBuilder icon: @escaping @MainActor (Product, ProductIconPhase) -> Icon
  ) {
    self.init(.products(Array(products)), EmptyView(), icon)
  }
}
