extension ViewHost {
  /// Shows the views on a terminal until `isFinished`, until the terminal has gone or the
  /// task is cancelled.
  ///
  /// All input that has arrived is applied, key by key, before the next frame is made, or as
  /// much of it as takes 50 milliseconds; nothing runs while nothing happens. What changes
  /// meanwhile — in a task, on another thread — is shown at once. Ctrl-L draws everything again,
  /// Ctrl-Z hands the terminal back to the shell, Ctrl-C interrupts whatever is on the screen:
  /// when keys have been waiting for a second, those before it are dropped.
  ///
  /// - Parameters:
  ///   - terminal: Where to show the views.
  ///   - isFinished: Whether to stop.
  ///   - interrupt: What Ctrl-C does.
  public func run(
    on terminal: any Terminal,
    until isFinished: @escaping @MainActor () -> Bool,
    interrupt: @escaping @MainActor () -> Void
  ) async {
    guard !isFinished() else { return }
    let renderLoop = RenderLoop(self, on: terminal, until: isFinished, interrupt: interrupt)
    await withTaskCancellationHandler {
      await renderLoop.run()
    } onCancel: {
      Task { @MainActor in renderLoop.end() }
    }
  }
}
