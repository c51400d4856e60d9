private enum ScreenTraitsKey: EnvironmentKey {
  static var defaultValue: Traits? { nil }
}

private enum PresentationTraitsKey: EnvironmentKey {
  static var defaultValue: Traits? { nil }
}

extension EnvironmentValues {
  /// Where views tell about the screen they are in: its title and what is in its bars.
  var screenTraits: Traits? {
    get { self[ScreenTraitsKey.self] }
    set { self[ScreenTraitsKey.self] = newValue }
  }

  /// Where views tell about the presentation they are in.
  var presentationTraits: Traits? {
    get { self[PresentationTraitsKey.self] }
    set { self[PresentationTraitsKey.self] = newValue }
  }

  /// Forgets what has a meaning only where the view around stands.
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

  /// Makes this the environment of a bar.
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
  /// Whether a link here pushes a screen.
  package var isInsideNavigation: Bool { navigation != nil }
}
