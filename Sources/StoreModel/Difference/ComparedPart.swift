/// A field with its value and its place.
struct Fact {
  let field: ConfigurationChange.Field
  /// The value; `nil` where the file has none.
  let value: ConfigurationChange.Value?
  let path: String
}

/// An entry of a list within a part.
struct ComparedItem {
  let item: ConfigurationChange.Item
  /// What it is recognized by, the surest first; `nil` where it has no such thing.
  let identities: [String?]
  let path: String
  /// What it is in short.
  let summary: ConfigurationChange.Value
  let facts: [Fact]
  /// Whether it says no more than a file that leaves it out: alone it is no difference.
  var isBlank = false

  /// The item as an entry of a reported list order.
  var entry: ConfigurationChange.Value.Entry {
    .init(name: item.name, id: identities.lazy.compactMap { $0 }.first ?? "")
  }
}

/// A list within a part.
struct ComparedList {
  let items: [ComparedItem]
  /// Where the list stands.
  let path: String
  /// Whether the order of its entries means something.
  var isOrdered = false
}

extension ComparedList {
  /// A list without an order. What says nothing comes last, so that of several entries for
  /// one thing those that say something are compared with each other.
  init(unordered items: [ComparedItem], path: String) {
    self.init(items: items.filter { !$0.isBlank } + items.filter(\.isBlank), path: path)
  }
}

/// The facts and lists of a part that a comparison examines.
struct ComparedPart {
  var facts: [Fact] = []
  var lists: [ConfigurationChange.Item.Kind: ComparedList] = [:]
}

/// Pairs of places in two lists, for entries that are the same.
struct Pairing {
  /// For each new entry the place of the old one.
  private(set) var oldOfNew: [Int?]
  /// The old entries without a new one.
  var removed: [Int] { isTaken.indices.filter { !isTaken[$0] } }

  private var isTaken: [Bool]

  /// Pairs entries by the first identity that they share. Of several with the same one
  /// the first goes with the first.
  init(old: [[String?]], new: [[String?]]) {
    oldOfNew = Array(repeating: nil, count: new.count)
    isTaken = Array(repeating: false, count: old.count)
    for rank in 0..<max(old.first?.count ?? 0, new.first?.count ?? 0) {
      pair(old.map { $0[rank] }, new.map { $0[rank] })
    }
  }

  private mutating func pair(_ old: [String?], _ new: [String?]) {
    var places: [String: [Int]] = [:]
    for index in old.indices.reversed() where !isTaken[index] {
      if let identity = old[index] { places[identity, default: []].append(index) }
    }
    for index in new.indices where oldOfNew[index] == nil {
      guard let identity = new[index], let place = places[identity]?.popLast() else { continue }
      oldOfNew[index] = place
      isTaken[place] = true
    }
  }

  /// Whether the common entries have another order.
  var isReordered: Bool {
    let kept = oldOfNew.compactMap { $0 }
    return zip(kept, kept.dropFirst()).contains { $0 > $1 }
  }
}
