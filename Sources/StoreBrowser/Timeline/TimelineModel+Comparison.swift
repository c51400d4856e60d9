import PurchaseFlow
import StoreModel
import StoreViews

/// The facts of two branches about a group, or about the customer in general.
struct ComparedFacts: Identifiable {
  /// The group's position in the file; negative for facts without a group.
  let id: Int
  /// The title above the facts; `nil` for none.
  var title: String?
  let facts: [ComparedFact]
}

/// One fact with its values in two branches.
struct ComparedFact: Identifiable {
  /// The identifier, independent of the language.
  let id: String
  let label: String
  let this: String
  let other: String
  var differs: Bool { this != other }
}

extension TimelineModel {
  /// The facts of the present and the selected branch: their clocks and transaction counts, the
  /// facts about every group, and the facts in general.
  var comparison: [ComparedFacts] {
    guard let index = chosenBranch else { return [] }
    let (this, other) = (session.account, otherBranches.end(of: index))
    let end = otherBranches.all[index].history.entries.last?.instant ?? session.now
    let clock = compared(.compareClock, dates.moment(session.now), dates.moment(end))
    let transactions = compared(
      .compareTransactions,
      words.number(this.allTransactions.count),
      words.number(other.allTransactions.count)
    )
    let parts = zip(account.facts(of: this).sections, account.facts(of: other).sections).map {
      mine,
      theirs in
      let facts = compared(mine.facts, theirs.facts)
      return ComparedFacts(id: mine.id, title: mine.subject.title, facts: facts)
    }
    return [ComparedFacts(id: -2, facts: [clock, transactions])] + parts
  }

  private func compared(_ label: TimelineText, _ this: String, _ other: String) -> ComparedFact {
    ComparedFact(id: label.rawValue, label: words.text(label), this: this, other: other)
  }

  private func compared(
    _ mine: [CustomerFacts.Fact],
    _ theirs: [CustomerFacts.Fact]
  ) -> [ComparedFact] {
    let labels = mine.map(\.label) + theirs.map(\.label)
    var seen: Set<AccountText> = []
    return labels.filter { seen.insert($0).inserted }.map { label in
      ComparedFact(
        id: label.rawValue,
        label: words.text(label),
        this: mine.first { $0.label == label }?.value ?? "–",
        other: theirs.first { $0.label == label }?.value ?? "–"
      )
    }
  }
}
