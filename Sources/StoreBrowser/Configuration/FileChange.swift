import StoreModel

/// The difference between two catalogs of a store whose file was read again, as one line for the
/// status bar.
///
/// This type compares catalogs in the store's language and storefront, not files. A setting can
/// change a catalog although all product records stay the same, and most changes of records are
/// invisible in the catalog. `ConfigurationDifference` compares files.
struct FileChange {
  private let added: [Product]
  private let removed: [Product]
  private let changed: [(old: Product, new: Product)]

  /// Compares two catalogs, product by product.
  init(from old: StoreCatalog, to new: StoreCatalog) {
    let (before, after) = (old.all, new.all)
    let known = Dictionary(before.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let kept = Dictionary(after.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    added = after.filter { known[$0.id] == nil }
    removed = before.filter { kept[$0.id] == nil }
    changed = after.compactMap { product in
      known[product.id].flatMap { $0 == product ? nil : ($0, product) }
    }
  }

  /// Returns one line: the only change, or the number of changes.
  func line(in words: Words) -> String {
    switch (added.count, removed.count, changed.count) {
    case (0, 0, 0): return words.text(ConfigurationText.readAgain)
    case (1, 0, 0): return words.text(ConfigurationText.added, added[0].displayName)
    case (0, 1, 0): return words.text(ConfigurationText.removed, removed[0].displayName)
    case (0, 0, 1): return line(changed[0].old, changed[0].new, in: words)
    default:
      return words.text(
        ConfigurationText.counts,
        changed.count,
        added.count,
        removed.count
      )
    }
  }

  private func line(_ old: Product, _ new: Product, in words: Words) -> String {
    let prices = (words.price(of: old), words.price(of: new))
    if prices.0 != prices.1 {
      return words.text(ConfigurationText.became, new.displayName, prices.0, prices.1)
    }
    if old.displayName != new.displayName {
      return words.text(ConfigurationText.became, new.id, old.displayName, new.displayName)
    }
    return words.text(ConfigurationText.changed, new.displayName)
  }
}

extension StoreCatalog {
  /// All products: first the products of groups, then the others.
  fileprivate var all: [Product] { groups.flatMap(\.products) + products }
}
