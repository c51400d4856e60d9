import StoreModel
import TerminalUI

extension SubscriptionOfferView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Offers the plan with an identifier.
  ///
  /// - Parameter prefersPromotionalIcon: Whether to display the promotional image.
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {
    self.init(.identifier(productID), .promotional(prefersPromotionalIcon))
  }

  /// Offers a loaded plan.
  ///
  /// - Parameter prefersPromotionalIcon: Whether to display the promotional image.
  public init(_ product: Product, prefersPromotionalIcon: Bool = true) {
    self.init(.product(product), .promotional(prefersPromotionalIcon))
  }

  /// Offers the plan of a group that has the given relationship to the customer's plan.
  public init(groupID: String, visibleRelationship: Product.SubscriptionRelationship) {
    self.init(.group(groupID, visibleRelationship), .none)
  }
}

extension SubscriptionOfferView
where Icon == AutomaticProductPlaceholderIcon, PlaceholderIcon == AutomaticProductPlaceholderIcon {
  /// Offers the plan of a group that has the given relationship to the customer's plan, with the
  /// app's icon.
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
  /// Offers the plan with an identifier, with an icon. With `prefersPromotionalIcon`, the
  /// promotional image replaces the icon, if the plan has one.
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

  /// Offers the plan of a group that has the given relationship to the customer's plan, with an
  /// icon.
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
  /// Offers the plan with an identifier, with an icon. A placeholder is displayed while the plan
  /// loads. With `prefersPromotionalIcon`, the promotional image replaces the icon, if the plan has
  /// one.
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

  /// Offers the plan with an identifier, with an icon for each phase of the promotional image.
  public init(
    id productID: Product.ID,
    @ViewBuilder icon: @escaping @MainActor (ProductIconPhase) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    self.init(.identifier(productID), ProductIcons(placeholder: placeholderIcon(), icon))
  }

  /// Offers the plan of a group that has the given relationship to the customer's plan, with an
  /// icon. A placeholder is displayed while the plans load.
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
  /// Offers a loaded plan, with an icon. With `prefersPromotionalIcon`, the promotional image
  /// replaces the icon, if the plan has one.
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

  /// Offers a loaded plan, with an icon for each phase of the promotional image.
  public init(
    _ product: Product,
    @ViewBuilder icon: @escaping @MainActor (ProductIconPhase) -> Icon
  ) {
    self.init(.product(product), ProductIcons(icon))
  }
}

extension SubscriptionOfferView
where Icon == SubscriptionOfferViewStyleConfiguration.Icon, PlaceholderIcon == EmptyView {
  /// Draws an offer from inside an offer style. The view has the enclosing style and the icon in
  /// the configuration.
  public init(_ configuration: SubscriptionOfferViewStyleConfiguration) {
    self.init(.configuration(configuration), .none)
  }
}
