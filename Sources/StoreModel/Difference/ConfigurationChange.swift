/// A difference between two configurations.
///
/// ```swift
/// import StoreModel
///
/// func addedPlans(_ difference: ConfigurationDifference) -> [String] {
///   difference.changes
///     .filter { $0.kind == .added && $0.part.kind == .plan && $0.field == nil }
///     .map(\.part.id)
/// }
/// ```
public struct ConfigurationChange: Hashable, Sendable {
  /// The kind of difference between the old file and the new file.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Only the new file contains the part, item or field.
    case added
    /// Only the old file contains the part, item or field.
    case removed
    /// Both files contain the field, with different values.
    case changed
    /// Both files contain the same entries in a different order.
    case reordered
  }

  /// The kind of the change, such as an addition or a removal.
  public let kind: Kind
  /// The changed part, or the part that contains the changed item.
  public let part: Part
  /// The entry of a list within the part, such as an offer or a language; `nil` for the part
  /// itself.
  public let item: Item?
  /// The changed field; `nil` if a whole part or item was added or removed.
  public let field: Field?
  /// The value in the old file; `nil` if there is none.
  public let old: Value?
  /// The value in the new file; `nil` if there is none.
  public let new: Value?
  /// The path in the old file; `nil` if the value is only in the new file. List indices start at 0
  /// and skip unreadable entries.
  public let oldKeyPath: String?
  /// The path in the new file; `nil` if the value is only in the old file.
  public let newKeyPath: String?
}

extension ConfigurationChange {
  /// A part of a configuration under which changes are reported, such as a plan or the settings.
  public struct Part: Hashable, Sendable {
    /// The kinds of parts.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// The rest of the file: version, identifier, promotional images.
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

    /// The kind of the part, such as a product, a group or the settings.
    public let kind: Kind
    /// The name for developers; empty for parts that exist once.
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
    /// The kinds of lists.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// Names and descriptions in one language.
      case localization
      /// An offer for new subscribers of a group.
      case introductoryOffer
      /// An offer that the app gives to a subscriber.
      case promotionalOffer
      /// An offer that customers redeem with a code.
      case codeOffer
      /// An offer for former subscribers.
      case winBackOffer
      /// A billing plan of a subscription.
      case billingPlan
      /// A privacy policy in one language.
      case privacyPolicy
      /// A StoreKit call that can fail in tests.
      case simulatedFailure
    }

    /// The kind of list that contains the entry.
    public let kind: Kind
    /// The name or language that distinguishes the entry in its list; can be empty.
    public let name: String
  }
}
