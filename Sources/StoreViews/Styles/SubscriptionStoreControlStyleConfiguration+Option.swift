import StoreModel
import TerminalUI

extension SubscriptionStoreControlStyleConfiguration {
  /// One plan of a store: StoreKit's type of this name. The members of its product and
  /// of that product's subscription are its own.
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct Option: @MainActor Identifiable, @MainActor Hashable {
    /// What the option is made of, behind one reference: options are in many views, which are
    /// copied often and are to be seen to be the same.
    private final class Contents {
      let subscription: Product
      let activeOffer: Product.SubscriptionOffer?
      let icon: Icon?
      let planStatus: PlanStatus
      let subscribeAction: SubscribeAction

      init(
        _ subscription: Product,
        _ activeOffer: Product.SubscriptionOffer?,
        _ icon: Icon?,
        _ planStatus: PlanStatus,
        _ subscribeAction: SubscribeAction
      ) {
        self.subscription = subscription
        self.activeOffer = activeOffer
        self.icon = icon
        self.planStatus = planStatus
        self.subscribeAction = subscribeAction
      }
    }

    private let contents: Contents

    /// The plan.
    public var subscription: Product { contents.subscription }
    /// The plan's identifier.
    public var id: Product.ID { contents.subscription.id }
    /// The offer that subscribing applies; its terms are to be shown.
    public var activeOffer: Product.SubscriptionOffer? { contents.activeOffer }
    /// What decorates the plan.
    public var icon: Icon? { contents.icon }
    var planStatus: PlanStatus { contents.planStatus }

    init(
      _ subscription: Product,
      planStatus: PlanStatus,
      activeOffer: Product.SubscriptionOffer?,
      icon: Icon?,
      subscribe: SubscribeAction
    ) {
      contents = Contents(subscription, activeOffer, icon, planStatus, subscribe)
    }

    /// Begins to buy the plan, with the offer and the options of the store.
    public func subscribe() {
      contents.subscribeAction(contents.subscription, offer: contents.activeOffer)
    }

    /// A member of the product.
    public subscript<Value>(dynamicMember keyPath: KeyPath<Product, Value>) -> Value {
      contents.subscription[keyPath: keyPath]
    }

    /// A member of the product's subscription.
    public subscript<Value>(
      dynamicMember keyPath: KeyPath<Product.SubscriptionInfo, Value>
    ) -> Value? {
      contents.subscription.subscription?[keyPath: keyPath]
    }

    /// A member of the product's subscription that may be missing.
    public subscript<Value>(
      dynamicMember keyPath: KeyPath<Product.SubscriptionInfo, Value?>
    ) -> Value? {
      contents.subscription.subscription.flatMap { $0[keyPath: keyPath] }
    }

    /// Whether two are the same plan on the same terms.
    public static func == (left: Self, right: Self) -> Bool {
      let (left, right) = (left.contents, right.contents)
      return left === right
        || left.subscription == right.subscription && left.activeOffer == right.activeOffer
          && left.planStatus == right.planStatus
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
