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
    private let use = Locked(Use())

    private struct Use {
      var listeners = 0
      var connection: (any Cancellable)?
    }

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
      use.withLock { use in
        use.listeners += 1
        if use.listeners == 1 { use.connection = upstream.connect() }
      }
    }

    private func end() {
      let last = use.withLock { use -> (any Cancellable)? in
        use.listeners -= 1
        guard use.listeners == 0 else { return nil }
        defer { use.connection = nil }
        return use.connection
      }
      last?.cancel()
    }
  }
}
