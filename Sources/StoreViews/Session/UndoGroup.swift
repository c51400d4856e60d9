import PurchaseFlow

/// A group of actions, or a return to an earlier point, that is undone and redone as one step.
struct UndoGroup {
  /// The history and the settings before the step.
  let before: Place
  /// The history and the settings after the step.
  let after: Place

  /// The history and the settings at the start or the end of a step.
  struct Place {
    let history: History
    let settings: StoreSession.Settings
  }

  /// The step that undoes this step.
  var reversed: UndoGroup { UndoGroup(before: after, after: before) }
}

/// The steps that can be undone and redone. Single actions between two steps are not listed: the
/// history itself undoes those actions.
struct UndoGroups {
  private var done: [UndoGroup] = []
  private var undone: [UndoGroup] = []

  /// Adds a performed step. Steps that were undone earlier can no longer be redone.
  mutating func add(_ step: UndoGroup) {
    done.append(step)
    undone = []
  }

  /// Adds a return to an earlier point. The return undid later actions, so a redo can restore them.
  mutating func addJump(_ step: UndoGroup) {
    add(step)
    undone = [step.reversed]
  }

  /// Replaces the last step with a longer one that includes the latest actions.
  mutating func replaceLast(by step: UndoGroup) {
    done.removeLast()
    add(step)
  }

  /// Returns the step that ends at the end of a history; `nil` if a single action ends there.
  mutating func last(leadingTo history: History) -> UndoGroup? {
    settle(at: history)
    return done.last.flatMap { $0.after.history == history ? $0 : nil }
  }

  /// Returns the step to redo at the end of a history; `nil` if a single action is to be redone.
  mutating func next(from history: History) -> UndoGroup? {
    settle(at: history)
    return undone.last.flatMap { $0.before.history == history ? $0 : nil }
  }

  /// Records that the last step was undone.
  ///
  /// - Parameter next: The single action that could be redone after the last step, as a step; `nil`
  ///   if there is none.
  mutating func undo(leaving next: UndoGroup?) {
    if let next { undone.append(next) }
    done.popLast().map { undone.append($0) }
  }

  /// Records that the step undone last was redone.
  mutating func redo() { undone.popLast().map { done.append($0) } }

  /// Removes steps whose result is not part of this history, and undone steps that a new action
  /// made obsolete.
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
