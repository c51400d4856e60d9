/// The branches of a history. A branch consists of actions that were undone and not redone.
///
/// Each branch stores only its own actions. All branches together therefore never contain more
/// actions than were performed.
///
/// ```swift
/// import PurchaseFlow
///
/// func canRedo(_ simulation: Simulation) -> Bool {
///   !simulation.branches.isEmpty
/// }
/// ```
public struct HistoryBranches: Hashable, Sendable {
  /// The actions that were undone at one fork, with the branches nested in them.
  struct Branch: Hashable, Sendable {
    /// The number of actions of the parent branch before the fork.
    var fork: Int
    var entries: [History.Entry]
    var branches = HistoryBranches()
  }

  /// The branches; the most recently undone branch is last.
  private(set) var all: [Branch] = []

  /// Creates an empty collection of branches.
  public init() {}

  /// Whether there are no undone actions.
  public var isEmpty: Bool { all.isEmpty }

  /// Records that only the first `count` actions of `entries` stay. The other actions become a
  /// branch.
  package mutating func leave(_ entries: [History.Entry], keeping count: Int) {
    guard count < entries.count else { return }
    var left = Branch(fork: count, entries: Array(entries[count...]))
    left.branches.all = all.filter { $0.fork > count }.map { $0.moved(by: -count) }
    left.merge()
    all.removeAll { $0.fork > count }
    all.append(left)
  }

  /// Records that `entry` followed the first `count` actions. If a branch begins with `entry`, the
  /// history continues on that branch.
  package mutating func follow(_ entry: History.Entry, after count: Int) {
    guard
      let index = all.lastIndex(where: { $0.fork == count && $0.entries.first == entry })
    else { return }
    var branch = all.remove(at: index)
    branch.entries.removeFirst()
    let inner = branch.branches.all.map { $0.moved(by: count) }
    guard !branch.entries.isEmpty else { return all.append(contentsOf: inner) }
    // A nested branch that forks right after this entry forks from the current history now.
    all.append(contentsOf: inner.filter { $0.fork == count + 1 })
    branch.branches.all = inner.filter { $0.fork > count + 1 }.map { $0.moved(by: -count - 1) }
    branch.fork = count + 1
    all.append(branch)
  }

  /// Returns the most recently undone action after the first `count` actions; `nil` if there is
  /// none.
  func next(after count: Int) -> History.Entry? {
    all.last { $0.fork == count }?.entries.first
  }

  /// Returns the complete history of each branch and nested branch; the most recently undone branch
  /// is first.
  func flattened(from entries: [History.Entry]) -> [HistoryBranch] {
    all.reversed().flatMap { branch in
      let whole = entries.prefix(branch.fork) + branch.entries
      let inner = branch.branches.flattened(from: branch.entries).map { nested in
        HistoryBranch(
          history: History(entries: entries.prefix(branch.fork) + nested.history.entries),
          shared: branch.fork
        )
      }
      return [HistoryBranch(history: History(entries: Array(whole)), shared: branch.fork)] + inner
    }
  }
}

extension HistoryBranches.Branch {
  /// Merges the last nested branch if it begins where this branch ends, so that two consecutive
  /// undos create one branch.
  fileprivate mutating func merge() {
    let end = entries.count
    guard let index = branches.all.lastIndex(where: { $0.fork == end }) else { return }
    let next = branches.all.remove(at: index)
    entries += next.entries
    branches.all += next.branches.all.map { $0.moved(by: end) }
  }

  fileprivate func moved(by count: Int) -> Self {
    var moved = self
    moved.fork += count
    return moved
  }
}

/// A complete history other than the current history: an undone history, or a continuation of the
/// current history.
///
/// ```swift
/// import PurchaseFlow
///
/// func switchToFirstBranch(_ simulation: inout Simulation) {
///   guard let branch = simulation.otherBranches.first else { return }
///   simulation.switchTo(branch)
/// }
/// ```
public struct HistoryBranch: Hashable, Sendable {
  /// All actions from the opening of the store to the end of the branch.
  public let history: History
  /// The number of leading actions that the branch shared with the current history when the branch
  /// was requested.
  public let shared: Int

  /// Creates a branch: a former history, or a continuation of the current history.
  ///
  /// - Parameters:
  ///   - history: All actions from the opening of the store to the end of the branch.
  ///   - shared: The number of leading actions that the branch shares with the current history.
  public init(history: History, shared: Int) {
    self.history = history
    self.shared = shared
  }

  /// Returns the customer at the end of the branch.
  public func account() -> Account { history.account() }
}

extension Simulation {
  /// The undone branches of the history; the most recently undone branch is first.
  public var otherBranches: [HistoryBranch] { branches.flattened(from: history.entries) }

  /// Redoes the action that was undone last.
  ///
  /// - Returns: The events; `nil` if there is nothing to redo.
  public mutating func stepForward() -> [StoreEvent]? {
    branches.next(after: history.entries.count).map { replay($0) }
  }

  /// Switches from the current history to a branch: one of ``otherBranches``, or a continuation of
  /// the current history. Actions of the current history that the branch does not contain become a
  /// new branch.
  public mutating func switchTo(_ branch: HistoryBranch) {
    let shared = history.shared(with: branch.history)
    let last = history.entries.last?.instant ?? now
    if shared < history.entries.count || last < now {
      stepBack(history.entries.count - max(shared, 1))
    }
    for entry in branch.history.entries.dropFirst(shared) { replay(entry) }
  }
}
