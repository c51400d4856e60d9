/// A terminal without a screen, for tests. It delivers prepared input and records the frames that
/// it receives.
///
/// ```swift
/// import TerminalUI
///
/// @MainActor
/// func framesAfterTwoKeys(of host: ViewHost) async -> [Frame] {
///   let terminal = MemoryTerminal(size: host.size, input: [[.key(.down)], [.key(.enter)]])
///   await host.run(on: terminal, until: { false }, interrupt: {})
///   return terminal.frames
/// }
/// ```
@MainActor
public final class MemoryTerminal: Terminal {
  /// The size in cells. Delivering a `.resize` event changes it.
  public private(set) var size: Size
  /// The frames shown so far, oldest first.
  public private(set) var frames: [Frame] = []
  /// The number of calls to `invalidate()`.
  public private(set) var invalidations = 0
  /// The number of calls to `suspend()`.
  public private(set) var suspensions = 0
  /// The copied texts, oldest first.
  public private(set) var copies: [String] = []
  /// The theme that was chosen last.
  public private(set) var theme = ColorTheme.auto
  private var batches: [[InputEvent]]
  private var staysOpen: Bool
  private var listener: Listener?
  private var isDelivering = false

  /// Whether a listener is waiting for input.
  public var isWaiting: Bool { listener != nil && !isDelivering }

  /// The number of input batches not delivered yet.
  public var waitingBatches: Int { batches.count }

  /// Creates a terminal of `size` cells. Each batch of input is delivered in one call. Then the
  /// terminal closes, unless `staysOpen` is `true`.
  public init(size: Size, input batches: [[InputEvent]] = [], staysOpen: Bool = false) {
    self.size = size
    self.batches = batches
    self.staysOpen = staysOpen
  }

  /// Records a frame.
  public func present(_ frame: Frame) { frames.append(frame) }

  /// Delivers the batches one by one. Between two of them, other tasks of the main actor run.
  public func listen(_ listener: Listener?) {
    self.listener = listener
    deliverEvents()
  }

  private func deliverEvents() {
    guard listener != nil, !isDelivering else { return }
    isDelivering = true
    Task { @MainActor in
      while listener != nil, !batches.isEmpty {
        let batch = batches.removeFirst()
        for case .resize(let newSize) in batch { size = newSize }
        listener?(batch)
        await Task.yield()
      }
      isDelivering = false
      if !staysOpen { listener?(nil) }
    }
  }

  /// Adds a batch of input.
  public func send(_ events: InputEvent...) {
    batches.append(events)
    deliverEvents()
  }

  /// Closes the terminal after all input is delivered.
  public func close() {
    staysOpen = false
    deliverEvents()
  }

  /// Counts the call.
  public func invalidate() { invalidations += 1 }

  /// Counts the call.
  public func suspend() { suspensions += 1 }

  /// Records a text.
  public func copy(_ text: String) -> Bool {
    copies.append(text)
    return true
  }

  /// Records the chosen theme.
  public func choose(_ theme: ColorTheme) { self.theme = theme }
}
