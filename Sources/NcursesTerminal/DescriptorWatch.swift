import Dispatch

/// Calls a function on the main actor while a descriptor has data to read, until it is cancelled.
///
/// If ``MainLoop`` is running, it polls the descriptor. Otherwise Dispatch polls the descriptor on
/// another thread.
@MainActor
final class DescriptorWatch {
  let descriptor: Int32
  /// Whether curses or the decoder still has buffered input after the last read. Polling the
  /// descriptor does not detect such input.
  private(set) var hasMore = false
  private let read: @MainActor () -> Bool
  private var source: (any DispatchSourceRead)?
  private var isCancelled = false

  /// Starts watching a descriptor.
  ///
  /// - Parameter read: Reads from the descriptor for a limited time. Returns whether the function
  ///   must be called again, even if the descriptor has no more data.
  init(_ descriptor: Int32, read: @escaping @MainActor () -> Bool) {
    self.descriptor = descriptor
    self.read = read
    if MainLoop.isRunning { MainLoop.add(self) } else { source = makeSource() }
  }

  private func makeSource() -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.act() } }
    source.activate()
    return source
  }

  /// Reads the available data.
  func act() {
    guard !isCancelled else { return }
    hasMore = read()
    if hasMore, source != nil { Task { @MainActor in if hasMore { act() } } }
  }

  /// Stops watching. Callers must call this function before they close the descriptor.
  func cancel() {
    isCancelled = true
    source?.cancel()
    MainLoop.remove(self)
  }
}
