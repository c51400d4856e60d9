/// The loop that handles input and draws frames on a terminal.
///
/// Input is handled in the terminal's callback. With a continuation per key, each key would pass
/// through other threads.
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
  /// The time at which an event last arrived in an empty queue.
  private var busySince = ContinuousClock.now
  /// Whether a later turn of the main loop will handle the waiting events.
  private var isContinuing = false
  /// Whether the terminal has closed. No more events arrive then.
  private var hasLastInput = false
  /// Whether reading from the terminal is paused, because too many events wait.
  private var isPaused = false
  /// The time at which a frame is drawn even if more events wait.
  private var nextFrame = ContinuousClock.now

  /// - Parameters:
  /// - host: The host of the views that the loop shows.
  ///   - terminal: The terminal that shows the views.
  /// - backlogLimit: The maximum number of waiting events; the default is about 10 MB of them.
  ///   Above the limit, the loop stops reading the terminal until half of the events are handled.
  /// - isFinished: A closure that returns whether the loop should end.
  /// - interrupt: The closure that Ctrl-C calls.
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

  /// Runs the loop, and returns when it has ended.
  func run() async {
    host.resize(to: terminal.size)
    Clipboard.general.terminal = terminal
    terminal.listen { [self] in take($0) }
    show()
    if !hasEnded { await withCheckedContinuation { whenEnded = $0 } }
  }

  /// Ends the loop. No more frames are drawn.
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
    // If a turn of the main loop is already scheduled, it also handles the new events.
    if !isContinuing { handleWaiting() }
  }

  /// Handles waiting events for at most ``interruptDelay`` in one turn of the main loop, because
  /// during a turn nothing is read, not even Ctrl-C. The remaining events are handled in turns of
  /// one frame interval, and the terminal is read between these turns.
  private func handleWaiting() {
    // The frames that this method draws show the changes, so no wake-up is needed.
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

  /// Pauses reading while too many events wait, and resumes when half of them are handled.
  private func followBacklog() {
    if !isPaused, waiting.count > backlogLimit {
      isPaused = true
      terminal.listen(nil)
    } else if isPaused, waiting.count < backlogLimit / 2 {
      isPaused = false
      terminal.listen { [self] in take($0) }
    }
  }

  /// The waiting time after which Ctrl-C drops the keys typed before it. Handling typed keys takes
  /// a fraction of this time, even on a busy machine.
  private static let interruptDelay = Duration.seconds(1)

  private func mayContinue(until end: ContinuousClock.Instant) -> Bool {
    !waiting.isEmpty && !isFinished() && ContinuousClock.now < end
  }

  /// Handles a limited number of events one by one. The next characters may then form a paste.
  private func handleSome(until end: ContinuousClock.Instant) {
    for _ in 0..<Self.pasteLength where mayContinue(until: end) {
      if let event = waiting.popFirst() { handle(event) }
      presentIfDue()
    }
  }

  /// Sends the next characters as a paste if there are many and a view accepts text.
  private func pasteLetters() -> Bool {
    let letters = waiting.letters(atMost: Self.longestPaste)
    guard letters.count >= Self.pasteLength, host.send(.paste(String(letters))) else {
      return false
    }
    waiting.removeFirst(letters.count)
    return true
  }

  /// The minimum number of waiting characters that count as a paste, for terminals that do not mark
  /// pastes. Typed characters never accumulate to this number. A text field inserts a paste at
  /// once; inserting a megabyte character by character would take minutes.
  private static let pasteLength = 64

  /// The maximum number of characters per paste: as many as Linux returns in one read.
  private static let longestPaste = 4096

  private func presentIfDue() {
    if ContinuousClock.now < nextFrame || isFinished() { return }
    terminal.present(host.render())
    nextFrame = .now + Self.frameInterval
  }

  /// The maximum time between frames while events wait, so that the user sees the effect of keys
  /// during a large unmarked paste.
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
