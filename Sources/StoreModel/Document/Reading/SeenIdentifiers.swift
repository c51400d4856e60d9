/// The identifiers that were read so far in a document.
final class SeenIdentifiers {
  private var products = Set<String>()
  private var groups = Set<String>()

  /// Adds a product's identifier. Returns `false` if an earlier product has the same identifier.
  func insertProduct(_ id: String) -> Bool { products.insert(id).inserted }

  /// Adds a group's identifier. Returns `false` if an earlier group has the same identifier.
  func insertGroup(_ id: String) -> Bool { groups.insert(id).inserted }
}
