/// An event of a subject: a value or the completion.
enum Signal<Output, Failure: Error> {
  case value(Output)
  case completion(Subscribers.Completion<Failure>)

  func deliver(
    _ complete: (Subscribers.Completion<Failure>) -> Void,
    _ receive: (Output) -> Void
  ) {
    switch self {
    case .value(let value): receive(value)
    case .completion(let completion): complete(completion)
    }
  }
}

/// A publisher of the values that a client sends: Combine's `Subject`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers. After the completion it has no effect.
  func send(_ value: Output)
  /// Sends the completion to all subscribers.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends an empty value to all subscribers.
  public func send() { send(()) }
}

extension Publisher {
  /// Sends the values and the completion to a subject. Cancel or release the result to stop.
  public func subscribe(_ subject: some Subject<Output, Failure>) -> AnyCancellable {
    sink(receiveCompletion: subject.send(completion:), receiveValue: subject.send)
  }
}

/// A subject that stores nothing: Combine's `PassthroughSubject`.
public final class PassthroughSubject<Output, Failure: Error>: Subject, Sendable {
  private let signals = Broadcast<Signal<Output, Failure>>()
  private let ending = Locked<Subscribers.Completion<Failure>?>(nil)

  /// Creates a subject.
  public init() {}

  /// Whether the completion was sent.
  var isComplete: Bool { ending.withLock { $0 != nil } }

  /// Sends a value to all subscribers. After the completion it has no effect.
  public func send(_ value: Output) {
    if !isComplete { signals.send(.value(value)) }
  }

  /// Sends the completion to all subscribers.
  public func send(completion: Subscribers.Completion<Failure>) {
    let isFirst = ending.withLock { ending in
      defer { ending = ending ?? completion }
      return ending == nil
    }
    if isFirst { signals.send(.completion(completion)) }
  }

  /// Subscribes to future values and the completion. Cancel or release the result to unsubscribe.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    if let ending = ending.withLock({ $0 }) { receiveCompletion(ending) }
    return signals.add { $0.deliver(receiveCompletion, receiveValue) }
  }
}

/// A subject that stores the latest value: Combine's `CurrentValueSubject`.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, Sendable {
  private let changes = PassthroughSubject<Output, Failure>()
  private let stored: Locked<Output>

  /// Creates a subject with an initial value.
  public init(_ value: Output) { stored = Locked(value) }

  /// The latest value. Setting it sends it to all subscribers.
  public var value: Output {
    get { stored.withLock { $0 } }
    set { send(newValue) }
  }

  /// Stores a value and sends it to all subscribers. After the completion it has no effect.
  public func send(_ value: Output) {
    if changes.isComplete { return }
    stored.withLock { $0 = value }
    changes.send(value)
  }

  /// Sends the completion to all subscribers.
  public func send(completion: Subscribers.Completion<Failure>) {
    changes.send(completion: completion)
  }

  /// Subscribes to the current value, future values and the completion. Cancel or release the
  /// result to unsubscribe.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    if !changes.isComplete { receiveValue(value) }
    return changes.sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
  }
}
