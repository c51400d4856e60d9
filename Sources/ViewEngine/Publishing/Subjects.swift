/// What a subject tells.
enum Signal<Output, Failure: Error> {
  case value(Output)
  case completion(Subscribers.Completion<Failure>)

  func tell(
    _ complete: (Subscribers.Completion<Failure>) -> Void,
    _ receive: (Output) -> Void
  ) {
    switch self {
    case .value(let value): receive(value)
    case .completion(let completion): complete(completion)
    }
  }
}

/// A publisher of what it is told: Combine's `PassthroughSubject`.
public final class PassthroughSubject<Output, Failure: Error>: Publisher, Sendable {
  private let signals = Broadcast<Signal<Output, Failure>>()
  private let ending = Locked<Subscribers.Completion<Failure>?>(nil)

  /// Creates a subject.
  public init() {}

  /// Tells a value.
  public func send(_ value: Output) {
    if ending.withLock({ $0 == nil }) { signals.send(.value(value)) }
  }

  /// Tells that there is nothing more.
  public func send(completion: Subscribers.Completion<Failure>) {
    let isFirst = ending.withLock { ending in
      defer { ending = ending ?? completion }
      return ending == nil
    }
    if isFirst { signals.send(.completion(completion)) }
  }

  /// Tells of each value that comes, and of the end.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    if let ending = ending.withLock({ $0 }) { receiveCompletion(ending) }
    return signals.add { $0.tell(receiveCompletion, receiveValue) }
  }
}

extension PassthroughSubject where Output == Void {
  /// Tells that something happened.
  public func send() { send(()) }
}

/// A publisher that keeps what it was told last: Combine's `CurrentValueSubject`.
public final class CurrentValueSubject<Output, Failure: Error>: Publisher, Sendable {
  private let changes = PassthroughSubject<Output, Failure>()
  private let stored: Locked<Output>

  /// Creates a subject with its first value.
  public init(_ value: Output) { stored = Locked(value) }

  /// The value; setting it tells it.
  public var value: Output {
    get { stored.withLock { $0 } }
    set { send(newValue) }
  }

  /// Takes a value and tells it.
  public func send(_ value: Output) {
    stored.withLock { $0 = value }
    changes.send(value)
  }

  /// Tells that there is nothing more.
  public func send(completion: Subscribers.Completion<Failure>) {
    changes.send(completion: completion)
  }

  /// Tells of the value there is, of each that comes, and of the end.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    receiveValue(value)
    return changes.sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
  }
}
