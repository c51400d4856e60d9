/// The differences between the values of two configurations. Each change has its key paths in both
/// files.
///
/// Products are matched by product identifier, then by internal identifier. A product that was
/// renamed or moved to another group is therefore reported as changed, not as new. Changes without
/// effect are not differences: the order of keys or languages, whitespace, trailing zeros of a
/// price, and keys with their default value.
///
/// ```swift
/// import StoreModel
///
/// func changeCount(from old: String, to new: String) throws -> Int {
///   let files = try [old, new].map { try StoreConfiguration(path: $0) }
///   return ConfigurationDifference(from: files[0], to: files[1]).changes.count
/// }
/// ```
public struct ConfigurationDifference: Hashable, Sendable {
  /// The changes in this order: groups with their plans, products, non-renewing subscriptions,
  /// suites, policies, settings, the file itself. Entries are in the order of the new file; removed
  /// entries are last.
  public let changes: [ConfigurationChange]
  /// The storefront that determines the currency of the old file's prices.
  public let oldStorefront: Storefront
  /// The storefront that determines the currency of the new file's prices.
  public let newStorefront: Storefront

  /// Whether there are no differences.
  public var isEmpty: Bool { changes.isEmpty }

  /// Compares two configurations.
  public init(from old: StoreConfiguration, to new: StoreConfiguration) {
    oldStorefront = Storefront(old.settings.storefront)
    newStorefront = Storefront(new.settings.storefront)
    var comparison = ConfigurationComparison()
    comparison.compareGroups(ProductIndex(old), ProductIndex(new))
    comparison.compare(
      .policies,
      PolicyFieldCollector.part(of: old),
      PolicyFieldCollector.part(of: new)
    )
    comparison.compare(
      .settings,
      SettingsFieldCollector.part(of: old),
      SettingsFieldCollector.part(of: new)
    )
    comparison.compare(.file, FileFieldCollector.part(of: old), FileFieldCollector.part(of: new))
    changes = comparison.changes
  }
}
