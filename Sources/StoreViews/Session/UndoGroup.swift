import PurchaseFlow

/// Several actions that people think of as one, or going back: taken back and done again as a
/// whole.
struct UndoGroup {
  /// The history before, with what was set beside it.
  let before: Place
  /// The history afterwards, with what was set beside it.
  let after: Place

  /// Where a step begins or ends.
  struct Place {
    let history: History
    let settings: StoreSession.Settings
  }

  /// What takes it back, as a step.
  var reversed: UndoGroup { UndoGroup(before: after, after: before) }
}

/// The steps that led to a place of a history, and those that were taken back there. What lies
/// between two steps are single actions, which the history knows.
struct UndoGroups {
  private var done: [UndoGroup] = []
  private var undone: [UndoGroup] = []

  /// Notes what was done. What had been taken back before cannot be done again.
  mutating func add(_ step: UndoGroup) {
    done.append(step)
    undone = []
  }

  /// Notes that it was gone back. What was later has been taken back thereby: it can be done
  /// again.
  mutating func addJump(_ step: UndoGroup) {
    add(step)
    undone = [step.reversed]
  }

  /// Notes what was done as the end of the step before it.
  mutating func replaceLast(by step: UndoGroup) {
    done.removeLast()
    add(step)
  }

  /// The step that led to where a history ends; `nil` where a single action did.
  mutating func last(leadingTo history: History) -> UndoGroup? {
    settle(at: history)
    return done.last.flatMap { $0.after.history == history ? $0 : nil }
  }

  /// The step that was taken back last where a history ends; `nil` where a single action was.
  mutating func next(from history: History) -> UndoGroup? {
    settle(at: history)
    return undone.last.flatMap { $0.before.history == history ? $0 : nil }
  }

  /// Notes that the last step was taken back.
  ///
  /// - Parameter next: What could be done again after it, where that is no step yet.
  mutating func undo(leaving next: UndoGroup?) {
    if let next { undone.append(next) }
    done.popLast().map { undone.append($0) }
  }

  /// Notes that the step taken back last was done again.
  mutating func redo() { undone.popLast().map { done.append($0) } }

  /// Forgets the steps that lead elsewhere, and those that are no more to be done again since
  /// something else was done.
  private mutating func settle(at history: History) {
    while let last = done.last, !history.begins(with: last.after.history) { done.removeLast() }
    if let next = undone.last, !next.before.history.begins(with: history) { undone = [] }
  }
}

extension History {
  fileprivate func begins(with other: History) -> Bool {
    entries.prefix(other.entries.count) == other.entries[...]
  }
}
