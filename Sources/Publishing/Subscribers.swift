/// A namespace for types of subscribers: Combine's `Subscribers`.
public enum Subscribers {
  /// The end of a stream of values: Combine's `Subscribers.Completion`.
  public enum Completion<Failure: Error> {
    /// All values were published.
    case finished
    /// An error ended the stream.
    case failure(Failure)

    /// Returns the completion with another type of error.
    func mapError<Other: Error>(
      _ transform: (Failure) -> Other
    ) -> Subscribers.Completion<Other> {
      switch self {
      case .finished: .finished
      case .failure(let error): .failure(transform(error))
      }
    }
  }

  /// A number of items, which may be unlimited: Combine's `Subscribers.Demand`. Only
  /// `flatMap(maxPublishers:_:)` uses it, because publishers here have no back pressure.
  public struct Demand: Hashable, Sendable {
    /// The number; `nil` if it is unlimited.
    public let max: Int?

    /// No limit.
    public static let unlimited = Demand(max: nil)

    /// Returns a demand for at most `count` items. A `count` below 1 is treated as 1.
    public static func max(_ count: Int) -> Demand { Demand(max: Swift.max(1, count)) }
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
