/// A publisher that starts on request: Combine's `ConnectablePublisher`.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts publishing. Cancel the result to stop.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Returns a publisher that starts with its first subscriber and stops with its last.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

/// A namespace for publishers made from other publishers: Combine's `Publishers`.
public enum Publishers {
  /// A publisher that starts with its first subscriber and stops with its last: Combine's
  /// `Publishers.Autoconnect`.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher to start and stop.
    public let upstream: Upstream
    private let use = Locked(Use())

    private struct Use {
      var listeners = 0
      var connection: (any Cancellable)?
    }

    init(upstream: Upstream) { self.upstream = upstream }

    /// Subscribes to the values and the completion. Cancel or release the result to unsubscribe.
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
