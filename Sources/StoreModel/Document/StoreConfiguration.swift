/// A StoreKit configuration file (`.storekit`), as it was written.
///
/// The document keeps what the file says, also where it is odd: next to each value
/// that had to be understood stands its text. What a customer sees of it is made by
/// the catalog. Of the private key that a file may hold for signing offers only a mark is kept,
/// which tells it from others.
public struct StoreConfiguration: Hashable, Sendable {
  /// The version of the format; `nil` when the file has none that can be read.
  public var formatVersion: FormatVersion?
  /// The file's own identifier, without use for display.
  public var identifier: String?
  /// Consumables and non-consumables, in the file's order.
  public var products: [ProductRecord] = []
  /// Subscriptions that do not renew, in the file's order.
  public var nonRenewingSubscriptions: [ProductRecord] = []
  /// The groups of auto-renewable subscriptions, in the file's order.
  public var subscriptionGroups: [SubscriptionGroupRecord] = []
  /// Suites of subscriptions across apps (format 6), to be shown only.
  public var suiteGroups: [SuiteGroupRecord] = []
  /// How many groups of bundles (format 6) the file has; what they hold is unknown.
  public var bundleGroupCount = 0
  /// What the groups of bundles hold, as JSON in one line.
  var bundleGroupContents = "[]"
  /// The licence agreement and the privacy policies.
  public var policies = PolicyRecord()
  /// The test environment.
  public var settings = Settings()
  /// The identifier of the key that signs promotional offers in tests.
  public var offersKeyID: String?
  /// The top-level keys that are no part of the format, in the file's order.
  public var unknownTopLevelKeys: [String] = []
  /// What these hold, and unknown keys of the version and of the key for offers, which are
  /// named with the way to them (`version.patch`; where a key of the file is called like that,
  /// one list holds both): as JSON in one line. Of the key for offers
  /// nothing but the names, since what is secret may stand under any.
  var unknownContents: [String: String] = [:]
  /// What tells the private key of one file from that of another; `nil` without one.
  var offersKeyFingerprint: SecretFingerprint?
  /// The promotional images beside the document; empty for a plain file.
  public var promotionalImages = PromotionalImages()
  /// What was found wrong or doubtful while reading, by place.
  public var diagnostics: [Diagnostic] = []

  /// Creates an empty configuration.
  public init() {}

  /// The subscriptions of all groups, in the file's order.
  public var subscriptions: [SubscriptionRecord] {
    subscriptionGroups.flatMap(\.subscriptions)
  }
}
