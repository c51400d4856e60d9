/// Compares parts of two configurations and collects the changes.
struct ConfigurationComparison {
  typealias Part = ConfigurationChange.Part
  typealias Item = ConfigurationChange.Item
  typealias Field = ConfigurationChange.Field
  typealias Value = ConfigurationChange.Value

  private(set) var changes: [ConfigurationChange] = []

  /// Adds a change to the result.
  mutating func add(_ change: ConfigurationChange) { changes.append(change) }

  /// Compares a part that both files contain.
  mutating func compare(_ part: Part, _ old: ComparedPart, _ new: ComparedPart) {
    compare(old.fields, new.fields, of: part, item: nil)
    for kind in Item.Kind.allCases {
      let (before, after) = (old.lists[kind], new.lists[kind])
      guard before != nil || after != nil else { continue }
      compare(
        before ?? ComparedList(items: [], path: ""),
        after ?? ComparedList(items: [], path: ""),
        of: part
      )
    }
  }

  /// Records a part that only one file contains.
  mutating func record(
    _ kind: ConfigurationChange.Kind,
    _ part: Part,
    _ summary: Value,
    at path: String
  ) {
    add(kind, part, nil, nil, at: path, summary)
  }

  /// Records that the order of a list changed.
  mutating func recordOrder(
    of part: Part,
    _ old: [Value.Entry],
    _ new: [Value.Entry],
    at paths: (String, String)
  ) {
    changes.append(
      ConfigurationChange(
        kind: .reordered,
        part: part,
        item: nil,
        field: .order,
        old: .entries(old),
        new: .entries(new),
        oldKeyPath: paths.0,
        newKeyPath: paths.1
      )
    )
  }

  private mutating func compare(_ old: ComparedList, _ new: ComparedList, of part: Part) {
    let pairing = EntryPairing(old: old.items.map(\.identities), new: new.items.map(\.identities))
    for (index, item) in new.items.enumerated() {
      if let place = pairing.oldOfNew[index] {
        compare(old.items[place].fields, item.fields, of: part, item: item.item)
      } else if !item.isBlank {
        add(.added, part, item.item, nil, at: item.path, item.summary)
      }
    }
    for index in pairing.removed where !old.items[index].isBlank {
      let item = old.items[index]
      add(.removed, part, item.item, nil, at: item.path, item.summary)
    }
    guard old.isOrdered, new.isOrdered, pairing.isReordered else { return }
    let (before, after) = (old.items.map(\.entry), new.items.map(\.entry))
    changes.append(
      ConfigurationChange(
        kind: .reordered,
        part: part,
        item: new.items.first.map { Item(kind: $0.item.kind, name: "") },
        field: .order,
        old: .entries(before),
        new: .entries(after),
        oldKeyPath: old.path,
        newKeyPath: new.path
      )
    )
  }

  private mutating func compare(
    _ old: [ComparedField],
    _ new: [ComparedField],
    of part: Part,
    item: Item?
  ) {
    let before = Dictionary(old.map { ($0.field, $0) }) { first, _ in first }
    let after = Dictionary(new.map { ($0.field, $0) }) { first, _ in first }
    for field in Field.allCases {
      let (mine, theirs) = (before[field]?.value, after[field]?.value)
      if mine == nil, theirs == nil { continue }
      if let mine, let theirs, mine.isEquivalent(to: theirs) { continue }
      changes.append(
        ConfigurationChange(
          kind: mine == nil ? .added : theirs == nil ? .removed : .changed,
          part: part,
          item: item,
          field: field,
          old: mine,
          new: theirs,
          oldKeyPath: mine.flatMap { _ in before[field]?.path },
          newKeyPath: theirs.flatMap { _ in after[field]?.path }
        )
      )
    }
  }

  private mutating func add(
    _ kind: ConfigurationChange.Kind,
    _ part: Part,
    _ item: Item?,
    _ field: Field?,
    at path: String,
    _ value: Value
  ) {
    let isNew = kind == .added
    changes.append(
      ConfigurationChange(
        kind: kind,
        part: part,
        item: item,
        field: field,
        old: isNew ? nil : value,
        new: isNew ? value : nil,
        oldKeyPath: isNew ? nil : path,
        newKeyPath: isNew ? path : nil
      )
    )
  }
}
