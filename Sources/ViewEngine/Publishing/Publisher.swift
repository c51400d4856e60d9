import Foundation

/// A source of values over time: `Publisher` of Combine, reduced to what views need.
///
/// Views receive values with ``View/onReceive(_:perform:)``, objects with `sink`. Available are
/// `Timer.publish`, `NotificationCenter.publisher(for:)`, `$name` of a ``Published`` property,
/// `objectWillChange`, ``PassthroughSubject`` and ``CurrentValueSubject``. Build custom publishers
/// from these: unlike Combine, there is no demand and no back pressure.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the errors.
  associatedtype Failure: Error

  /// Subscribes to the values and the completion. Cancel or release the result to unsubscribe.
  func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable
}

/// A namespace for types of subscribers: Combine's `Subscribers`.
public enum Subscribers {
  /// The end of a stream of values: Combine's `Subscribers.Completion`.
  public enum Completion<Failure: Error> {
    /// All values were published.
    case finished
    /// An error ended the stream.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

extension Publisher where Failure == Never {
  /// Subscribes to the values. Cancel or release the result to unsubscribe.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Assigns each value to a property of an object. The subscription retains the object.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Assigns each value to a published property while its object exists: `assign(to: &$name)`.
  public func assign(to published: inout Published<Output>.Publisher) {
    let place = published.place
    let subscription = sink { [weak place] in place?.set($0) }
    place.store(subscription)
  }
}

/// A publisher with a hidden type: Combine's `AnyPublisher`.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  typealias Complete = (Subscribers.Completion<Failure>) -> Void
  private let start: (@escaping Complete, @escaping (Output) -> Void) -> AnyCancellable

  /// Creates a publisher that hides the type of `base`.
  public init<Base: Publisher>(_ base: Base) where Base.Output == Output, Base.Failure == Failure {
    start = { base.sink(receiveCompletion: $0, receiveValue: $1) }
  }

  init(_ start: @escaping (@escaping Complete, @escaping (Output) -> Void) -> AnyCancellable) {
    self.start = start
  }

  /// Subscribes to the values and the completion. Cancel or release the result to unsubscribe.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    start(receiveCompletion, receiveValue)
  }
}

/// A publisher of a single value: Combine's `Just`.
public struct Just<Output>: Publisher {
  /// The type of errors: none, because the publisher never fails.
  public typealias Failure = Never
  /// The published value.
  public let output: Output

  /// Creates a publisher of one value.
  public init(_ output: Output) { self.output = output }

  /// Sends the value and the completion at once.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    receiveValue(output)
    receiveCompletion(.finished)
    return AnyCancellable {}
  }
}
