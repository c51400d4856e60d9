import PurchaseFlow
import StoreModel
import TerminalUI

/// How offers of a subscription look and behave: StoreKit's `SubscriptionOfferViewStyle`.
@MainActor @preconcurrency
public protocol SubscriptionOfferViewStyle {
  /// The view of an offer.
  associatedtype Body: View
  /// What a style gets to work with.
  typealias Configuration = SubscriptionOfferViewStyleConfiguration

  /// Makes the view of an offer.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What an offer's style gets to work with: StoreKit's
/// `SubscriptionOfferViewStyleConfiguration`.
@MainActor @preconcurrency
public struct SubscriptionOfferViewStyleConfiguration {
  /// A plan's icon, whatever it is made of.
  public typealias Icon = AnyView

  /// The offer that subscribing applies; its terms are to be shown.
  public let activeOffer: Product.SubscriptionOffer?
  /// The plan's icon.
  public let icon: Icon
  /// How far loading the plans is.
  public let state: Product.CollectionTaskState
  /// The name of the subscription group; `nil` until the plans have come.
  public let subscriptionGroupDisplayName: String?
  /// Where the customer stands in the group; `nil` where they never subscribed.
  public let subscriptionStatus: Product.SubscriptionInfo.Status?
  /// The plan that is offered; `nil` where none fits, or all are.
  public let visibleSubscription: Product?
  /// The plans of the group, the highest level first; `nil` until they have come.
  public var subscriptions: [Product]? { state.products }

  /// What the plan is to the customer.
  let planStatus: PlanStatus?
  /// Whether all plans of the group are offered together.
  let offersAll: Bool
  /// Whether the link to details is to be seen.
  let showsDetailLink: Bool
  /// Whether there is something that shows details.
  var hasDetails: Bool { showDetails != nil }
  private let buy: @MainActor () -> Void
  private let showDetails: (@MainActor () -> Void)?

  init(
    activeOffer: Product.SubscriptionOffer?,
    icon: Icon,
    state: Product.CollectionTaskState,
    subscriptionStatus: Product.SubscriptionInfo.Status?,
    visibleSubscription: Product?,
    planStatus: PlanStatus?,
    offersAll: Bool,
    showsDetailLink: Bool,
    buy: @escaping @MainActor () -> Void,
    showDetails: (@MainActor () -> Void)?
  ) {
    self.activeOffer = activeOffer
    self.icon = icon
    self.state = state
    subscriptionGroupDisplayName =
      (visibleSubscription ?? state.products?.first)?.subscription?.groupDisplayName
    self.subscriptionStatus = subscriptionStatus
    self.visibleSubscription = visibleSubscription
    self.planStatus = planStatus
    self.offersAll = offersAll
    self.showsDetailLink = showsDetailLink
    self.buy = buy
    self.showDetails = showDetails
  }

  /// Begins to buy the plan, as the modifiers around say; where all plans are offered it
  /// shows details.
  public func subscribe() {
    if offersAll { displayDetails() } else { buy() }
  }

  /// Does what `subscriptionOfferViewDetailAction(_:)` set.
  public func displayDetails() { showDetails?() }
}

/// The buttons of an offer beside the one that buys: StoreKit's
/// `SubscriptionOfferViewButtonKind`.
public struct SubscriptionOfferViewButtonKind: Hashable, Sendable {
  private let name: String

  /// What shows details; seen where there is an action for it.
  public static let detailLink = Self(name: "detailLink")
}

/// What the modifiers around say of offers.
struct OfferViewSettings {
  /// What shows details.
  var detailAction: (@MainActor () -> Void)?
  /// Whether buttons are to be seen.
  var visibility: [SubscriptionOfferViewButtonKind: Visibility] = [:]

  /// Whether the link to details is to be seen.
  var showsDetailLink: Bool {
    detailAction != nil && visibility[.detailLink] != .hidden
  }
}

private enum OfferViewStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<SubscriptionOfferViewStyleConfiguration> { StyleStack() }
}

private enum OfferViewSettingsKey: EnvironmentKey {
  static var defaultValue: OfferViewSettings { OfferViewSettings() }
}

extension EnvironmentValues {
  var offerViewStyles: StyleStack<SubscriptionOfferViewStyleConfiguration> {
    get { self[OfferViewStylesKey.self] }
    set { self[OfferViewStylesKey.self] = newValue }
  }

  var offerViewSettings: OfferViewSettings {
    get { self[OfferViewSettingsKey.self] }
    set { self[OfferViewSettingsKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the offers in this view: StoreKit's `subscriptionOfferViewStyle(_:)`.
  public func subscriptionOfferViewStyle(_ style: some SubscriptionOfferViewStyle) -> some View {
    pushingStyle(style, on: \.offerViewStyles) { $0.makeBody(configuration: $1) }
  }

  /// Sets what the link to details does, and shows it; `nil` takes it away: StoreKit's
  /// `subscriptionOfferViewDetailAction(_:)`.
  public func subscriptionOfferViewDetailAction(
    _ action: (@MainActor () -> Void)?
  ) -> some View {
    transformEnvironment(\.offerViewSettings) { $0.detailAction = action }
  }

  /// Shows or hides buttons of the offers in this view: StoreKit's
  /// `subscriptionOfferViewButtonVisibility(_:for:)`. A link without an action is never seen.
  public func subscriptionOfferViewButtonVisibility(
    _ visibility: Visibility,
    for kinds: SubscriptionOfferViewButtonKind...
  ) -> some View {
    transformEnvironment(\.offerViewSettings) { settings in
      for kind in kinds { settings.visibility[kind] = visibility }
    }
  }
}
