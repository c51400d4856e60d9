import StoreModel
import TerminalUI

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Sells products by their identifiers, in that order.
  ///
  /// - Parameter prefersPromotionalIcon: Whether promotional images are shown where there
  ///   are any. A configuration file has none.
  public init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) {
    self.init(.identifiers(Array(ids)), icon: nil, placeholder: AnyView(EmptyView()))
  }

  /// Sells products, in that order.
  ///
  /// - Parameter prefersPromotionalIcon: Whether promotional images are shown where there
  ///   are any. A configuration file has none.
  public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {
    self.init(.products(Array(products)), icon: nil, placeholder: AnyView(EmptyView()))
  }
}

extension StoreView where PlaceholderIcon == AutomaticProductPlaceholderIcon {
  /// Sells products by their identifiers, each with an icon.
  public init(
    ids: some Collection<Product.ID>,
    prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping @MainActor (Product) -> Icon
  ) {
    self.init(
      .identifiers(Array(ids)),
      icon: { product, _ in spaced(icon(product)) },
      placeholder: spaced(AutomaticProductPlaceholderIcon())
    )
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
    self.init(
      .identifiers(Array(ids)),
      icon: { product, _ in spaced(icon(product)) },
      placeholder: spaced(placeholderIcon())
    )
  }

  /// Sells products by their identifiers, each with an icon made of its promotional
  /// image's phase.
  public init(
    ids: some Collection<Product.ID>,
    @ViewBuilder icon: @escaping @MainActor (Product, ProductIconPhase) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    self.init(
      .identifiers(Array(ids)),
      icon: { spaced(icon($0, $1)) },
      placeholder: spaced(placeholderIcon())
    )
  }
}

extension StoreView where PlaceholderIcon == EmptyView {
  /// Sells products, each with an icon.
  public init(
    products: some Collection<Product>,
    prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping @MainActor (Product) -> Icon
  ) {
    self.init(
      .products(Array(products)),
      icon: { product, _ in spaced(icon(product)) },
      placeholder: AnyView(EmptyView())
    )
  }

  /// Sells products, each with an icon made of its promotional image's phase.
  public init(
    products: some Collection<Product>,
    @ViewBuilder icon: @escaping @MainActor (Product, ProductIconPhase) -> Icon
  ) {
    self.init(
      .products(Array(products)),
      icon: { spaced(icon($0, $1)) },
      placeholder: AnyView(EmptyView())
    )
  }
}
