extension ViewHost {
  /// Shows the views on a terminal until `isFinished` returns `true`, the terminal closes, or the
  /// task is cancelled.
  ///
  /// All input that has arrived is handled before the next frame, but a frame is drawn at least
  /// every 50 milliseconds. Without input or changes, the process is idle. Changes made by a task
  /// or another thread are shown at once.
  ///
  /// Ctrl-L redraws the screen and Ctrl-Z suspends the program. Ctrl-C calls `interrupt`. If keys
  /// have been waiting for a second, Ctrl-C also drops the keys before it.
  ///
  /// - Parameters:
  ///   - terminal: The terminal that shows the views.
  /// - isFinished: A closure that returns whether to stop.
  /// - interrupt: The closure that Ctrl-C calls.
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
