import TerminalUI

/// What Enter does where the focus is in a store.
package enum StoreEnter: String, Hashable, Sendable, CaseIterable {
  /// Buys a plan.
  case subscribe
  /// Looks for purchases made before.
  case restore
  /// Shows a text, or the plans of another group.
  case open
  /// Closes the store.
  case close
  /// Does what the button says.
  case press
  /// Does nothing: what is said around or below would be told else.
  case nothing
}

private enum PlanAxisKey: FocusedValueKey {
  typealias Value = Axis
}

private enum StoreEnterKey: FocusedValueKey {
  typealias Value = StoreEnter
}

private enum GroupSheetKey: FocusedValueKey {
  typealias Value = Bool
}

extension FocusedValues {
  /// The way in which plans stand beside one another, so that the arrows along it choose; `nil`
  /// where that is the usual one, from the top down.
  package var planAxis: Axis? {
    get { self[PlanAxisKey.self] }
    set { self[PlanAxisKey.self] = newValue }
  }

  /// What Enter does; `nil` for nothing.
  package var storeEnter: StoreEnter? {
    get { self[StoreEnterKey.self] }
    set { self[StoreEnterKey.self] = newValue }
  }

  /// Whether the focus is in the sheet that a group's link opens.
  package var isInGroupSheet: Bool? {
    get { self[GroupSheetKey.self] }
    set { self[GroupSheetKey.self] = newValue }
  }
}
