/// A field with its value and its key path.
struct ComparedField {
  let field: ConfigurationChange.Field
  /// The value; `nil` if the file has no value.
  let value: ConfigurationChange.Value?
  let path: String
}

/// An entry of a list within a part.
struct ComparedItem {
  let item: ConfigurationChange.Item
  /// The identities by which the entry is matched with an entry of the other file, most reliable
  /// first; `nil` for a missing identity.
  let identities: [String?]
  let path: String
  /// A summary of the entry, for entries that only one file has.
  let summary: ConfigurationChange.Value
  let fields: [ComparedField]
  /// Whether the entry has the same meaning as a missing entry. Adding or removing such an entry
  /// is not reported as a difference.
  var isBlank = false

  /// The item as an entry of a reported list order.
  var entry: ConfigurationChange.Value.Entry {
    .init(name: item.name, id: identities.lazy.compactMap { $0 }.first ?? "")
  }
}

/// A list within a part.
struct ComparedList {
  let items: [ComparedItem]
  /// The key path of the list.
  let path: String
  /// Whether a different order is a change.
  var isOrdered = false
}

extension ComparedList {
  /// Creates a list whose order does not matter. Blank entries are moved to the end, so that
  /// entries with the same identity that are not blank are compared first.
  init(unordered items: [ComparedItem], path: String) {
    self.init(items: items.filter { !$0.isBlank } + items.filter(\.isBlank), path: path)
  }
}

/// The fields and lists of a part that a comparison examines.
struct ComparedPart {
  var fields: [ComparedField] = []
  var lists: [ConfigurationChange.Item.Kind: ComparedList] = [:]
}

/// The pairs of equal entries in an old and a new list.
struct EntryPairing {
  /// The index of the old entry for each new entry; `nil` if there is no matching old entry.
  private(set) var oldOfNew: [Int?]
  /// The indices of the old entries that match no new entry.
  var removed: [Int] { isTaken.indices.filter { !isTaken[$0] } }

  private var isTaken: [Bool]

  /// Pairs entries by the first identity that they share. If several entries have the same
  /// identity, they are paired in order.
  ///
  /// - Parameters:
  ///   - old: The identities of each old entry, most reliable first.
  ///   - new: The identities of each new entry. All entries have the same number of identities.
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

  /// Whether the paired entries have a different order in the new list.
  var isReordered: Bool {
    let kept = oldOfNew.compactMap { $0 }
    return zip(kept, kept.dropFirst()).contains { $0 > $1 }
  }
}
