/// What was taken back of a history: the ways that it took before it went another one.
///
/// A branch holds only what is its own, so that all branches together take no more room
/// than what was ever done.
public struct HistoryBranches: Hashable, Sendable {
  /// One way that was left, with the ways that had been left on it.
  struct Branch: Hashable, Sendable {
    /// After how many actions of the way around it the branch begins.
    var fork: Int
    var entries: [History.Entry]
    var branches = HistoryBranches()
  }

  /// The branches, the last one left at the end.
  private(set) var all: [Branch] = []

  /// Creates none.
  public init() {}

  /// Whether nothing was ever taken back that was not done again.
  public var isEmpty: Bool { all.isEmpty }

  /// Notes that of a way's actions only the first `count` stay.
  package mutating func leave(_ entries: [History.Entry], keeping count: Int) {
    guard count < entries.count else { return }
    var left = Branch(fork: count, entries: Array(entries[count...]))
    left.branches.all = all.filter { $0.fork > count }.map { $0.moved(by: -count) }
    left.merge()
    all.removeAll { $0.fork > count }
    all.append(left)
  }

  /// Notes that an action was done after `count` others. Where that is how a branch
  /// begins, the branch is followed rather than left.
  package mutating func follow(_ entry: History.Entry, after count: Int) {
    guard
      let index = all.lastIndex(where: { $0.fork == count && $0.entries.first == entry })
    else { return }
    var branch = all.remove(at: index)
    branch.entries.removeFirst()
    let inner = branch.branches.all.map { $0.moved(by: count) }
    guard !branch.entries.isEmpty else { return all.append(contentsOf: inner) }
    // What forks at once from the branch forks from the way that is taken now.
    all.append(contentsOf: inner.filter { $0.fork == count + 1 })
    branch.branches.all = inner.filter { $0.fork > count + 1 }.map { $0.moved(by: -count - 1) }
    branch.fork = count + 1
    all.append(branch)
  }

  /// The action that was taken back last after the first `count`.
  func next(after count: Int) -> History.Entry? {
    all.last { $0.fork == count }?.entries.first
  }

  /// Where the branches end, the last one left first.
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
  /// Takes in the last branch that begins where this one ends: the two are one way that
  /// was taken back in two steps.
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

/// A history that a customer had before something was taken back.
public struct HistoryBranch: Hashable, Sendable {
  /// All of its actions.
  public let history: History
  /// With how many of them the history began that it was a way of when it was asked for.
  public let shared: Int

  /// Names a way: one that was taken before, or one that leads on from where a history ends.
  ///
  /// - Parameters:
  ///   - history: All of its actions.
  ///   - shared: With how many of them the present history begins.
  public init(history: History, shared: Int) {
    self.history = history
    self.shared = shared
  }

  /// The customer at its end.
  public func account() -> Account { history.account() }
}

extension Simulation {
  /// The other ways that the history took, the last one left first.
  public var otherBranches: [HistoryBranch] { branches.flattened(from: history.entries) }

  /// Does again what was taken back last.
  ///
  /// - Returns: What happened; `nil` when nothing was taken back here.
  public mutating func stepForward() -> [StoreEvent]? {
    branches.next(after: history.entries.count).map { replay($0) }
  }

  /// Leaves the present way for another one of ``otherBranches``, which can be taken again, or
  /// goes on by one that begins with it.
  public mutating func switchTo(_ branch: HistoryBranch) {
    let shared = history.shared(with: branch.history)
    let last = history.entries.last?.instant ?? now
    if shared < history.entries.count || last < now {
      stepBack(history.entries.count - max(shared, 1))
    }
    for entry in branch.history.entries.dropFirst(shared) { replay(entry) }
  }
}
