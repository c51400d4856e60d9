import StoreModel
import TerminalUI

extension SubscriptionStoreControlStyleConfiguration {
  /// A plan that a store offers: StoreKit's `SubscriptionStoreControlStyleConfiguration.Option`.
  /// The properties of the product and of its subscription are available as members.
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct Option: @MainActor Identifiable, @MainActor Hashable {
    /// The values of the option, stored behind one reference. Options are copied into many views,
    /// and comparing two references is cheaper than comparing all values.
    private final class Contents {
      let subscription: Product
      let activeOffer: Product.SubscriptionOffer?
      let preferredPricingTerms: Product.SubscriptionInfo.PricingTerms?
      let icon: Icon?
      let planStatus: PlanStatus
      let subscribeAction: SubscribeAction

      init(
        _ subscription: Product,
        _ activeOffer: Product.SubscriptionOffer?,
        _ preferredPricingTerms: Product.SubscriptionInfo.PricingTerms?,
        _ icon: Icon?,
        _ planStatus: PlanStatus,
        _ subscribeAction: SubscribeAction
      ) {
        self.subscription = subscription
        self.activeOffer = activeOffer
        self.preferredPricingTerms = preferredPricingTerms
        self.icon = icon
        self.planStatus = planStatus
        self.subscribeAction = subscribeAction
      }
    }

    private let contents: Contents

    /// The product that the option sells.
    public var subscription: Product { contents.subscription }
    /// The identifier of the product.
    public var id: Product.ID { contents.subscription.id }
    /// The offer that subscribing applies; `nil` if there is none. A style must display the offer's
    /// terms.
    public var activeOffer: Product.SubscriptionOffer? { contents.activeOffer }
    /// The terms that `preferredSubscriptionPricingTerms(_:)` selects, or the plan's first terms if
    /// the modifier selects none of the plan's terms; `nil` without that modifier. A style must
    /// display the price of one billing period, and the total of a commitment that is billed
    /// monthly.
    public var preferredPricingTerms: Product.SubscriptionInfo.PricingTerms? {
      contents.preferredPricingTerms
    }
    /// The icon beside the plan; `nil` if the store sets no icon.
    public var icon: Icon? { contents.icon }
    var planStatus: PlanStatus { contents.planStatus }

    init(
      _ subscription: Product,
      planStatus: PlanStatus,
      activeOffer: Product.SubscriptionOffer?,
      preferredPricingTerms: Product.SubscriptionInfo.PricingTerms?,
      icon: Icon?,
      subscribe: SubscribeAction
    ) {
      contents = Contents(
        subscription,
        activeOffer,
        preferredPricingTerms,
        icon,
        planStatus,
        subscribe
      )
    }

    /// The billing option of a purchase if it is monthly, with a commitment; `nil` for up-front
    /// billing.
    var monthlyTerms: Product.SubscriptionInfo.PricingTerms? {
      preferredPricingTerms.flatMap { $0.billingPlanType == .monthly ? $0 : nil }
    }

    /// Returns the price of one billing period, together with the period.
    func price(_ words: Words, _ style: Words.PriceStyle = .compact) -> String {
      words.price(of: subscription, billedBy: monthlyTerms, style)
    }

    /// Starts the purchase of the plan, with the offer and the purchase options of the store.
    public func subscribe() {
      contents.subscribeAction(contents.subscription, offer: contents.activeOffer)
    }

    /// Accesses a property of the product.
    public subscript<Value>(dynamicMember keyPath: KeyPath<Product, Value>) -> Value {
      contents.subscription[keyPath: keyPath]
    }

    /// Accesses a property of the subscription; `nil` if the product is not a subscription.
    public subscript<Value>(
      dynamicMember keyPath: KeyPath<Product.SubscriptionInfo, Value>
    ) -> Value? {
      contents.subscription.subscription?[keyPath: keyPath]
    }

    /// Accesses an optional property of the subscription; `nil` if the product is not a
    /// subscription.
    public subscript<Value>(
      dynamicMember keyPath: KeyPath<Product.SubscriptionInfo, Value?>
    ) -> Value? {
      contents.subscription.subscription.flatMap { $0[keyPath: keyPath] }
    }

    /// Returns whether two options have the same plan, offer and other terms.
    public static func == (left: Self, right: Self) -> Bool {
      let (left, right) = (left.contents, right.contents)
      return left === right
        || left.subscription == right.subscription && left.activeOffer == right.activeOffer
          && left.planStatus == right.planStatus
          && left.preferredPricingTerms == right.preferredPricingTerms
    }

    /// Hashes the identifier of the plan.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// A plan in a picker: StoreKit's `SubscriptionStoreControlStyleConfiguration.PickerOption`.
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct PickerOption: @MainActor Identifiable, @MainActor Hashable {
    let option: Option
    /// Whether the plan is selected.
    public let isSelected: Bool

    /// The product that the option sells.
    public var subscription: Product { option.subscription }
    /// The identifier of the product.
    public var id: Product.ID { option.id }
    /// The offer that subscribing applies; `nil` if there is none. A style must display the offer's
    /// terms.
    public var activeOffer: Product.SubscriptionOffer? { option.activeOffer }
    /// The icon beside the plan; `nil` if the store sets no icon.
    public var icon: Icon? { option.icon }

    init(_ option: Option, isSelected: Bool) {
      self.option = option
      self.isSelected = isSelected
    }

    /// Accesses a property of the product.
    public subscript<Value>(dynamicMember keyPath: KeyPath<Product, Value>) -> Value {
      option.subscription[keyPath: keyPath]
    }

    /// Accesses a property of the subscription; `nil` if the product is not a subscription.
    public subscript<Value>(
      dynamicMember keyPath: KeyPath<Product.SubscriptionInfo, Value>
    ) -> Value? {
      option.subscription.subscription?[keyPath: keyPath]
    }

    /// Accesses an optional property of the subscription; `nil` if the product is not a
    /// subscription.
    public subscript<Value>(
      dynamicMember keyPath: KeyPath<Product.SubscriptionInfo, Value?>
    ) -> Value? {
      option.subscription.subscription.flatMap { $0[keyPath: keyPath] }
    }
  }
}
