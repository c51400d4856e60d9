import StoreModel
import TerminalUI

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Sells products by their identifiers, in that order.
  ///
  /// - Parameter prefersPromotionalIcon: Whether promotional images are shown where there
  ///   are any. A configuration file has none.
  public init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) {
    self.init(.identifiers(Array(ids))) { _ in .none }
  }

  /// Sells products, in that order.
  ///
  /// - Parameter prefersPromotionalIcon: Whether promotional images are shown where there
  ///   are any. A configuration file has none.
  public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {
    self.init(.products(Array(products))) { _ in .none }
  }
}

extension StoreView where PlaceholderIcon == AutomaticProductPlaceholderIcon {
  /// Sells products by their identifiers, each with an icon.
  public init(
    ids: some Collection<Product.ID>,
    prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping @MainActor (Product) -> Icon
  ) {
    let placeholder = AutomaticProductPlaceholderIcon()
    self.init(.identifiers(Array(ids)), placeholder) { product, _ in icon(product) }
  }
}

extension StoreView {
  /// Sells products by their identifiers, each with an icon, and what stands for it until
  /// they have come.
  public init(
    ids: some Collection<Product.ID>,
    prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping @MainActor (Product) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    self.init(.identifiers(Array(ids)), placeholderIcon()) { product, _ in icon(product) }
  }

  /// Sells products by their identifiers, each with an icon made of its promotional
  /// image's phase.
  public init(
    ids: some Collection<Product.ID>,
    @ViewBuilder icon: @escaping @MainActor (Product, ProductIconPhase) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    self.init(.identifiers(Array(ids)), placeholderIcon(), icon)
  }
}

extension StoreView {
  /// A store whose products have an icon each; the placeholder stands for all of them until
  /// the products have come.
  private init(
    _ source: StoreSource,
    _ placeholder: PlaceholderIcon,
    _ icon: @escaping @MainActor (Product, ProductIconPhase) -> Icon
  ) {
    let loading = ProductIcons(placeholder, placeholder: placeholder)
    self.init(source) { product in
      guard let product else { return loading }
      return loading.followed { icon(product, $0) }
    }
  }
}

extension StoreView where PlaceholderIcon == EmptyView {
  /// Sells products, each with an icon.
  public init(
    products: some Collection<Product>,
    prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping @MainActor (Product) -> Icon
  ) {
    self.init(.products(Array(products)), EmptyView()) { product, _ in icon(product) }
  }

  /// Sells products, each with an icon made of its promotional image's phase.
  public init(
    products: some Collection<Product>,
    @ViewBuilder icon: @escaping @MainActor (Product, ProductIconPhase) -> Icon
  ) {
    self.init(.products(Array(products)), EmptyView(), icon)
  }
}
