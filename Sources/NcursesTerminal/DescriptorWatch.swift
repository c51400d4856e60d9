import Dispatch

/// Says, on the main actor, when there is something to read from a descriptor, as long as
/// there is anything, until it is cancelled.
///
/// Where ``MainLoop`` runs, it waits for the descriptor itself; where the main thread is
/// somebody else's, Dispatch does, on a thread of its own.
@MainActor
final class DescriptorWatch {
  let descriptor: Int32
  /// Whether the last reading left something that the descriptor does not know of.
  private(set) var hasMore = false
  private let read: @MainActor () -> Bool
  private var source: (any DispatchSourceRead)?
  private var isCancelled = false

  /// Watches a descriptor.
  ///
  /// - Parameter read: Reads from the descriptor, for a limited time; returns whether it is to
  ///   be called again although the descriptor may have nothing more.
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

  /// Reads what there is.
  func act() {
    guard !isCancelled else { return }
    hasMore = read()
    if hasMore, source != nil { Task { @MainActor in if hasMore { act() } } }
  }

  /// Watches no more. To be called before the descriptor is closed.
  func cancel() {
    isCancelled = true
    source?.cancel()
    MainLoop.remove(self)
  }
}
