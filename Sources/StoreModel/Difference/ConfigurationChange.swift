/// One thing that differs between two configurations.
public struct ConfigurationChange: Hashable, Sendable {
  /// What happened to it.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Only the new file has it.
    case added
    /// Only the old file has it.
    case removed
    /// Both have it, with other values.
    case changed
    /// Both have the same entries, in another order.
    case reordered
  }

  /// What happened.
  public let kind: Kind
  /// What it happened to, or within what.
  public let part: Part
  /// The entry of a list within the part: an offer, a language; `nil` for the part itself.
  public let item: Item?
  /// The field; `nil` when a whole part or item was added or removed.
  public let field: Field?
  /// What the old file has; `nil` where it has nothing.
  public let old: Value?
  /// What the new file has; `nil` where it has nothing.
  public let new: Value?
  /// The path in the old file; `nil` if it is only in the new one. List indices start at 0 and
  /// skip unreadable entries.
  public let oldKeyPath: String?
  /// The path in the new file; `nil` if it is only in the old one.
  public let newKeyPath: String?
}

extension ConfigurationChange {
  /// A part of a configuration that people think of as one thing.
  public struct Part: Hashable, Sendable {
    /// The kinds of parts.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// What belongs to no other part: version, identifier, images.
      case file
      /// A group of auto-renewable subscriptions.
      case group
      /// An auto-renewable subscription.
      case plan
      /// A consumable or non-consumable.
      case product
      /// The list of consumables and non-consumables.
      case products
      /// A subscription that does not renew.
      case nonRenewing
      /// The list of subscriptions that do not renew.
      case nonRenewingSubscriptions
      /// A group of suites.
      case suiteGroup
      /// A suite of subscriptions.
      case suite
      /// The licence agreement and the privacy policies.
      case policies
      /// The test environment.
      case settings
    }

    /// Whether the part is a product, a group, the settings and so on.
    public let kind: Kind
    /// What developers call it; empty where there is only one.
    public let name: String
    /// The product identifier, or the identifier of a group.
    public let id: String
    /// The group's name in the new file; only for plans and suites.
    public let group: String?

    static let file = Part(kind: .file, name: "", id: "", group: nil)
    static let policies = Part(kind: .policies, name: "", id: "", group: nil)
    static let settings = Part(kind: .settings, name: "", id: "", group: nil)
  }

  /// An entry of a list within a part.
  public struct Item: Hashable, Sendable {
    /// The lists.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// Names and descriptions in one language.
      case localization
      /// An offer for new subscribers of a group.
      case introductoryOffer
      /// An offer that the app selects for a subscriber.
      case promotionalOffer
      /// An offer behind a code.
      case codeOffer
      /// An offer for former subscribers.
      case winBackOffer
      /// A way to pay.
      case billingPlan
      /// A privacy policy in one language.
      case privacyPolicy
      /// A call of StoreKit that can be made to fail.
      case simulatedFailure
    }

    /// The list.
    public let kind: Kind
    /// What tells it from the others of its list: a language, a name; may be empty.
    public let name: String
  }
}
