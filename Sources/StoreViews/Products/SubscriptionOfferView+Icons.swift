import StoreModel
import TerminalUI

extension SubscriptionOfferView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Offers a plan by its identifier.
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {
    self.init(.identifier(productID), .none)
  }

  /// Offers a plan.
  public init(_ product: Product, prefersPromotionalIcon: Bool = true) {
    self.init(.product(product), .none)
  }

  /// Offers the plan of a group that is something to the customer's own.
  public init(groupID: String, visibleRelationship: Product.SubscriptionRelationship) {
    self.init(.group(groupID, visibleRelationship), .none)
  }
}

extension SubscriptionOfferView
where Icon == AutomaticProductPlaceholderIcon, PlaceholderIcon == AutomaticProductPlaceholderIcon {
  /// Offers the plan of a group that is something to the customer's own, with the app's icon.
  ///
  /// - In a terminal: A placeholder is shown instead of the app's icon.
  public init(
    groupID: String,
    visibleRelationship: Product.SubscriptionRelationship,
    useAppIcon: Bool
  ) {
    let icon = AutomaticProductPlaceholderIcon()
    let icons = useAppIcon ? ProductIcons(icon, placeholder: icon) : .none
    self.init(.group(groupID, visibleRelationship), icons)
  }
}

extension SubscriptionOfferView where PlaceholderIcon == AutomaticProductPlaceholderIcon {
  /// Offers a plan by its identifier, with an icon.
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

  /// Offers the plan of a group that is something to the customer's own, with an icon.
  public init(
    groupID: String,
    visibleRelationship: Product.SubscriptionRelationship,
    @ViewBuilder icon: () -> Icon
  ) {
    self.init(
      .group(groupID, visibleRelationship),
      ProductIcons(icon(), placeholder: AutomaticProductPlaceholderIcon())
    )
  }
}

extension SubscriptionOfferView {
  /// Offers a plan by its identifier, with an icon and what stands for it until the plan
  /// has come.
  public init(
    id productID: Product.ID,
    prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    self.init(.identifier(productID), ProductIcons(icon(), placeholder: placeholderIcon()))
  }

  /// Offers a plan by its identifier, with an icon made of the promotional image's phase.
  public init(
    id productID: Product.ID,
    @ViewBuilder icon: @escaping @MainActor (ProductIconPhase) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    self.init(.identifier(productID), ProductIcons(placeholder: placeholderIcon(), icon))
  }

  /// Offers the plan of a group that is something to the customer's own, with an icon and
  /// what stands for it until the plans have come.
  public init(
    groupID: String,
    visibleRelationship: Product.SubscriptionRelationship,
    @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    self.init(
      .group(groupID, visibleRelationship),
      ProductIcons(icon(), placeholder: placeholderIcon())
    )
  }
}

extension SubscriptionOfferView where PlaceholderIcon == EmptyView {
  /// Offers a plan, with an icon.
  public init(
    _ product: Product,
    prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: () -> Icon
  ) {
    self.init(.product(product), ProductIcons(icon()))
  }

  /// Offers a plan, with an icon made of the promotional image's phase.
  public init(
    _ product: Product,
    @ViewBuilder icon: @escaping @MainActor (ProductIconPhase) -> Icon
  ) {
    self.init(.product(product), ProductIcons(icon))
  }
}

extension SubscriptionOfferView
where Icon == SubscriptionOfferViewStyleConfiguration.Icon, PlaceholderIcon == EmptyView {
  /// Draws an offer within a style, in the style that is set further out; the icon is the
  /// configuration's.
  public init(_ configuration: SubscriptionOfferViewStyleConfiguration) {
    self.init(.configuration(configuration), .none)
  }
}
