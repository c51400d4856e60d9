private enum ScreenTraitsKey: EnvironmentKey {
  static var defaultValue: Traits? { nil }
}

private enum PresentationTraitsKey: EnvironmentKey {
  static var defaultValue: Traits? { nil }
}

extension EnvironmentValues {
  /// The traits that views set on the enclosing screen, such as its title and its toolbar items.
  var screenTraits: Traits? {
    get { self[ScreenTraitsKey.self] }
    set { self[ScreenTraitsKey.self] = newValue }
  }

  /// The traits of the enclosing presentation, such as a sheet.
  var presentationTraits: Traits? {
    get { self[PresentationTraitsKey.self] }
    set { self[PresentationTraitsKey.self] = newValue }
  }

  /// Resets the values that depend on the enclosing view, such as the axis of the stack and the
  /// cell style.
  mutating func resetContext() {
    cellStyle = .plain
    stackAxis = nil
    isLazy = false
    focusTraits = .standard
    keyboardShortcut = nil
    yieldsDefaultFocus = false
    controlContext = .standard
    formColumn = nil
  }

  /// Sets the values for the content of a bar: one line, toolbar controls, no default focus.
  mutating func enterBar() {
    stackAxis = nil
    isLazy = false
    yieldsDefaultFocus = true
    controlContext = .toolbar
    lineLimit = 1
    keyboardShortcut = nil
    focusTraits = .standard
  }
}

extension EnvironmentValues {
  /// Whether a link at this place can push a screen.
  package var isInsideNavigation: Bool { navigation != nil }
}
