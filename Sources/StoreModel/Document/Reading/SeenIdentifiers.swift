/// The identifiers met so far while a document is read.
final class SeenIdentifiers {
  private var products = Set<String>()
  private var groups = Set<String>()

  /// Notes a product's identifier; `false` when an earlier product has it.
  func insertProduct(_ id: String) -> Bool { products.insert(id).inserted }

  /// Notes a group's identifier; `false` when an earlier group has it.
  func insertGroup(_ id: String) -> Bool { groups.insert(id).inserted }
}
