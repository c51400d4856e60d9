/// A terminal without a screen: hands out the input it was given and keeps the
/// frames it is shown.
@MainActor
public final class MemoryTerminal: Terminal {
  /// The size to draw for; a `.resize` event that is handed out changes it.
  public private(set) var size: Size
  /// The frames shown so far, oldest first.
  public private(set) var frames: [Frame] = []
  /// How often the screen was invalidated.
  public private(set) var invalidations = 0
  /// How often the program was suspended.
  public private(set) var suspensions = 0
  private var batches: [[InputEvent]]
  private var staysOpen: Bool
  private var isWoken = false
  private var waiting: CheckedContinuation<Void, Never>?

  /// Whether somebody waits for input that has not come.
  public var isWaiting: Bool { waiting != nil }

  /// Creates a terminal of `size` cells whose input is `batches`: each is what one
  /// wait for input returns. Then it is gone, unless it stays open for what is sent to
  /// it later.
  public init(size: Size, input batches: [[InputEvent]] = [], staysOpen: Bool = false) {
    self.size = size
    self.batches = batches
    self.staysOpen = staysOpen
  }

  /// Keeps a frame.
  public func present(_ frame: Frame) { frames.append(frame) }

  /// The next batch of input; nothing when the terminal was woken or is gone.
  public func nextEvents() async -> [InputEvent] {
    if batches.isEmpty, staysOpen, !isWoken {
      await withCheckedContinuation { waiting = $0 }
    }
    isWoken = false
    // Whoever else waits for the main actor has its turn.
    await Task.yield()
    guard !batches.isEmpty else { return [] }
    let batch = batches.removeFirst()
    for case .resize(let newSize) in batch { size = newSize }
    return batch
  }

  /// Ends a wait.
  public func wake() {
    isWoken = true
    waiting?.resume()
    waiting = nil
  }

  /// Hands out more input.
  public func send(_ events: InputEvent...) {
    batches.append(events)
    wake()
  }

  /// The terminal goes when all input has been handed out.
  public func close() {
    staysOpen = false
    wake()
  }

  /// Notes that the screen is to be sent whole.
  public func invalidate() { invalidations += 1 }

  /// Notes that the program was to stop.
  public func suspend() { suspensions += 1 }
}
