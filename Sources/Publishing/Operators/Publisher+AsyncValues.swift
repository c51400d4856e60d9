// The values wait in a stream until the loop takes them. A value moves from the publisher's thread
// to the loop and need not be `Sendable`, as in Combine. Only one of the two uses it at a time.

/// The values of a publisher that never fails, as an asynchronous sequence: Combine's
/// `AsyncPublisher`.
///
/// The sequence subscribes when a loop begins, and unsubscribes when the loop ends. Values that
/// arrive while the loop is busy are queued. Combine would drop such values of a subject.
///
/// ```swift
/// import Combine
///
/// func show(_ names: PassthroughSubject<String, Never>) async {
///   for await name in names.values { print(name) }
/// }
/// ```
public struct AsyncPublisher<Upstream: Publisher>: AsyncSequence where Upstream.Failure == Never {
  /// The type of the values.
  public typealias Element = Upstream.Output

  /// Takes the values in their order.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncStream<UncheckedValue<Upstream.Output>>.Iterator

    /// Waits for the next value, and returns `nil` after the completion.
    public mutating func next() async -> Upstream.Output? { await next(isolation: nil) }

    /// Waits for the next value, and returns `nil` after the completion.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async -> Upstream.Output? {
      await base.next(isolation: actor)?.value
    }
  }

  private let upstream: Upstream

  /// Creates a sequence of the values of a publisher.
  public init(_ upstream: Upstream) { self.upstream = upstream }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator {
    let stream = AsyncStream<UncheckedValue<Upstream.Output>> { continuation in
      let subscription = upstream.sink { _ in
        continuation.finish()
      } receiveValue: { value in
        continuation.yield(UncheckedValue(value: value))
      }
      continuation.onTermination = { _ in subscription.cancel() }
    }
    return Iterator(base: stream.makeAsyncIterator())
  }
}

/// The values of a publisher that can fail, as an asynchronous sequence: Combine's
/// `AsyncThrowingPublisher`. Values that arrive while the loop is busy are queued.
///
/// ```swift
/// import Combine
///
/// func show(_ names: AnyPublisher<String, any Error>) async throws {
///   for try await name in names.values { print(name) }
/// }
/// ```
public struct AsyncThrowingPublisher<Upstream: Publisher>: AsyncSequence {
  /// The type of the values.
  public typealias Element = Upstream.Output

  /// Takes the values in their order.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncThrowingStream<UncheckedValue<Upstream.Output>, any Error>.Iterator

    /// Waits for the next value, and returns `nil` after the completion.
    ///
    /// - Throws: The error of the publisher.
    public mutating func next() async throws -> Upstream.Output? {
      try await next(isolation: nil)
    }

    /// Waits for the next value, and returns `nil` after the completion.
    ///
    /// - Throws: The error of the publisher.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(any Error) -> Upstream.Output? {
      try await base.next(isolation: actor)?.value
    }
  }

  private let upstream: Upstream

  /// Creates a sequence of the values of a publisher.
  public init(_ upstream: Upstream) { self.upstream = upstream }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator {
    let stream = AsyncThrowingStream<UncheckedValue<Upstream.Output>, any Error> { continuation in
      let subscription = upstream.sink { completion in
        switch completion {
        case .finished: continuation.finish()
        case .failure(let error): continuation.finish(throwing: error)
        }
      } receiveValue: { value in
        continuation.yield(UncheckedValue(value: value))
      }
      continuation.onTermination = { _ in subscription.cancel() }
    }
    return Iterator(base: stream.makeAsyncIterator())
  }
}

extension Publisher {
  /// The values as an asynchronous sequence that can throw an error.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
