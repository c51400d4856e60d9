/// A queue of input events, oldest first.
struct WaitingInput {
  /// The events before index `next` have been handled. They are removed in batches, because each
  /// removal moves all later events.
  private var events: [InputEvent] = []
  private var next = 0

  /// The number of waiting events.
  var count: Int { events.count - next }
  var isEmpty: Bool { next == events.count }

  /// Returns the characters before the first other event in the queue, at most `limit`.
  func letters(atMost limit: Int) -> [Character] {
    var letters: [Character] = []
    for event in events[next...].prefix(limit) {
      guard case .key(.character(let letter)) = event else { break }
      letters.append(letter)
    }
    return letters
  }

  /// Appends events to the queue.
  mutating func append(_ arrived: [InputEvent]) { events += arrived }

  /// Removes and returns the oldest event.
  mutating func popFirst() -> InputEvent? {
    guard !isEmpty else { return nil }
    defer { removeFirst(1) }
    return events[next]
  }

  /// Removes the `count` oldest events.
  mutating func removeFirst(_ count: Int) {
    next += min(count, self.count)
    guard isEmpty || next > events.count / 2 else { return }
    events.removeSubrange(..<next)
    next = 0
  }

  /// Drops keys, clicks and pastes before the last Ctrl-C, as the line discipline of a terminal
  /// does when it sends SIGINT. Events of the terminal itself, such as a new size, stay.
  mutating func dropTypedBeforeInterrupt() {
    let waiting = events[next...]
    guard let interrupt = waiting.lastIndex(of: .key(.control("c"))) else { return }
    let terminalEvents = waiting[..<interrupt].filter { event in
      switch event {
      case .key, .mouse, .paste: false
      case .resize, .colorScheme: true
      }
    }
    events = terminalEvents + waiting[interrupt...]
    next = 0
  }
}
