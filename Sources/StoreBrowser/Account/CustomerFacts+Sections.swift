import StoreModel

/// What facts are about: a group, or the customer in all.
struct FactSubject: Identifiable {
  /// The group's position in the file; -1 for the customer in all.
  let id: Int
  /// The group; `nil` for the customer in all.
  let group: SubscriptionGroup?
  /// What is shown above the facts.
  let title: String
}

/// The facts about a subject.
struct TitledFacts: Identifiable {
  let subject: FactSubject
  let facts: [CustomerFacts.Fact]
  var id: Int { subject.id }
}

extension CustomerFacts {
  /// The facts about each group, and then about the customer in all.
  var sections: [TitledFacts] {
    subjects.map { TitledFacts(subject: $0, facts: facts(about: $0)) }
  }

  /// Each group in the file's order, and then the customer in all.
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

  /// The facts about a subject.
  func facts(about subject: FactSubject) -> [Fact] {
    subject.group.map { facts(of: $0) } ?? ofCustomer
  }

  /// The labels of all facts about some subjects. Values are formatted only where they decide
  /// which facts there are, so that thousands of groups take milliseconds.
  func labels(about subjects: [FactSubject]) -> Set<AccountText> {
    subjects.reduce(into: []) { labels, subject in
      labels.formUnion(subject.group.map { self.labels(of: $0) } ?? ofCustomer.map(\.label))
    }
  }

  /// A group's name, numbered where several groups have it.
  func title(of group: SubscriptionGroup) -> String {
    let namesakes = catalog.groups.filter { $0.displayName == group.displayName }
    let index = namesakes.firstIndex { $0.position == group.position }
    guard namesakes.count > 1, let index else { return group.displayName }
    return numbered(group.displayName, index + 1)
  }

  /// The titles of all groups whose name others have too, by the group's position in the file.
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
