import Foundation

extension Publisher {
  /// Returns this publisher with its type hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Publishes the result of a function for each value.
  public func map<Other>(
    _ transform: @escaping (Output) -> Other
  ) -> AnyPublisher<Other, Failure> {
    passing { value, next in next(transform(value)) }
  }

  /// Publishes the result of a function for each value, and omits `nil`.
  public func compactMap<Other>(
    _ transform: @escaping (Output) -> Other?
  ) -> AnyPublisher<Other, Failure> {
    passing { value, next in
      if let made = transform(value) { next(made) }
    }
  }

  /// Publishes the values that satisfy a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    compactMap { isIncluded($0) ? $0 : nil }
  }

  /// Publishes values that differ from the previous value.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    AnyPublisher { complete, receive in
      var last: Output?
      return sink(receiveCompletion: complete) { value in
        if value == last { return }
        last = value
        receive(value)
      }
    }
  }

  /// Omits the first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { complete, receive in
      var left = count
      return sink(receiveCompletion: complete) { value in
        left > 0 ? left -= 1 : receive(value)
      }
    }
  }

  /// Publishes the values of two publishers. It completes after both have.
  public func merge<Other: Publisher>(with other: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    AnyPublisher { complete, receive in
      var running = 2
      let end: (Subscribers.Completion<Failure>) -> Void = { completion in
        running -= 1
        if case .finished = completion, running > 0 { return }
        complete(completion)
      }
      let both = [
        self.sink(receiveCompletion: end, receiveValue: receive),
        other.sink(receiveCompletion: end, receiveValue: receive),
      ]
      return AnyCancellable { both.forEach { $0.cancel() } }
    }
  }

  /// Calls a function for each value and publishes the value unchanged.
  public func handleEvents(
    receiveOutput: @escaping (Output) -> Void
  ) -> AnyPublisher<Output, Failure> {
    map { value in
      receiveOutput(value)
      return value
    }
  }

  private func passing<Other>(
    _ pass: @escaping (Output, (Other) -> Void) -> Void
  ) -> AnyPublisher<Other, Failure> {
    AnyPublisher { complete, receive in
      sink(receiveCompletion: complete) { pass($0, receive) }
    }
  }
}
