import PurchaseFlow

/// The other branches of a history. The account at the end of a branch is computed on first use.
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

  /// Returns whether this object contains exactly the branches of a simulation.
  func isWhole(of simulation: Simulation) -> Bool {
    history == simulation.history && branches == simulation.branches
  }

  /// Returns the customer's account at the end of a branch.
  func end(of index: Int) -> Account {
    if let known = ends[index] { return known }
    let account = all[index].account()
    ends[index] = account
    return account
  }
}
