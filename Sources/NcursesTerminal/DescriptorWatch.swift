import Dispatch

/// Says, on the main actor, when there is something to read from a descriptor, as long as
/// there is anything, until it is cancelled.
///
/// Where ``MainLoop`` runs, it waits for the descriptor itself; where the main thread is
/// somebody else's, Dispatch does, on a thread of its own.
@MainActor
final class DescriptorWatch {
  let descriptor: Int32
  let act: @MainActor () -> Void
  private let source: (any DispatchSourceRead)?

  init(_ descriptor: Int32, act: @escaping @MainActor () -> Void) {
    self.descriptor = descriptor
    self.act = act
    source = MainLoop.isRunning ? nil : Self.source(for: descriptor, act: act)
    if MainLoop.isRunning { MainLoop.add(self) }
  }

  private static func source(
    for descriptor: Int32,
    act: @escaping @MainActor () -> Void
  ) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated(act) }
    source.activate()
    return source
  }

  /// Watches no more. To be called before the descriptor is closed.
  func cancel() {
    source?.cancel()
    MainLoop.remove(self)
  }
}
