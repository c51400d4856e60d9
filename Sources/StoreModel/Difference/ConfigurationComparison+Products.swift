extension ConfigurationComparison {
  /// Compares the products of two configurations, group by group.
  mutating func compareGroups(_ old: ProductIndex, _ new: ProductIndex) {
    let products = EntryPairing(
      old: old.products.map(\.identities),
      new: new.products.map(\.identities)
    )
    let sections = EntryPairing(
      old: old.sections.map(\.identities),
      new: new.sections.map(\.identities)
    )
    recordOrderOfGroups(old, new, sections)
    for (index, section) in new.sections.enumerated() {
      let before = sections.oldOfNew[index].map { old.sections[$0] }
      if let group = section.group {
        if let known = before?.group {
          compare(section.part, known, group)
        } else {
          record(.added, section.part, .several([]), at: section.path)
        }
      }
      compareProducts(of: section, new, before, old, products)
    }
    for section in sections.removed.map({ old.sections[$0] }) {
      if section.group != nil { record(.removed, section.part, .several([]), at: section.path) }
      recordRemoved(of: section, under: section.part, old, products)
    }
  }

  private mutating func compareProducts(
    of section: ProductIndex.Section,
    _ new: ProductIndex,
    _ before: ProductIndex.Section?,
    _ old: ProductIndex,
    _ pairing: EntryPairing
  ) {
    var kept: [(old: Int, new: Int)] = []
    for index in section.products {
      let product = new.products[index]
      guard let place = pairing.oldOfNew[index] else {
        record(.added, product.part, product.summary, at: product.path)
        continue
      }
      if before?.products.contains(place) == true {
        kept.append((place, index))
      } else if let left = old.sections.first(where: { $0.products.contains(place) }) {
        recordMove(
          of: product.part,
          from: left,
          to: section,
          (old.products[place].path, product.path)
        )
      }
      compare(product.part, old.products[place].compared, product.compared)
    }
    guard let before else { return }
    recordRemoved(of: before, under: section.part, old, pairing)
    let places = kept.map(\.old)
    guard zip(places, places.dropFirst()).contains(where: { $0 > $1 }) else { return }
    recordOrder(
      of: section.part,
      places.sorted().map { old.products[$0].part.entry },
      kept.map { new.products[$0.new].part.entry },
      at: (before.listPath, section.listPath)
    )
  }

  private mutating func recordMove(
    of part: Part,
    from old: ProductIndex.Section,
    to new: ProductIndex.Section,
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

  /// Records the products that were removed from a group.
  ///
  /// - Parameter group: The group in the new file, which may have another name.
  private mutating func recordRemoved(
    of section: ProductIndex.Section,
    under group: Part,
    _ old: ProductIndex,
    _ pairing: EntryPairing
  ) {
    for index in pairing.removed where section.products.contains(index) {
      let product = old.products[index]
      let part = Part(
        kind: product.part.kind,
        name: product.part.name,
        id: product.part.id,
        group: product.part.group.map { _ in group.name }
      )
      record(.removed, part, product.summary, at: product.path)
    }
  }

  /// Records a changed order of groups of one kind. The order matters because the store shows the
  /// first group.
  private mutating func recordOrderOfGroups(
    _ old: ProductIndex,
    _ new: ProductIndex,
    _ pairing: EntryPairing
  ) {
    for (kind, key) in [
      (Part.Kind.group, "subscriptionGroups"), (.suiteGroup, "subscriptionSuiteGroups"),
    ] {
      let kept = new.sections.indices.filter { new.sections[$0].part.kind == kind }
        .compactMap { index in pairing.oldOfNew[index].map { (old: $0, new: index) } }
      let places = kept.map(\.old)
      guard zip(places, places.dropFirst()).contains(where: { $0 > $1 }) else { continue }
      recordOrder(
        of: .file,
        places.sorted().map { old.sections[$0].part.entry },
        kept.map { new.sections[$0.new].part.entry },
        at: (key, key)
      )
    }
  }
}

extension ConfigurationChange.Part {
  /// The part as an entry of a reported list order.
  fileprivate var entry: ConfigurationChange.Value.Entry { .init(name: name, id: id) }
}

extension ProductIndex.Section {
  /// The key path of the list that contains its products.
  fileprivate var listPath: String { group == nil ? path : path + ".subscriptions" }
}
