import Synchronization

/// A publisher that begins when it is told to: Combine's `ConnectablePublisher`.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins; what is returned ends it.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// A publisher that begins with the first who listens and ends with the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

/// The kinds of publishers that are made of others: Combine's `Publishers`.
public enum Publishers {
  /// Begins with the first who listens and ends with the last: Combine's
  /// `Publishers.Autoconnect`.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// What is told.
    public typealias Output = Upstream.Output
    /// What can go wrong.
    public typealias Failure = Upstream.Failure
    /// The publisher that begins and ends.
    public let upstream: Upstream
    private let lock = Mutex(())
    nonisolated(unsafe) private var listeners = 0
    nonisolated(unsafe) private var connection: (any Cancellable)?

    init(upstream: Upstream) { self.upstream = upstream }

    /// Tells of each value, and of the end.
    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      let source = upstream.sink(
        receiveCompletion: receiveCompletion,
        receiveValue: receiveValue
      )
      begin()
      return AnyCancellable { [self] in
        source.cancel()
        end()
      }
    }

    private func begin() {
      lock.withLock { _ in
        listeners += 1
        if listeners == 1 { connection = upstream.connect() }
      }
    }

    private func end() {
      let last = lock.withLock { _ -> (any Cancellable)? in
        listeners -= 1
        guard listeners == 0 else { return nil }
        defer { connection = nil }
        return connection
      }
      last?.cancel()
    }
  }
}
