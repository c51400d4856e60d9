import StoreModel
import TerminalUI

extension SubscriptionStoreControlStyleConfiguration {
  /// One plan of a store: StoreKit's type of this name. The members of its product and
  /// of that product's subscription are its own.
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct Option: @MainActor Identifiable, @MainActor Hashable {
    /// The plan.
    public let subscription: Product
    /// The plan's identifier.
    public var id: Product.ID { subscription.id }
    /// The offer that subscribing applies; its terms are to be shown.
    public let activeOffer: Product.SubscriptionOffer?
    /// What decorates the plan.
    public let icon: Icon?
    let standing: PlanStanding
    private let subscribeAction: SubscribeAction

    init(
      _ subscription: Product,
      standing: PlanStanding,
      activeOffer: Product.SubscriptionOffer?,
      icon: Icon?,
      subscribe: SubscribeAction
    ) {
      self.subscription = subscription
      self.standing = standing
      self.activeOffer = activeOffer
      self.icon = icon
      subscribeAction = subscribe
    }

    /// Begins to buy the plan, with the offer and the options of the store.
    public func subscribe() { subscribeAction(subscription, offer: activeOffer) }

    /// A member of the product.
    public subscript<Value>(dynamicMember keyPath: KeyPath<Product, Value>) -> Value {
      subscription[keyPath: keyPath]
    }

    /// A member of the product's subscription.
    public subscript<Value>(
      dynamicMember keyPath: KeyPath<Product.SubscriptionInfo, Value>
    ) -> Value? {
      subscription.subscription?[keyPath: keyPath]
    }

    /// A member of the product's subscription that may be missing.
    public subscript<Value>(
      dynamicMember keyPath: KeyPath<Product.SubscriptionInfo, Value?>
    ) -> Value? {
      subscription.subscription.flatMap { $0[keyPath: keyPath] }
    }

    /// Whether two are the same plan on the same terms.
    public static func == (left: Self, right: Self) -> Bool {
      left.subscription == right.subscription && left.activeOffer == right.activeOffer
        && left.standing == right.standing
    }

    /// Hashes the plan's identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// One plan of a store in a picker: StoreKit's type of this name.
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct PickerOption: @MainActor Identifiable, @MainActor Hashable {
    let option: Option
    /// Whether it is the chosen one.
    public let isSelected: Bool

    /// The plan.
    public var subscription: Product { option.subscription }
    /// The plan's identifier.
    public var id: Product.ID { option.id }
    /// The offer that subscribing applies; its terms are to be shown.
    public var activeOffer: Product.SubscriptionOffer? { option.activeOffer }
    /// What decorates the plan.
    public var icon: Icon? { option.icon }

    init(_ option: Option, isSelected: Bool) {
      self.option = option
      self.isSelected = isSelected
    }

    /// A member of the product.
    public subscript<Value>(dynamicMember keyPath: KeyPath<Product, Value>) -> Value {
      option.subscription[keyPath: keyPath]
    }

    /// A member of the product's subscription.
    public subscript<Value>(
      dynamicMember keyPath: KeyPath<Product.SubscriptionInfo, Value>
    ) -> Value? {
      option.subscription.subscription?[keyPath: keyPath]
    }

    /// A member of the product's subscription that may be missing.
    public subscript<Value>(
      dynamicMember keyPath: KeyPath<Product.SubscriptionInfo, Value?>
    ) -> Value? {
      option.subscription.subscription.flatMap { $0[keyPath: keyPath] }
    }
  }
}
