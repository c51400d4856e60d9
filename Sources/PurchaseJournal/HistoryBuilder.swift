import PurchaseFlow

/// Computes the customer from the lines of a journal.
struct HistoryBuilder {
  private var entries: [History.Entry] = []
  private var branches = HistoryBranches()
  private var now: Instant?

  /// Adds the next line.
  ///
  /// - Throws: `JournalReadingError.damaged` if the line undoes more actions than there are.
  mutating func add(_ record: JournalRecord) throws {
    now = record.instant
    switch record {
    case .action(let entry):
      if !branches.isEmpty { branches.follow(entry, after: entries.count) }
      entries.append(entry)
    case .back(let kept, _):
      guard kept >= 1, kept <= entries.count else { throw JournalReadingError.backTooFar }
      branches.leave(entries, keeping: kept)
      entries.removeLast(entries.count - kept)
    }
  }

  /// The customer after all lines; `nil` if there were none.
  var simulation: Simulation? {
    now.flatMap {
      Simulation(history: History(entries: entries), branches: branches, now: $0)
    }
  }
}

extension Simulation {
  /// Applies a line that another program wrote.
  ///
  /// - Throws: `JournalReadingError.damaged` if the line undoes more actions than there are.
  mutating func add(_ record: JournalRecord) throws {
    switch record {
    case .action(let entry): replay(entry)
    case .back(let kept, let now):
      guard goBack(keeping: kept, now: now) else { throw JournalReadingError.backTooFar }
    }
  }
}

extension JournalReadingError {
  fileprivate static let backTooFar = JournalReadingError.damaged("it goes back beyond its start")
}
