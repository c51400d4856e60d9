import StoreModel
import TerminalUI

extension SubscriptionOfferView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Offers a plan by its identifier.
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {
    self.init(.identifier(productID))
  }

  /// Offers a plan.
  public init(_ product: Product, prefersPromotionalIcon: Bool = true) {
    self.init(.product(product))
  }

  /// Offers the plan of a group that is something to the customer's own.
  public init(groupID: String, visibleRelationship: Product.SubscriptionRelationship) {
    self.init(.group(groupID, visibleRelationship))
  }

  private init(_ subject: OfferSubject) {
    self.init(subject, icon: { _ in AnyView(EmptyView()) }, placeholder: AnyView(EmptyView()))
  }
}

extension SubscriptionOfferView
where Icon == AutomaticProductPlaceholderIcon, PlaceholderIcon == AutomaticProductPlaceholderIcon {
  /// Offers the plan of a group that is something to the customer's own, with the app's
  /// icon. Cells cannot show an app's icon: a mark stands for it.
  public init(
    groupID: String,
    visibleRelationship: Product.SubscriptionRelationship,
    useAppIcon: Bool
  ) {
    let icon = useAppIcon ? spaced(AutomaticProductPlaceholderIcon()) : AnyView(EmptyView())
    self.init(.group(groupID, visibleRelationship), icon: { _ in icon }, placeholder: icon)
  }
}

extension SubscriptionOfferView where PlaceholderIcon == AutomaticProductPlaceholderIcon {
  /// Offers a plan by its identifier, with an icon.
  public init(
    id productID: Product.ID,
    prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: () -> Icon
  ) {
    self.init(.identifier(productID), icon())
  }

  /// Offers the plan of a group that is something to the customer's own, with an icon.
  public init(
    groupID: String,
    visibleRelationship: Product.SubscriptionRelationship,
    @ViewBuilder icon: () -> Icon
  ) {
    self.init(.group(groupID, visibleRelationship), icon())
  }

  private init(_ subject: OfferSubject, _ icon: Icon) {
    let icon = spaced(icon)
    self.init(
      subject,
      icon: { _ in icon },
      placeholder: spaced(AutomaticProductPlaceholderIcon())
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
    let icon = spaced(icon())
    self.init(.identifier(productID), icon: { _ in icon }, placeholder: spaced(placeholderIcon()))
  }

  /// Offers a plan by its identifier, with an icon made of the promotional image's phase.
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

  /// Offers the plan of a group that is something to the customer's own, with an icon and
  /// what stands for it until the plans have come.
  public init(
    groupID: String,
    visibleRelationship: Product.SubscriptionRelationship,
    @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    let icon = spaced(icon())
    self.init(
      .group(groupID, visibleRelationship),
      icon: { _ in icon },
      placeholder: spaced(placeholderIcon())
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
    let icon = spaced(icon())
    self.init(.product(product), icon: { _ in icon }, placeholder: AnyView(EmptyView()))
  }

  /// Offers a plan, with an icon made of the promotional image's phase.
  public init(
    _ product: Product,
    @ViewBuilder icon: @escaping @MainActor (ProductIconPhase) -> Icon
  ) {
    self.init(.product(product), icon: { spaced(icon($0)) }, placeholder: AnyView(EmptyView()))
  }
}

extension SubscriptionOfferView
where Icon == SubscriptionOfferViewStyleConfiguration.Icon, PlaceholderIcon == EmptyView {
  /// Draws an offer within a style, in the style that is set further out.
  public init(_ configuration: SubscriptionOfferViewStyleConfiguration) {
    self.init(
      .configuration(configuration),
      icon: { _ in configuration.icon },
      placeholder: AnyView(EmptyView())
    )
  }
}
