extension ChangeFinder {
  /// Compares what two configurations sell, group by group.
  mutating func compareGroups(_ old: GoodsList, _ new: GoodsList) {
    let goods = Pairing(old: old.goods.map(\.identities), new: new.goods.map(\.identities))
    let shelves = Pairing(old: old.shelves.map(\.identities), new: new.shelves.map(\.identities))
    noteOrderOfGroups(old, new, shelves)
    for (index, shelf) in new.shelves.enumerated() {
      let before = shelves.oldOfNew[index].map { old.shelves[$0] }
      if let group = shelf.group {
        if let known = before?.group {
          compare(shelf.part, known, group)
        } else {
          note(.added, shelf.part, .several([]), at: shelf.path)
        }
      }
      compareGoods(of: shelf, new, before, old, goods)
    }
    for shelf in shelves.removed.map({ old.shelves[$0] }) {
      if shelf.group != nil { note(.removed, shelf.part, .several([]), at: shelf.path) }
      noteRemoved(of: shelf, under: shelf.part, old, goods)
    }
  }

  private mutating func compareGoods(
    of shelf: GoodsList.Shelf,
    _ new: GoodsList,
    _ before: GoodsList.Shelf?,
    _ old: GoodsList,
    _ pairing: Pairing
  ) {
    var kept: [(old: Int, new: Int)] = []
    for index in shelf.goods {
      let good = new.goods[index]
      guard let place = pairing.oldOfNew[index] else {
        note(.added, good.part, good.summary, at: good.path)
        continue
      }
      if before?.goods.contains(place) == true {
        kept.append((place, index))
      } else if let left = old.shelves.first(where: { $0.goods.contains(place) }) {
        noteMove(of: good.part, from: left, to: shelf, (old.goods[place].path, good.path))
      }
      compare(good.part, old.goods[place].compared, good.compared)
    }
    guard let before else { return }
    noteRemoved(of: before, under: shelf.part, old, pairing)
    let places = kept.map(\.old)
    guard zip(places, places.dropFirst()).contains(where: { $0 > $1 }) else { return }
    noteOrder(
      of: shelf.part,
      places.sorted().map { old.goods[$0].part.entry },
      kept.map { new.goods[$0.new].part.entry },
      at: (before.listPath, shelf.listPath)
    )
  }

  private mutating func noteMove(
    of part: Part,
    from old: GoodsList.Shelf,
    to new: GoodsList.Shelf,
    _ paths: (String, String)
  ) {
    add(
      ConfigurationChange(
        kind: .changed,
        part: part,
        item: nil,
        field: .place,
        old: .place(old.part.kind, group: old.group.map { _ in old.part.name }),
        new: .place(new.part.kind, group: new.group.map { _ in new.part.name }),
        oldKeyPath: paths.0,
        newKeyPath: paths.1
      )
    )
  }

  /// Notes the products that have gone from a group, which may have another name by now.
  private mutating func noteRemoved(
    of shelf: GoodsList.Shelf,
    under group: Part,
    _ old: GoodsList,
    _ pairing: Pairing
  ) {
    for index in pairing.removed where shelf.goods.contains(index) {
      let good = old.goods[index]
      let part = Part(
        kind: good.part.kind,
        name: good.part.name,
        id: good.part.id,
        group: good.part.group.map { _ in group.name }
      )
      note(.removed, part, good.summary, at: good.path)
    }
  }

  /// Groups of one kind that stand in another order: the first is the one that is shown.
  private mutating func noteOrderOfGroups(
    _ old: GoodsList,
    _ new: GoodsList,
    _ pairing: Pairing
  ) {
    for (kind, key) in [
      (Part.Kind.group, "subscriptionGroups"), (.suiteGroup, "subscriptionSuiteGroups"),
    ] {
      let kept = new.shelves.indices.filter { new.shelves[$0].part.kind == kind }
        .compactMap { index in pairing.oldOfNew[index].map { (old: $0, new: index) } }
      let places = kept.map(\.old)
      guard zip(places, places.dropFirst()).contains(where: { $0 > $1 }) else { continue }
      noteOrder(
        of: .file,
        places.sorted().map { old.shelves[$0].part.entry },
        kept.map { new.shelves[$0.new].part.entry },
        at: (key, key)
      )
    }
  }
}

extension ConfigurationChange.Part {
  /// The part in a list whose order is told.
  fileprivate var entry: ConfigurationChange.Value.Entry { .init(name: name, id: id) }
}

extension GoodsList.Shelf {
  /// Where its products stand.
  fileprivate var listPath: String { group == nil ? path : path + ".subscriptions" }
}
