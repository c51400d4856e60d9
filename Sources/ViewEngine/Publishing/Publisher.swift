import Foundation

/// Something that tells of values as time goes by: `Publisher` as Combine has it, without
/// Combine, as far as views need it.
///
/// Views hear of values by ``View/onReceive(_:perform:)``, objects by `sink`. There are
/// `Timer.publish`, `NotificationCenter.publisher(for:)`, `$name` of a ``Published`` property,
/// `objectWillChange`, ``PassthroughSubject`` and ``CurrentValueSubject``. A publisher of
/// one's own is made of these: here nobody asks how many values are wanted.
public protocol Publisher<Output, Failure> {
  /// What is told.
  associatedtype Output
  /// What can go wrong.
  associatedtype Failure: Error

  /// Tells of each value, and of the end, until what is returned is ended or let go.
  func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable
}

/// What those who hear of values are told: Combine's `Subscribers`.
public enum Subscribers {
  /// How it ended: Combine's `Subscribers.Completion`.
  public enum Completion<Failure: Error> {
    /// All was told.
    case finished
    /// Something went wrong.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

extension Publisher where Failure == Never {
  /// Tells of each value until what is returned is ended or let go.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Puts each value into a property of an object, which is kept meanwhile.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Puts each value into a published property, as long as its object is there:
  /// `assign(to: &$name)`.
  public func assign(to published: inout Published<Output>.Publisher) {
    let place = published.place
    let subscription = sink { [weak place] in place?.set($0) }
    place.keep(subscription)
  }
}

/// A publisher whose type is not told: Combine's `AnyPublisher`.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  typealias Complete = (Subscribers.Completion<Failure>) -> Void
  private let start: (@escaping Complete, @escaping (Output) -> Void) -> AnyCancellable

  /// Hides the type of a publisher.
  public init<Base: Publisher>(_ base: Base) where Base.Output == Output, Base.Failure == Failure {
    start = { base.sink(receiveCompletion: $0, receiveValue: $1) }
  }

  init(_ start: @escaping (@escaping Complete, @escaping (Output) -> Void) -> AnyCancellable) {
    self.start = start
  }

  /// Tells of each value, and of the end.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    start(receiveCompletion, receiveValue)
  }
}

/// A publisher of one value: Combine's `Just`.
public struct Just<Output>: Publisher {
  /// Nothing can go wrong.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Creates a publisher of a value.
  public init(_ output: Output) { self.output = output }

  /// Tells of the value at once, and that it is all.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    receiveValue(output)
    receiveCompletion(.finished)
    return AnyCancellable {}
  }
}
