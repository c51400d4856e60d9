import Foundation

/// A source of values over time: Combine's `Publisher`, without demand and back pressure.
///
/// Views receive values with ``View/onReceive(_:perform:)``, objects with `sink`. Sources of values
/// are `Timer.publish`, `NotificationCenter.publisher(for:)`, `$name` of a ``Published`` property,
/// `objectWillChange`, ``Future``, ``PassthroughSubject`` and ``CurrentValueSubject``. Build custom
/// publishers from these sources and the operators.
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
