extension Publisher {
  /// Publishes arrays of `count` values. The last array can have fewer values.
  ///
  /// - Parameter count: The number of values, at least 1.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    AnyPublisher { complete, receive in
      let batch = Locked<[Output]>([])
      return sink { completion in
        let rest = batch.withLock { batch in
          defer { batch = [] }
          return batch
        }
        if case .finished = completion, !rest.isEmpty { receive(rest) }
        complete(completion)
      } receiveValue: { value in
        let full = batch.withLock { batch -> [Output]? in
          batch.append(value)
          guard batch.count >= count else { return nil }
          defer { batch = [] }
          return batch
        }
        if let full { receive(full) }
      }
    }
  }

  /// Publishes the values of a sequence after the last value.
  public func append(_ values: some Sequence<Output>) -> AnyPublisher<Output, Failure> {
    append(values.publisher.setFailureType(to: Failure.self))
  }

  /// Publishes the values of a sequence first.
  public func prepend(_ values: some Sequence<Output>) -> AnyPublisher<Output, Failure> {
    prepend(values.publisher.setFailureType(to: Failure.self))
  }

  /// Publishes the last value that satisfies a condition, at the end.
  public func last(where isMatch: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(isMatch).last()
  }

  /// Publishes the smallest value, at the end.
  public func min() -> AnyPublisher<Output, Failure> where Output: Comparable {
    reduce(Output?.none) { least, value in least.map { Swift.min($0, value) } ?? value }
      .compactMap(\.self)
  }

  /// Publishes the largest value, at the end.
  public func max() -> AnyPublisher<Output, Failure> where Output: Comparable {
    reduce(Output?.none) { most, value in most.map { Swift.max($0, value) } ?? value }
      .compactMap(\.self)
  }

  /// Publishes the value at a position, counted from 0.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> {
    dropFirst(index).first()
  }

  /// Publishes the values of this publisher and three others, as they arrive.
  public func merge<Second: Publisher, Third: Publisher, Fourth: Publisher>(
    with second: Second,
    _ third: Third,
    _ fourth: Fourth
  ) -> AnyPublisher<Output, Failure>
  where
    Second.Output == Output, Second.Failure == Failure, Third.Output == Output,
    Third.Failure == Failure, Fourth.Output == Output, Fourth.Failure == Failure
  {
    merge(with: second, third).merge(with: fourth)
  }

  /// Publishes the combination of the latest values of three publishers.
  public func combineLatest<Second: Publisher, Third: Publisher, Result>(
    _ second: Second,
    _ third: Third,
    _ transform: @escaping (Output, Second.Output, Third.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where Second.Failure == Failure, Third.Failure == Failure {
    combineLatest(second, third).map { transform($0.0, $0.1, $0.2) }
  }
}
