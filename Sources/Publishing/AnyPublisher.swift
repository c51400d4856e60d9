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
