/// A terminal without a screen: tells of the input it was given and keeps the frames it
/// is shown.
@MainActor
public final class MemoryTerminal: Terminal {
  /// The size to draw for; a `.resize` event that is told changes it.
  public private(set) var size: Size
  /// The frames shown so far, oldest first.
  public private(set) var frames: [Frame] = []
  /// How often the screen was invalidated.
  public private(set) var invalidations = 0
  /// How often the program was suspended.
  public private(set) var suspensions = 0
  /// What was put on the clipboard, oldest first.
  public private(set) var copies: [String] = []
  /// The colours that were chosen last.
  public private(set) var theme = ColorTheme.auto
  private var batches: [[InputEvent]]
  private var staysOpen: Bool
  private var listener: Listener?
  private var isTelling = false

  /// Whether somebody listens for input that has not come.
  public var isWaiting: Bool { listener != nil && !isTelling }

  /// How much input has been told to nobody.
  public var waitingBatches: Int { batches.count }

  /// Creates a terminal of `size` cells whose input is `batches`: each is told at
  /// once. Then it is gone, unless it stays open for what is sent to it later.
  public init(size: Size, input batches: [[InputEvent]] = [], staysOpen: Bool = false) {
    self.size = size
    self.batches = batches
    self.staysOpen = staysOpen
  }

  /// Keeps a frame.
  public func present(_ frame: Frame) { frames.append(frame) }

  /// Tells of the batches, each when whoever else waits for the main actor has had its
  /// turn.
  public func listen(_ listener: Listener?) {
    self.listener = listener
    tell()
  }

  private func tell() {
    guard listener != nil, !isTelling else { return }
    isTelling = true
    Task { @MainActor in
      while listener != nil, !batches.isEmpty {
        let batch = batches.removeFirst()
        for case .resize(let newSize) in batch { size = newSize }
        listener?(batch)
        await Task.yield()
      }
      isTelling = false
      if !staysOpen { listener?(nil) }
    }
  }

  /// Tells of more input.
  public func send(_ events: InputEvent...) {
    batches.append(events)
    tell()
  }

  /// The terminal goes when all input has been told.
  public func close() {
    staysOpen = false
    tell()
  }

  /// Notes that the screen is to be sent whole.
  public func invalidate() { invalidations += 1 }

  /// Notes that the program was to stop.
  public func suspend() { suspensions += 1 }

  /// Keeps a text.
  public func copy(_ text: String) -> Bool {
    copies.append(text)
    return true
  }

  /// Keeps which colours were chosen.
  public func choose(_ theme: ColorTheme) { self.theme = theme }
}
