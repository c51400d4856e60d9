import StoreModel
import StoreViews

extension StoreAppearance {
  /// A set of relationships with its name in the option `--relationships`.
  struct NamedRelationships: Sendable {
    let name: String
    let set: Product.SubscriptionRelationship
    /// The set as Swift code.
    let code: String
  }

  /// Every set that shows any plan: first all relationships, then the smaller sets by size.
  static let relationshipSets: [NamedRelationships] = {
    let single: [(String, Product.SubscriptionRelationship)] = [
      ("current", .current), ("upgrade", .upgrade), ("crossgrade", .crossgrade),
      ("downgrade", .downgrade),
    ]
    let parts = (1..<(1 << single.count) - 1).map { bits in
      single.enumerated().filter { bits & (1 << $0.offset) != 0 }.map(\.element)
    }
    let named = parts.sorted { $0.count < $1.count }.map { part in
      NamedRelationships(
        name: part.map(\.0).joined(separator: ","),
        set: part.reduce(into: []) { $0.formUnion($1.1) },
        code: part.count == 1
          ? ".\(part[0].0)" : "[\(part.map { ".\($0.0)" }.joined(separator: ", "))]"
      )
    }
    return [NamedRelationships(name: "all", set: .all, code: ".all")] + named
  }()
}
