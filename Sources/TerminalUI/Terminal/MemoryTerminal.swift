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

  /// Creates a terminal of `size` cells whose input is `batches`: each is what one
  /// wait for input returns.
  public init(size: Size, input batches: [[InputEvent]] = []) {
    self.size = size
    self.batches = batches
  }

  /// Keeps a frame.
  public func present(_ frame: Frame) { frames.append(frame) }

  /// The next batch of input; nothing when all has been handed out.
  public func nextEvents() async -> [InputEvent] {
    guard !batches.isEmpty else { return [] }
    let batch = batches.removeFirst()
    for case .resize(let newSize) in batch { size = newSize }
    return batch
  }

  /// Notes that the screen is to be sent whole.
  public func invalidate() { invalidations += 1 }

  /// Notes that the program was to stop.
  public func suspend() { suspensions += 1 }
}
