extension View {
  /// Notes in the log, while a body is evaluated, that it is, and whether for the first time
  /// at its place: SwiftUI's `_printChanges()`. Which of the properties changed is not told,
  /// and nothing is printed, since what is printed would be on the screen.
  @MainActor
  public static func _printChanges() { noteChanges() }

  /// Notes in the log that a body is evaluated: SwiftUI's `_logChanges()`; see
  /// ``_printChanges()``.
  @MainActor
  public static func _logChanges() { noteChanges() }

  @MainActor
  private static func noteChanges() {
    let isNewcomer = DynamicStorage.isNewcomer
    DebugLog.note("\(Self.self): \(isNewcomer ? "@self, @identity changed." : "changed.")")
  }
}
