extension View {
  /// Writes to the log that the body is being evaluated, and whether for the first time: SwiftUI's
  /// `_printChanges()`. Changed properties are not listed. Nothing is printed to stdout, because
  /// that would overwrite the screen.
  @MainActor
  public static func _printChanges() { noteChanges() }

  /// Writes to the log that the body is being evaluated: SwiftUI's `_logChanges()`; see
  /// ``_printChanges()``.
  @MainActor
  public static func _logChanges() { noteChanges() }

  @MainActor
  private static func noteChanges() {
    let isFirstEvaluation = DynamicStorage.isFirstEvaluation
    DebugLog.note("\(Self.self): \(isFirstEvaluation ? "@self, @identity changed." : "changed.")")
  }
}
