/// What differs between two configurations, as values: each change says what it belongs
/// to, and its path in both files.
///
/// Products are the same when their product identifiers are, else when their internal
/// identifiers are, so that a product that was renamed or has moved to another group is a
/// change and not a new product. What means the same is no difference: another order of
/// keys or languages, other blanks, a price with more zeros, a key with its default.
public struct ConfigurationDifference: Hashable, Sendable {
  /// The changes: groups with their plans, products, subscriptions that do not renew,
  /// suites, policies, settings, the file itself; within each as the new file has them,
  /// and last what only the old one has.
  public let changes: [ConfigurationChange]
  /// The storefront whose currency the old file's prices are in.
  public let oldStorefront: Storefront
  /// The storefront whose currency the new file's prices are in.
  public let newStorefront: Storefront

  /// Whether nothing differs.
  public var isEmpty: Bool { changes.isEmpty }

  /// Compares two configurations.
  public init(from old: StoreConfiguration, to new: StoreConfiguration) {
    oldStorefront = Storefront(old.settings.storefront)
    newStorefront = Storefront(new.settings.storefront)
    var finder = ChangeFinder()
    finder.compareGroups(ProductIndex(old), ProductIndex(new))
    finder.compare(.policies, PolicyFacts.part(of: old), PolicyFacts.part(of: new))
    finder.compare(.settings, SettingsFacts.part(of: old), SettingsFacts.part(of: new))
    finder.compare(.file, FileFacts.part(of: old), FileFacts.part(of: new))
    changes = finder.changes
  }
}
