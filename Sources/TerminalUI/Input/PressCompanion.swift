/// What else is done when a control is pressed.
struct PressCompanion {
  let action: @MainActor () -> Void
}

private enum PressCompanionKey: EnvironmentKey {
  static var defaultValue: PressCompanion? { nil }
}

extension EnvironmentValues {
  /// What else is done when the control around is pressed.
  var pressCompanion: PressCompanion? {
    get { self[PressCompanionKey.self] }
    set { self[PressCompanionKey.self] = newValue }
  }
}

extension View {
  /// Does something when the controls in this view are pressed, beside what these do.
  func accompanied(tapCount: Int, by action: @escaping @MainActor () -> Void) -> some View {
    let companion = transformEnvironment(\.pressCompanion) { outer in
      let before = outer
      outer = PressCompanion {
        before?.action()
        action()
      }
    }
    return FocusArea(content: companion, tapCount: tapCount, action: action, isCompanion: true)
  }
}
