extension Publishers {
  /// A publisher of the values of any number of publishers: Combine's `Publishers.MergeMany`. It
  /// completes after all of them have completed.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publishers whose values are merged.
    public let publishers: [Upstream]

    /// Creates a publisher of the values of several publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Creates a publisher of the values of several publishers.
    public init(_ upstream: some Sequence<Upstream>) { publishers = Array(upstream) }

    /// Subscribes to the values and the completion. Cancel or release the result to unsubscribe.
    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      publishers.publisher.setFailureType(to: Failure.self).flatMap(\.self)
        .sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    }
  }

  /// A publisher of the values of two publishers: Combine's `Publishers.Merge`.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The type of the values.
    public typealias Output = A.Output
    /// The type of the errors.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher of the values of two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Subscribes to the values and the completion. Cancel or release the result to unsubscribe.
    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      a.merge(with: b).sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    }
  }

  /// A publisher of the latest values of two publishers: Combine's `Publishers.CombineLatest`.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output)
    /// The type of the errors.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher of the latest values of two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Subscribes to the values and the completion. Cancel or release the result to unsubscribe.
    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      a.combineLatest(b).sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    }
  }

  /// A publisher of the latest values of three publishers: Combine's `Publishers.CombineLatest3`.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of the errors.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher of the latest values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Subscribes to the values and the completion. Cancel or release the result to unsubscribe.
    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      a.combineLatest(b, c).sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    }
  }

  /// A publisher of the latest values of four publishers: Combine's `Publishers.CombineLatest4`.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The type of the errors.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Creates a publisher of the latest values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b) = (a, b)
      (self.c, self.d) = (c, d)
    }

    /// Subscribes to the values and the completion. Cancel or release the result to unsubscribe.
    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      a.combineLatest(b, c, d)
        .sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    }
  }

  /// A publisher of the values of two publishers in pairs: Combine's `Publishers.Zip`.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output)
    /// The type of the errors.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher of pairs.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Subscribes to the values and the completion. Cancel or release the result to unsubscribe.
    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      a.zip(b).sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    }
  }

  /// A publisher that subscribes to another one when it is connected: Combine's
  /// `Publishers.MakeConnectable`. All its subscribers share that subscription.
  public final class MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The shared publisher.
    public let upstream: Upstream
    private let signals = PassthroughSubject<Output, Failure>()

    init(upstream: Upstream) { self.upstream = upstream }

    /// Subscribes to future values and the completion. Cancel or release the result to unsubscribe.
    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      signals.sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    }

    /// Subscribes to the shared publisher. Cancel the result to stop.
    public func connect() -> any Cancellable { upstream.subscribe(signals) }
  }
}
