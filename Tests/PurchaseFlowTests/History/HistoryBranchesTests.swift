import PurchaseFlow
import StoreModel
import TestSupport
import Testing

@Suite("Branches of a history")
struct HistoryBranchesTests {
  @Test("every branch can be switched to and gives the same customer")
  func randomWalks() {
    var random = SeededRandom.forTest()
    for _ in 0..<random.rounds(of: 2000) {
      var walk = BranchWalk(random)
      for _ in 0..<40 {
        walk.step()
        if let complaint = walk.complaint {
          Issue.record("\(complaint); STORETERM_SEED=\(random.seed)\n\(walk.steps)")
          return
        }
      }
      _ = random.next()
      random = SeededRandom(seed: random.next())
    }
  }

  @Test("a branch undone in two steps is one branch, and redo follows it")
  func oneWay() {
    var simulation = Simulation(at: start)
    simulation.buy("pro.basic")
    simulation.advance(by: CalendarSpan(months: 1))
    let whole = simulation
    simulation.stepBack()
    simulation.stepBack()
    #expect(simulation.otherBranches.map(\.history) == [whole.history])
    #expect(simulation.otherBranches.map(\.shared) == [1])
    while simulation.stepForward() != nil {}
    #expect(simulation == whole)
  }

  @Test("a branch that forks before the clock's time starts at its fork")
  func clockAhead() throws {
    var simulation = Simulation(at: start)
    simulation.advance(by: CalendarSpan(days: 1))
    simulation.buy("pro.basic")
    let early = simulation.history
    simulation.stepBack(2)
    simulation.advance(by: CalendarSpan(days: 30))
    simulation.stepBack(to: "2026-01-20T00:00:00Z")
    let branch = try #require(simulation.otherBranches.first { $0.history == early })
    simulation.switchTo(branch)
    #expect(simulation.history == early)
    #expect(simulation.account == early.account())
    #expect(simulation.now == "2026-01-16T10:00:00Z")
  }

  @Test("switching to a branch that extends the current history leaves no other branch")
  func goingOn() throws {
    var simulation = Simulation(at: start)
    simulation.buy("news.monthly")
    let reached = try simulation.reaching(.grace, in: FlowStore.pro)
    simulation.switchTo(
      HistoryBranch(history: reached.history, shared: simulation.history.entries.count)
    )
    #expect(simulation == reached)
    #expect(simulation.otherBranches.isEmpty)
  }
}

/// A customer with random undo and redo, beside a simple model of the branches: the set of all
/// histories so far.
struct BranchWalk {
  private var random: SeededRandom
  private var simulation = Simulation(at: start)
  /// The actions of every history so far, without the opening of the store.
  private var known: Set<[History.Entry]> = [[]]
  private(set) var steps: [String] = []

  init(_ random: SeededRandom) {
    self.random = random
  }

  mutating func step() {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<3: act()
    case 3..<5: advance()
    case 5..<7: back(Int.random(in: 1...3, using: &random))
    case 7: backInTime()
    case 8: forward()
    default: take()
    }
    let done = Self.actions(of: simulation.history)
    for count in 0...done.count { known.insert(Array(done.prefix(count))) }
  }

  private mutating func act() {
    let actions: [StoreAction] = [
      .purchase("pro.basic"), .purchase("news.monthly"), .disableAutoRenew(FlowStore.pro),
      .enableAutoRenew(FlowStore.pro), .setPayment(works: false),
    ]
    guard let action = actions.randomElement(using: &random) else { return }
    steps.append("perform \(action)")
    simulation.perform(action)
  }

  private mutating func advance() {
    let days = Int.random(in: 1...40, using: &random)
    steps.append("advance \(days)")
    simulation.advance(by: CalendarSpan(days: days))
  }

  private mutating func back(_ count: Int) {
    steps.append("back \(count)")
    simulation.stepBack(count)
  }

  private mutating func backInTime() {
    let hours = Int64.random(in: 1...1000, using: &random)
    steps.append("back by \(hours) hours")
    let instant = Instant(milliseconds: simulation.now.milliseconds - hours * 3_600_000)
    simulation.stepBack(to: instant)
  }

  private mutating func forward() {
    steps.append("forward")
    _ = simulation.stepForward()
  }

  private mutating func take() {
    let branches = simulation.otherBranches
    guard !branches.isEmpty else { return }
    let index = Int.random(in: 0..<branches.count, using: &random)
    steps.append("take \(index)")
    simulation.switchTo(branches[index])
  }

  private static func actions(of history: History) -> [History.Entry] {
    Array(history.entries.dropFirst())
  }

  /// The problem with the branches; `nil` if there is none.
  var complaint: String? {
    let branches = simulation.otherBranches
    // A history that another one extends is not a branch.
    var expected = known.subtracting(known.filter { !$0.isEmpty }.map { Array($0.dropLast()) })
    expected.remove(Self.actions(of: simulation.history))
    if Set(branches.map { Self.actions(of: $0.history) }) != expected {
      return "the branches differ from the expected ones"
    }
    if branches.count != expected.count { return "a branch is listed twice" }
    if simulation.history.account() != simulation.account
      || simulation.history.entries.last?.instant != simulation.now
    {
      return "replaying the history gives another customer"
    }
    var there = simulation
    there.perform(.disableAutoRenew(FlowStore.pro))
    there.stepBack()
    if there.account != simulation.account || there.now != simulation.now {
      return "undoing an action does not restore the customer"
    }
    for branch in branches {
      if branch.shared != branch.history.shared(with: simulation.history) {
        return "a branch has the wrong fork"
      }
      var taken = simulation
      taken.switchTo(branch)
      if taken.history != branch.history { return "switching to a branch failed" }
      if taken.account != branch.history.account() {
        return "replaying a branch gives another customer"
      }
      let left = taken.otherBranches.map(\.history) + [taken.history]
      let isLost = !left.contains {
        $0.shared(with: simulation.history) == simulation.history.entries.count
      }
      if isLost { return "switching lost the previous branch" }
    }
    return nil
  }
}
