extension ViewHost {
  /// Shows the views on a terminal until `isFinished`, or until the terminal has gone.
  ///
  /// All input that has arrived is applied, key by key, before the next frame is made;
  /// nothing runs while nothing happens. What changes meanwhile — in a task, on another
  /// thread — is shown at once. Ctrl-L draws everything again, Ctrl-Z hands
  /// the terminal back to the shell, Ctrl-C interrupts whatever is on the screen.
  ///
  /// - Parameters:
  ///   - terminal: Where to show the views.
  ///   - isFinished: Whether to stop.
  ///   - interrupt: What Ctrl-C does.
  public func run(
    on terminal: any Terminal,
    until isFinished: () -> Bool,
    interrupt: () -> Void
  ) async {
    resize(to: terminal.size)
    while !isFinished() {
      terminal.present(render())
      let events = await input(from: terminal)
      if events.isEmpty, !wasWoken { return }
      if events.isEmpty { wasWoken = false }
      for event in events where !isFinished() {
        if event == .key(.control("c")) { interrupt() } else { handle(event, on: terminal) }
      }
    }
  }

  /// The next input, or nothing when something changed first.
  private func input(from terminal: any Terminal) async -> [InputEvent] {
    changes.setAlarm { [self] in
      Task { @MainActor in
        wasWoken = true
        terminal.wake()
      }
    }
    defer { changes.removeAlarm() }
    return await terminal.nextEvents()
  }

  private func handle(_ event: InputEvent, on terminal: any Terminal) {
    switch event {
    case .key(.control("l")):
      terminal.invalidate()
    case .key(.control("z")):
      terminal.suspend()
      resize(to: terminal.size)
    default:
      send(event)
    }
  }
}
