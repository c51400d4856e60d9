import TerminalUI

/// The effect of the Enter key on the focused control of a store. The key hints at the bottom of
/// the screen display it.
package enum StoreEnter: String, Hashable, Sendable, CaseIterable {
  /// Buys the focused plan.
  case subscribe
  /// Buys the focused product, which is not a plan.
  case buy
  /// Restores earlier purchases.
  case restore
  /// Opens a text, or the plans of another option group.
  case open
  /// Closes the store.
  case close
  /// Activates the button; the label of the button says what it does.
  case press
  /// Has no effect. Without this case, the hint of an enclosing view would be displayed.
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
  /// The axis along which the plans are arranged, so that the matching arrow keys select a plan;
  /// `nil` for the default, the vertical axis.
  package var planAxis: Axis? {
    get { self[PlanAxisKey.self] }
    set { self[PlanAxisKey.self] = newValue }
  }

  /// The effect of the Enter key in this view; `nil` if the view sets no effect.
  package var storeEnter: StoreEnter? {
    get { self[StoreEnterKey.self] }
    set { self[StoreEnterKey.self] = newValue }
  }

  /// Whether the focus is in the sheet that the link of an option group opens.
  package var isInGroupSheet: Bool? {
    get { self[GroupSheetKey.self] }
    set { self[GroupSheetKey.self] = newValue }
  }
}
