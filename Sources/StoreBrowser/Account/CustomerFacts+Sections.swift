import StoreModel

/// The subject of a section of facts: a group, or the customer in general.
struct FactSubject: Identifiable {
  /// The group's position in the file; -1 for the customer in general.
  let id: Int
  /// The group; `nil` for the customer in general.
  let group: SubscriptionGroup?
  /// The title above the facts.
  let title: String
}

/// A subject with its facts.
struct TitledFacts: Identifiable {
  let subject: FactSubject
  let facts: [CustomerFacts.Fact]
  var id: Int { subject.id }
}

extension CustomerFacts {
  /// The facts about each group, and then about the customer in general.
  var sections: [TitledFacts] {
    subjects.map { TitledFacts(subject: $0, facts: facts(about: $0)) }
  }

  /// Each group in the order of the file, and then the customer in general.
  var subjects: [FactSubject] {
    let titles = titles
    let groups = catalog.groups.map { group in
      FactSubject(
        id: group.position,
        group: group,
        title: titles[group.position] ?? group.displayName
      )
    }
    let customer = words.text(AccountText.customerTitle)
    return groups + [FactSubject(id: -1, group: nil, title: customer)]
  }

  func facts(about subject: FactSubject) -> [Fact] {
    subject.group.map { facts(of: $0) } ?? ofCustomer
  }

  /// Returns the labels of all facts about the subjects. Values are formatted only if they decide
  /// which facts exist, so that thousands of groups take milliseconds.
  func labels(about subjects: [FactSubject]) -> Set<AccountText> {
    subjects.reduce(into: []) { labels, subject in
      labels.formUnion(subject.group.map { self.labels(of: $0) } ?? ofCustomer.map(\.label))
    }
  }

  /// Returns a group's name, with a number if several groups have the same name.
  func title(of group: SubscriptionGroup) -> String {
    let namesakes = catalog.groups.filter { $0.displayName == group.displayName }
    let index = namesakes.firstIndex { $0.position == group.position }
    guard namesakes.count > 1, let index else { return group.displayName }
    return numbered(group.displayName, index + 1)
  }

  /// The numbered titles of groups with duplicate names, by the group's position in the file.
  private var titles: [Int: String] {
    let namesakes = Dictionary(grouping: catalog.groups, by: \.displayName)
    return namesakes.values.reduce(into: [:]) { titles, groups in
      guard groups.count > 1 else { return }
      for (index, group) in groups.enumerated() {
        titles[group.position] = numbered(group.displayName, index + 1)
      }
    }
  }

  private func numbered(_ name: String, _ number: Int) -> String {
    "\(name) (\(words.number(number)))"
  }
}
