/// Events that have arrived and wait to be handled, oldest first.
struct WaitingInput {
  /// Those before `next` are handled. They are removed many at a time, since each removal moves
  /// all that wait.
  private var events: [InputEvent] = []
  private var next = 0

  /// How many events wait.
  var count: Int { events.count - next }
  var isEmpty: Bool { next == events.count }

  /// The letters that wait in front of anything else, and no more of them than `limit`.
  func letters(atMost limit: Int) -> [Character] {
    var letters: [Character] = []
    for event in events[next...].prefix(limit) {
      guard case .key(.character(let letter)) = event else { break }
      letters.append(letter)
    }
    return letters
  }

  /// Adds events that have arrived.
  mutating func append(_ arrived: [InputEvent]) { events += arrived }

  /// Takes the oldest event.
  mutating func popFirst() -> InputEvent? {
    guard !isEmpty else { return nil }
    defer { removeFirst(1) }
    return events[next]
  }

  /// Takes the oldest events away.
  mutating func removeFirst(_ count: Int) {
    next += min(count, self.count)
    guard isEmpty || next > events.count / 2 else { return }
    events.removeSubrange(..<next)
    next = 0
  }

  /// Drops what was typed, clicked and pasted before the last Ctrl-C, as a terminal does that
  /// sends a signal for it. What the terminal itself told, such as its size, stays.
  mutating func dropTypedBeforeInterrupt() {
    let waiting = events[next...]
    guard let interrupt = waiting.lastIndex(of: .key(.control("c"))) else { return }
    let told = waiting[..<interrupt].filter { event in
      switch event {
      case .key, .mouse, .paste: false
      case .resize, .colorScheme: true
      }
    }
    events = told + waiting[interrupt...]
    next = 0
  }
}
