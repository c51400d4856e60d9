/// Views that are being shown on a terminal.
///
/// Input is handled where the terminal tells of it: a continuation for each key would
/// take it through other threads.
@MainActor
final class Showing {
  private let host: ViewHost
  private let terminal: any Terminal
  private let isFinished: @MainActor () -> Bool
  private let interrupt: @MainActor () -> Void
  private var whenEnded: CheckedContinuation<Void, Never>?
  private var hasEnded = false
  /// When a frame is drawn though more events wait.
  private var nextFrame = ContinuousClock.now

  init(
    _ host: ViewHost,
    on terminal: any Terminal,
    until isFinished: @escaping @MainActor () -> Bool,
    interrupt: @escaping @MainActor () -> Void
  ) {
    self.host = host
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
    host.changes.removeAlarm()
    whenEnded?.resume()
    whenEnded = nil
  }

  private func take(_ events: [InputEvent]?) {
    guard !hasEnded else { return }
    guard let events else { return end() }
    // What the events change is in the next frame.
    host.changes.removeAlarm()
    nextFrame = ContinuousClock.now + Self.frameInterval
    var rest = events[...]
    while !rest.isEmpty, !isFinished() {
      let letters = rest.prefix { $0.character != nil }
      if letters.count >= Self.pasteLength,
        host.send(.paste(String(letters.compactMap(\.character))))
      {
        rest = rest.dropFirst(letters.count)
        presentIfDue()
        continue
      }
      for event in rest.prefix(Self.pasteLength) where !isFinished() {
        handle(event)
        presentIfDue()
      }
      rest = rest.dropFirst(Self.pasteLength)
    }
    show()
  }

  /// As many characters as nobody types before they are read: they were pasted where the terminal
  /// does not mark pastes. A text field takes them at once; letter by letter, a megabyte would
  /// keep it busy for minutes. Ours: Linux hands out up to 4,096 at a time.
  private static let pasteLength = 64

  private func presentIfDue() {
    if ContinuousClock.now < nextFrame || isFinished() { return }
    terminal.present(host.render())
    nextFrame = ContinuousClock.now + Self.frameInterval
  }

  /// A person sees within this time what their keys did, also where more keys arrive than can be
  /// handled, as from a file that is pasted where the terminal does not mark pastes.
  private static let frameInterval = Duration.milliseconds(50)

  private func show() {
    if isFinished() { return end() }
    terminal.present(host.render())
    host.changes.setAlarm { [self] in
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

extension InputEvent {
  /// The character of a key that has one.
  fileprivate var character: Character? {
    if case .key(.character(let character)) = self { character } else { nil }
  }
}
