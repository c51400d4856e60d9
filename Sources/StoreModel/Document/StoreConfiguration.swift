/// A StoreKit configuration file (`.storekit`), as written.
///
/// For each interpreted value, the configuration also has the text in the file. ``StoreCatalog``
/// contains the products as customers see them. A private key for signing offers is not stored,
/// only a fingerprint that distinguishes it from other keys.
///
/// ```swift
/// import StoreModel
///
/// func planIDs(inFileAt path: String) throws -> [String] {
///   let configuration = try StoreConfiguration(path: path)
///   return configuration.subscriptionGroups.flatMap(\.subscriptions).map(\.product.productID)
/// }
/// ```
public struct StoreConfiguration: Hashable, Sendable {
  /// The version of the format; `nil` if it is missing or not readable.
  public var formatVersion: FormatVersion?
  /// The file's own identifier. The identifier is not displayed.
  public var identifier: String?
  /// The consumables and non-consumables, in the order of the file.
  public var products: [ProductRecord] = []
  /// The subscriptions that do not renew automatically, in the order of the file.
  public var nonRenewingSubscriptions: [ProductRecord] = []
  /// The groups of auto-renewable subscriptions, in the file's order.
  public var subscriptionGroups: [SubscriptionGroupRecord] = []
  /// The groups of subscription suites (format 6). Suites are displayed but cannot be bought.
  public var suiteGroups: [SuiteGroupRecord] = []
  /// The number of groups of bundles (format 6). The content of these groups is not interpreted.
  public var bundleGroupCount = 0
  /// The content of the groups of bundles, as JSON in one line.
  var bundleGroupContents = "[]"
  /// The licence agreement and the privacy policies.
  public var policies = PolicyRecord()
  /// The test environment.
  public var settings = Settings()
  /// The identifier of the key that signs promotional offers in tests.
  public var offersKeyID: String?
  /// The unknown top-level keys, in the order of the file.
  public var unknownTopLevelKeys: [String] = []
  /// The values of unknown keys, by key, each as JSON in one line.
  ///
  /// This includes unknown keys of the version and of the offers key, with their path
  /// (`version.patch`). If a top-level key has the same name as such a path, the value is a list of
  /// both values. For the offers key, only the names are kept, because any value may be secret.
  var unknownContents: [String: String] = [:]
  /// A fingerprint of the private key, which distinguishes it from other keys; `nil` if there is no
  /// key.
  var offersKeyFingerprint: SecretFingerprint?
  /// The promotional images in the package directory; empty for a plain file.
  public var promotionalImages = PromotionalImages()
  /// The problems and remarks found while reading, sorted by position.
  public var diagnostics: [Diagnostic] = []

  /// Creates an empty configuration.
  public init() {}

  /// The subscriptions of all groups, in the file's order.
  public var subscriptions: [SubscriptionRecord] {
    subscriptionGroups.flatMap(\.subscriptions)
  }
}
