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
