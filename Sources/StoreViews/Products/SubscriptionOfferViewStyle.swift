import PurchaseFlow
import StoreModel
import TerminalUI

/// The appearance and behaviour of subscription offers: StoreKit's `SubscriptionOfferViewStyle`.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct ButtonStyle: SubscriptionOfferViewStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button("Subscribe") { configuration.subscribe() }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol SubscriptionOfferViewStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// The values that a style receives.
  typealias Configuration = SubscriptionOfferViewStyleConfiguration

  /// Returns the view that displays the offer and its subscribe button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The values that an offer style receives: StoreKit's `SubscriptionOfferViewStyleConfiguration`.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct NameStyle: SubscriptionOfferViewStyle {
///   func makeBody(configuration: SubscriptionOfferViewStyleConfiguration) -> some View {
///     Text(configuration.visibleSubscription?.displayName ?? "")
///   }
/// }
/// ```
@MainActor @preconcurrency
public struct SubscriptionOfferViewStyleConfiguration {
  /// The type of a plan's icon.
  public typealias Icon = AnyView

  /// The offer that subscribing applies; `nil` if there is none. A style must display the offer's
  /// terms.
  public let activeOffer: Product.SubscriptionOffer?
  /// The icon of the plan.
  public let icon: Icon
  /// The state of loading the plans.
  public let state: Product.CollectionTaskState
  /// The name of the subscription group; `nil` until the plans are loaded.
  public let subscriptionGroupDisplayName: String?
  /// The customer's subscription status in the group; `nil` if they never subscribed.
  public let subscriptionStatus: Product.SubscriptionInfo.Status?
  /// The offered plan; `nil` if no plan matches, or if all plans are offered together.
  public let visibleSubscription: Product?
  /// The plans of the group, the highest level first; `nil` until they are loaded.
  public var subscriptions: [Product]? { state.products }

  /// The relationship of the plan to the customer.
  let planStatus: PlanStatus?
  /// The billing option of a purchase if it is monthly, with a 12-month commitment; `nil` for
  /// up-front billing.
  let monthlyTerms: Product.SubscriptionInfo.PricingTerms?
  /// Whether all plans of the group are offered together.
  let offersAll: Bool
  /// Whether the link to details is visible.
  let showsDetailLink: Bool
  /// Whether an action for details is set.
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
    monthlyTerms: Product.SubscriptionInfo.PricingTerms?,
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
    self.monthlyTerms = monthlyTerms
    self.offersAll = offersAll
    self.showsDetailLink = showsDetailLink
    self.buy = buy
    self.showDetails = showDetails
  }

  /// Starts the purchase of the plan, according to the enclosing modifiers. If all plans are
  /// offered together, displays details instead.
  public func subscribe() {
    if offersAll { displayDetails() } else { buy() }
  }

  /// Performs the action set with `subscriptionOfferViewDetailAction(_:)`.
  public func displayDetails() { showDetails?() }
}

/// An additional button of an offer, next to the subscribe button: StoreKit's
/// `SubscriptionOfferViewButtonKind`.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct Offer: View {
///   var body: some View {
///     SubscriptionOfferView(id: "pass.monthly")
///       .subscriptionOfferViewButtonVisibility(.hidden, for: .detailLink)
///   }
/// }
/// ```
public struct SubscriptionOfferViewButtonKind: Hashable, Sendable {
  private let name: String

  /// The link to details. By default it is visible if it has an action.
  public static let detailLink = Self(name: "detailLink")
}

/// The settings of the enclosing modifiers for offers.
struct OfferViewSettings {
  /// The action of the link to details.
  var detailAction: (@MainActor () -> Void)?
  /// The visibility set for each kind of button.
  var visibility: [SubscriptionOfferViewButtonKind: Visibility] = [:]

  /// Whether the link to details is visible.
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

  /// Sets the action of the link to details and displays the link; `nil` removes the action and the
  /// link: StoreKit's `subscriptionOfferViewDetailAction(_:)`.
  public func subscriptionOfferViewDetailAction(
    _ action: (@MainActor () -> Void)?
  ) -> some View {
    transformEnvironment(\.offerViewSettings) { $0.detailAction = action }
  }

  /// Sets the visibility of buttons of the offers in this view: StoreKit's
  /// `subscriptionOfferViewButtonVisibility(_:for:)`. A link without an action is always hidden.
  public func subscriptionOfferViewButtonVisibility(
    _ visibility: Visibility,
    for kinds: SubscriptionOfferViewButtonKind...
  ) -> some View {
    transformEnvironment(\.offerViewSettings) { settings in
      for kind in kinds { settings.visibility[kind] = visibility }
    }
  }
}
