/// A publisher without values: Combine's `Empty`.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether the publisher completes at once. Otherwise it never completes.
  public let completeImmediately: Bool

  /// Creates a publisher without values.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Creates a publisher without values, with explicit types.
  public init(
    completeImmediately: Bool = true,
    outputType: Output.Type,
    failureType: Failure.Type
  ) {
    self.init(completeImmediately: completeImmediately)
  }

  /// Sends the completion at once, or never.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    if completeImmediately { receiveCompletion(.finished) }
    return AnyCancellable {}
  }
}

/// A publisher of an error: Combine's `Fail`.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The published error.
  public let error: Failure

  /// Creates a publisher of an error.
  public init(error: Failure) { self.error = error }

  /// Creates a publisher of an error, with an explicit type of values.
  public init(outputType: Output.Type, failure: Failure) { self.init(error: failure) }

  /// Sends the error at once.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    receiveCompletion(.failure(error))
    return AnyCancellable {}
  }
}

/// A publisher that is created for each subscriber: Combine's `Deferred`.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The type of the values.
  public typealias Output = DeferredPublisher.Output
  /// The type of the errors.
  public typealias Failure = DeferredPublisher.Failure
  /// A function that creates the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher from a function that is called for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Subscribes to a new publisher. Cancel or release the result to unsubscribe.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    createPublisher().sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
  }
}

extension Sequence {
  /// A publisher of the elements, which are sent at once: Combine's `Sequence.publisher`. The
  /// sequence must be finite.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { complete, receive in
      forEach(receive)
      complete(.finished)
      return AnyCancellable {}
    }
  }
}

extension Optional {
  /// A publisher of the value; without a value it only completes.
  public var publisher: AnyPublisher<Wrapped, Never> {
    map { Just($0).eraseToAnyPublisher() } ?? Empty().eraseToAnyPublisher()
  }
}

extension Result {
  /// A publisher of the value or the error.
  public var publisher: AnyPublisher<Success, Failure> {
    AnyPublisher { complete, receive in
      switch self {
      case .success(let value):
        receive(value)
        complete(.finished)
      case .failure(let error): complete(.failure(error))
      }
      return AnyCancellable {}
    }
  }
}
