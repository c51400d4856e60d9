/// Views that are being shown on a terminal.
///
/// Input is handled where the terminal tells of it: a continuation for each key would
/// take it through other threads.
@MainActor
final class RenderLoop {
  private let host: ViewHost
  private let terminal: any Terminal
  private let isFinished: @MainActor () -> Bool
  private let interrupt: @MainActor () -> Void
  private let backlogLimit: Int
  private var whenEnded: CheckedContinuation<Void, Never>?
  private var hasEnded = false
  private var waiting = WaitingInput()
  /// Since when events have been waiting without a pause.
  private var busySince = ContinuousClock.now
  /// Whether the rest of what waits is handled in a later turn of the main loop.
  private var isContinuing = false
  /// Whether the terminal has gone, so that nothing more arrives.
  private var hasLastInput = false
  /// Whether so much waits that the terminal is not read for a while.
  private var isPaused = false
  /// When a frame is drawn though more events wait.
  private var nextFrame = ContinuousClock.now

  /// - Parameters:
  ///   - host: The views.
  ///   - terminal: Where to show them.
  ///   - backlogLimit: How many events may wait, by default some 10 MB of them. What else arrives
  ///     stays with the terminal until half of them are handled.
  ///   - isFinished: Whether to stop.
  ///   - interrupt: What Ctrl-C does.
  init(
    _ host: ViewHost,
    on terminal: any Terminal,
    backlogLimit: Int = 1 << 18,
    until isFinished: @escaping @MainActor () -> Bool,
    interrupt: @escaping @MainActor () -> Void
  ) {
    self.host = host
    self.backlogLimit = backlogLimit
    self.terminal = terminal
    self.isFinished = isFinished
    self.interrupt = interrupt
  }

  /// Returns when everything is over.
  func run() async {
    host.resize(to: terminal.size)
    Clipboard.general.terminal = terminal
    terminal.listen { [self] in take($0) }
    show()
    if !hasEnded { await withCheckedContinuation { whenEnded = $0 } }
  }

  /// Shows nothing more.
  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    terminal.listen(nil)
    host.changes.removeWakeHandler()
    whenEnded?.resume()
    whenEnded = nil
  }

  private func take(_ events: [InputEvent]?) {
    guard !hasEnded else { return }
    guard let events else {
      hasLastInput = true
      if waiting.isEmpty { end() }
      return
    }
    if waiting.isEmpty { busySince = .now }
    waiting.append(events)
    // While older events wait, the main loop continues with all of them.
    if !isContinuing { handleWaiting() }
  }

  /// Handles what waits, for at most ``interruptDelay`` in one turn of the main loop, since nothing
  /// is read meanwhile, not even a Ctrl-C. What is left then is handled in turns as long as the
  /// time between two frames, and the terminal is read between them.
  private func handleWaiting() {
    // What the events change is in the next frame.
    host.changes.removeWakeHandler()
    nextFrame = .now + Self.frameInterval
    let interruptDeadline = busySince + Self.interruptDelay
    if interruptDeadline < .now { waiting.dropTypedBeforeInterrupt() }
    let turnEnd = max(interruptDeadline, nextFrame)
    while mayContinue(until: turnEnd) {
      if !pasteLetters() { handleSome(until: turnEnd) }
      presentIfDue()
    }
    show()
    guard !hasEnded else { return }
    followBacklog()
    if !waiting.isEmpty {
      continueSoon()
    } else if hasLastInput {
      end()
    }
  }

  private func continueSoon() {
    isContinuing = true
    Task { @MainActor in
      isContinuing = false
      if !hasEnded { handleWaiting() }
    }
  }

  /// Stops reading the terminal while too much waits, and goes on when half of it is handled.
  private func followBacklog() {
    if !isPaused, waiting.count > backlogLimit {
      isPaused = true
      terminal.listen(nil)
    } else if isPaused, waiting.count < backlogLimit / 2 {
      isPaused = false
      terminal.listen { [self] in take($0) }
    }
  }

  /// How long events may wait for those before them until a Ctrl-C goes first. Ours: keys that a
  /// person types are handled in a fraction of it, also on a busy machine.
  private static let interruptDelay = Duration.seconds(1)

  private func mayContinue(until end: ContinuousClock.Instant) -> Bool {
    !waiting.isEmpty && !isFinished() && ContinuousClock.now < end
  }

  /// Handles one by one what waits, and not too much of it: letters behind it may be pasted.
  private func handleSome(until end: ContinuousClock.Instant) {
    for _ in 0..<Self.pasteLength where mayContinue(until: end) {
      if let event = waiting.popFirst() { handle(event) }
      presentIfDue()
    }
  }

  /// Pastes the letters in front, when they are many and something takes text.
  private func pasteLetters() -> Bool {
    let letters = waiting.letters(atMost: Self.longestPaste)
    guard letters.count >= Self.pasteLength, host.send(.paste(String(letters))) else {
      return false
    }
    waiting.removeFirst(letters.count)
    return true
  }

  /// As many characters as nobody types before they are read: they were pasted where the terminal
  /// does not mark pastes. A text field takes them at once; letter by letter, a megabyte would
  /// keep it busy for minutes. Ours.
  private static let pasteLength = 64

  /// How many letters are pasted at once; ours, as many as Linux hands out in one read.
  private static let longestPaste = 4096

  private func presentIfDue() {
    if ContinuousClock.now < nextFrame || isFinished() { return }
    terminal.present(host.render())
    nextFrame = .now + Self.frameInterval
  }

  /// A person sees within this time what their keys did, also where more keys arrive than can be
  /// handled, as from a file that is pasted where the terminal does not mark pastes.
  private static let frameInterval = Duration.milliseconds(50)

  private func show() {
    if isFinished() { return end() }
    terminal.present(host.render())
    host.changes.setWakeHandler { [self] in
      Task { @MainActor in
        if !hasEnded { show() }
      }
    }
  }

  private func handle(_ event: InputEvent) {
    switch event {
    case .key(.control("c")):
      interrupt()
    case .key(.control("l")):
      terminal.invalidate()
    case .key(.control("z")):
      terminal.suspend()
      host.resize(to: terminal.size)
    default:
      host.send(event)
    }
  }
}
