import StoreModel

/// What there is to know of a group, or of the customer in all, below a title.
struct TitledFacts: Identifiable {
  /// The group's place in the file; -1 of the customer in all.
  let id: Int
  let title: String
  let facts: [CustomerFacts.Fact]
}

extension CustomerFacts {
  /// What there is to know, of each group and then of everything.
  var sections: [TitledFacts] {
    let groups = catalog.groups.map { group in
      TitledFacts(id: group.position, title: title(of: group), facts: facts(of: group))
    }
    let customer = words.text(AccountText.customerTitle)
    return groups + [TitledFacts(id: -1, title: customer, facts: ofCustomer)]
  }

  /// A group's name, numbered where several groups have it.
  func title(of group: SubscriptionGroup) -> String {
    let namesakes = catalog.groups.filter { $0.displayName == group.displayName }
    let index = namesakes.firstIndex { $0.position == group.position }
    guard namesakes.count > 1, let index else { return group.displayName }
    return "\(group.displayName) (\(words.number(index + 1)))"
  }
}
