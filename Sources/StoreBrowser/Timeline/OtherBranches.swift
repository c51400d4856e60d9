import PurchaseFlow

/// The other ways of a history, with where each ends; that is found out when it is asked for.
@MainActor
final class OtherBranches {
  private let history: History
  private let branches: HistoryBranches
  let all: [HistoryBranch]
  private var ends: [Int: Account] = [:]

  init(of simulation: Simulation) {
    history = simulation.history
    branches = simulation.branches
    all = simulation.otherBranches
  }

  /// Whether these are the ways of a simulation.
  func isWhole(of simulation: Simulation) -> Bool {
    history == simulation.history && branches == simulation.branches
  }

  /// The customer at the end of a way.
  func end(of index: Int) -> Account {
    if let known = ends[index] { return known }
    let account = all[index].account()
    ends[index] = account
    return account
  }
}
