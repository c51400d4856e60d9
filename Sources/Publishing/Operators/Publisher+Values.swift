import Foundation

extension Publisher {
  /// Returns this publisher with its type hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  // MARK: One result for each value

  /// Publishes the result of a function for each value.
  public func map<Other>(
    _ transform: @escaping (Output) -> Other
  ) -> AnyPublisher<Other, Failure> {
    passing { { value, next in next(transform(value)) } }
  }

  /// Publishes two properties of each value.
  public func map<First, Second>(
    _ first: KeyPath<Output, First>,
    _ second: KeyPath<Output, Second>
  ) -> AnyPublisher<(First, Second), Failure> {
    map { ($0[keyPath: first], $0[keyPath: second]) }
  }

  /// Publishes the result of a function of the previous result and each value: Combine's `scan`.
  public func scan<Other>(
    _ initial: Other,
    _ next: @escaping (Other, Output) -> Other
  ) -> AnyPublisher<Other, Failure> {
    passing {
      var result = initial
      return { value, send in
        result = next(result, value)
        send(result)
      }
    }
  }

  /// Publishes each value with a replacement for `nil`.
  public func replaceNil<Wrapped>(with replacement: Wrapped) -> AnyPublisher<Wrapped, Failure>
  where Output == Wrapped? {
    map { $0 ?? replacement }
  }

  /// Calls functions for the events of the stream, which is published unchanged.
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { complete, receive in
      let subscription = LateSubscription()
      subscription.set(
        sink { completion in
          receiveCompletion?(completion)
          subscription.end()
          complete(completion)
        } receiveValue: { value in
          receiveOutput?(value)
          receive(value)
        }
      )
      return AnyCancellable { if subscription.end() { receiveCancel?() } }
    }
  }

  /// Prints the events of the stream, each in one line after a prefix.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    let start = prefix.isEmpty ? "" : "\(prefix): "
    return handleEvents {
      Swift.print("\(start)receive value: (\($0))")
    } receiveCompletion: { completion in
      switch completion {
      case .finished: Swift.print("\(start)receive finished")
      case .failure(let error): Swift.print("\(start)receive error: (\(error))")
      }
    } receiveCancel: {
      Swift.print("\(start)receive cancel")
    }
  }

  // MARK: Some of the values

  /// Publishes the result of a function for each value, and omits `nil`.
  public func compactMap<Other>(
    _ transform: @escaping (Output) -> Other?
  ) -> AnyPublisher<Other, Failure> {
    passing { { value, next in transform(value).map(next) } }
  }

  /// Publishes the values that satisfy a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    compactMap { isIncluded($0) ? $0 : nil }
  }

  /// Publishes values that differ from the previous value.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    removeDuplicates(by: ==)
  }

  /// Publishes values that differ from the previous value.
  ///
  /// - Parameter areEqual: Returns whether two values count as equal.
  public func removeDuplicates(
    by areEqual: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    passing {
      var last: Output?
      return { value, next in
        if let last, areEqual(last, value) { return }
        last = value
        next(value)
      }
    }
  }

  /// Omits the first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    passing {
      var left = count
      return { value, next in
        if left > 0 { left -= 1 } else { next(value) }
      }
    }
  }

  /// Omits the values before the first that does not satisfy a condition.
  public func drop(while isOmitted: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    passing {
      var hasBegun = false
      return { value, next in
        hasBegun = hasBegun || !isOmitted(value)
        if hasBegun { next(value) }
      }
    }
  }

  /// Publishes the first values and completes.
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    guard count > 0 else { return Empty().eraseToAnyPublisher() }
    return ending {
      var left = count
      return { value, next, end in
        // While `next` runs, the receiver may send further values, which arrive here first.
        guard left > 0 else { return }
        left -= 1
        next(value)
        if left == 0 { end(.finished) }
      }
    }
  }

  /// Publishes the values before the first that does not satisfy a condition, and completes.
  public func prefix(
    while isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    ending {
      { value, next, end in
        if isIncluded(value) { next(value) } else { end(.finished) }
      }
    }
  }

  /// Publishes the first value and completes.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Publishes the first value that satisfies a condition and completes.
  public func first(
    where isMatch: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    filter(isMatch).first()
  }

  /// Publishes no value, only the completion.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { compactMap { _ in nil } }

  // MARK: All values

  /// Publishes one value at the end: the combination of all values.
  public func reduce<Other>(
    _ initial: Other,
    _ next: @escaping (Other, Output) -> Other
  ) -> AnyPublisher<Other, Failure> {
    AnyPublisher { complete, receive in
      var result = initial
      return sink { completion in
        if case .finished = completion { receive(result) }
        complete(completion)
      } receiveValue: {
        result = next(result, $0)
      }
    }
  }

  /// Publishes an array of all values at the end.
  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

  /// Publishes the number of values at the end.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// Publishes the last value at the end.
  public func last() -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { $1 }.compactMap(\.self)
  }

  /// Publishes whether any value satisfies a condition, as soon as that is certain.
  public func contains(
    where isMatch: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    first(where: isMatch).map { _ in true }.replaceEmpty(with: false)
  }

  /// Publishes whether any value equals this one, as soon as that is certain.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> where Output: Equatable {
    contains { $0 == output }
  }

  /// Publishes whether all values satisfy a condition, as soon as that is certain.
  public func allSatisfy(
    _ isMatch: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    contains { !isMatch($0) }.map { !$0 }
  }

  /// Publishes a value if the stream ends without one.
  public func replaceEmpty(with replacement: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { complete, receive in
      var isEmpty = true
      return sink { completion in
        if isEmpty, case .finished = completion { receive(replacement) }
        complete(completion)
      } receiveValue: {
        isEmpty = false
        receive($0)
      }
    }
  }
}

extension Publisher {
  /// Forwards each value through a function.
  ///
  /// - Parameter begin: Creates the function for a subscriber. The function calls its second
  ///   argument with each result.
  func passing<Other>(
    _ begin: @escaping () -> (Output, (Other) -> Void) -> Void
  ) -> AnyPublisher<Other, Failure> {
    AnyPublisher { complete, receive in
      let pass = begin()
      return sink(receiveCompletion: complete) { pass($0, receive) }
    }
  }

  /// Forwards each value through a function that can end the stream.
  ///
  /// - Parameter begin: Creates the function for a subscriber. The function calls its second
  ///   argument with each result, and its third argument with the completion.
  func ending<Other>(
    _ begin: @escaping () -> (Output, (Other) -> Void, EarlyEnd<Failure>) -> Void
  ) -> AnyPublisher<Other, Failure> {
    ending(failing: { $0 }, begin)
  }

  /// Forwards each value through a function that can end the stream with another type of error.
  func ending<Other, OtherFailure: Error>(
    failing failure: @escaping (Failure) -> OtherFailure,
    _ begin: @escaping () -> (Output, (Other) -> Void, EarlyEnd<OtherFailure>) -> Void
  ) -> AnyPublisher<Other, OtherFailure> {
    AnyPublisher { complete, receive in
      let (pass, subscription) = (begin(), LateSubscription())
      let end: EarlyEnd<OtherFailure> = { if subscription.end() { complete($0) } }
      subscription.set(
        sink {
          end($0.mapError(failure))
        } receiveValue: {
          if !subscription.hasEnded { pass($0, receive, end) }
        }
      )
      return AnyCancellable { subscription.end() }
    }
  }
}

/// A function that ends a stream of values. Only its first call has an effect.
typealias EarlyEnd<Failure: Error> = (Subscribers.Completion<Failure>) -> Void
