/// A publisher of one value that arrives later: Combine's `Future`.
///
/// The work starts when the future is created. Subscribers that come later receive the result at
/// once.
///
/// ```swift
/// import Combine
///
/// func loaded() -> Future<Int, Never> {
///   Future { promise in promise(.success(3)) }
/// }
/// ```
public final class Future<Output, Failure: Error>: Publisher, Sendable {
  /// A function that receives the result. Only the first result counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let stored = Locked<Result<Output, Failure>?>(nil)
  private let results = Broadcast<Result<Output, Failure>>()

  /// Starts work that calls its promise with the result.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] in fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let isFirst = stored.withLock { stored in
      defer { stored = stored ?? result }
      return stored == nil
    }
    if isFirst { results.send(result) }
  }

  /// Subscribes to the value and the completion. Cancel or release the result to unsubscribe.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let subscription = LateSubscription()
    let finish: (Result<Output, Failure>) -> Void = { result in
      // The result can arrive between adding the receiver and reading a stored result.
      guard subscription.end() else { return }
      switch result {
      case .success(let value):
        receiveValue(value)
        receiveCompletion(.finished)
      case .failure(let error): receiveCompletion(.failure(error))
      }
    }
    subscription.set(results.add(finish))
    if let result = stored.withLock({ $0 }) { finish(result) }
    return AnyCancellable { subscription.end() }
  }
}

extension Future {
  /// Waits for the result.
  private func outcome() async -> Result<Output, Failure> {
    let received = await withCheckedContinuation { continuation in
      let subscription = LateSubscription()
      subscription.set(
        sink { completion in
          if case .failure(let error) = completion {
            continuation.resume(
              returning: UncheckedValue(value: Result<Output, Failure>.failure(error))
            )
          }
          subscription.end()
        } receiveValue: {
          continuation.resume(returning: UncheckedValue(value: .success($0)))
        }
      )
    }
    return received.value
  }
}

extension Future where Failure == Never {
  /// The value. Reading it waits until the value arrives.
  public var value: Output { get async { await outcome().get() } }
}

extension Future where Failure == any Error {
  /// The value. Reading it waits until the value arrives.
  ///
  /// - Throws: The error of the future.
  public var value: Output { get async throws { try await outcome().get() } }
}
