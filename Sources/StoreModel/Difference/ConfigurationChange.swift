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
  /// Where it stands in the old file; `nil` where that has nothing. Entries of a list are
  /// counted from 0, without those that cannot be read.
  public let oldKeyPath: String?
  /// Where it stands in the new file; `nil` where that has nothing.
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

    /// The kind.
    public let kind: Kind
    /// What developers call it; empty where there is only one.
    public let name: String
    /// The product identifier, or the identifier of a group.
    public let id: String
    /// The name of the group it stands in, as the new file has it; plans and suites.
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
      /// An introductory offer.
      case introductoryOffer
      /// A promotional offer.
      case promotionalOffer
      /// An offer behind a code.
      case codeOffer
      /// A win-back offer.
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
