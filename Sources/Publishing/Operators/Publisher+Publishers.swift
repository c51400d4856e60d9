extension Publisher {
  // MARK: Publishers for values

  /// Publishes the values of the publishers that a function creates for each value.
  ///
  /// - Parameters:
  ///   - maxPublishers: The maximum number of publishers at a time. Further values wait.
  ///   - transform: Creates the publisher for a value.
  public func flatMap<Inner: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Failure {
    AnyPublisher { complete, receive in
      FlatMap(maxPublishers.max, transform, complete, receive).start(self)
    }
  }

  /// Publishes the values of the publishers that a function creates for each value. These
  /// publishers never fail.
  @_disfavoredOverload
  public func flatMap<Inner: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }

  /// Publishes the values of the latest published publisher.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    AnyPublisher { complete, receive in
      let latest = LateSubscription()
      let running = Locked((hasSource: true, inner: 0))
      let end: (Subscribers.Completion<Failure>) -> Void = { completion in
        if case .failure = completion {
          if latest.end() { complete(completion) }
        } else if running.withLock({ !$0.hasSource && $0.inner == 0 }), latest.end() {
          complete(completion)
        }
      }
      var count = 0
      let source = sink { completion in
        running.withLock { $0.hasSource = false }
        end(completion)
      } receiveValue: { inner in
        count += 1
        let number = count
        running.withLock { $0.inner = number }
        latest.set(
          inner.sink { completion in
            let isLatest = running.withLock { running in
              defer { if running.inner == number { running.inner = 0 } }
              return running.inner == number
            }
            if isLatest { end(completion) }
          } receiveValue: { value in
            if running.withLock({ $0.inner == number }) { receive(value) }
          }
        )
      }
      return AnyCancellable {
        source.cancel()
        latest.end()
      }
    }
  }

  // MARK: Publishers side by side

  /// Publishes the values of two publishers. The result completes after both have completed.
  public func merge<Other: Publisher>(with other: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()])
      .eraseToAnyPublisher()
  }

  /// Publishes the values of three publishers. The result completes after all have completed.
  public func merge<Second: Publisher, Third: Publisher>(
    with second: Second,
    _ third: Third
  ) -> AnyPublisher<Output, Failure>
  where
    Second.Output == Output, Second.Failure == Failure, Third.Output == Output,
    Third.Failure == Failure
  {
    merge(with: second).merge(with: third)
  }

  /// Publishes the latest values of two publishers, whenever one of them publishes a value.
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyPublisher { complete, receive in
      let pairing = Pairing<(Output?, Other.Output?), (Output, Other.Output), Failure>(
        (nil, nil),
        OrderedDelivery(complete, receive)
      ) { latest in
        guard let left = latest.0, let right = latest.1 else { return nil }
        return (left, right)
      } hasEnded: { _, open in
        !open.left && !open.right
      }
      return pairing.start(self, other) {
        $0.0 = $1
      } right: {
        $0.1 = $1
      }
    }
  }

  /// Publishes the result of a function for the latest values of two publishers.
  public func combineLatest<Other: Publisher, Result>(
    _ other: Other,
    _ transform: @escaping (Output, Other.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where Other.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Publishes the latest values of three publishers, whenever one of them publishes a value.
  public func combineLatest<Second: Publisher, Third: Publisher>(
    _ second: Second,
    _ third: Third
  ) -> AnyPublisher<(Output, Second.Output, Third.Output), Failure>
  where Second.Failure == Failure, Third.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// Publishes the latest values of four publishers, whenever one of them publishes a value.
  public func combineLatest<Second: Publisher, Third: Publisher, Fourth: Publisher>(
    _ second: Second,
    _ third: Third,
    _ fourth: Fourth
  ) -> AnyPublisher<(Output, Second.Output, Third.Output, Fourth.Output), Failure>
  where Second.Failure == Failure, Third.Failure == Failure, Fourth.Failure == Failure {
    combineLatest(second, third).combineLatest(fourth).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }

  /// Publishes the values of two publishers in pairs: the first of both, then the second of both.
  public func zip<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyPublisher { complete, receive in
      let pairing = Pairing<([Output], [Other.Output]), (Output, Other.Output), Failure>(
        ([], []),
        OrderedDelivery(complete, receive)
      ) { waiting in
        guard !waiting.0.isEmpty, !waiting.1.isEmpty else { return nil }
        return (waiting.0.removeFirst(), waiting.1.removeFirst())
      } hasEnded: { waiting, open in
        // No further pair is possible when a publisher has ended and none of its values waits.
        !open.left && waiting.0.isEmpty || !open.right && waiting.1.isEmpty
      }
      return pairing.start(self, other) {
        $0.0.append($1)
      } right: {
        $0.1.append($1)
      }
    }
  }

  /// Publishes the values of three publishers in triples.
  public func zip<Second: Publisher, Third: Publisher>(
    _ second: Second,
    _ third: Third
  ) -> AnyPublisher<(Output, Second.Output, Third.Output), Failure>
  where Second.Failure == Failure, Third.Failure == Failure {
    zip(second).zip(third).map { ($0.0.0, $0.0.1, $0.1) }
  }

  // MARK: One after the other

  /// Publishes the values of another publisher after the end of this one.
  public func append<Other: Publisher>(_ next: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    AnyPublisher { complete, receive in
      let following = LateSubscription()
      let source = sink { completion in
        guard case .finished = completion else { return complete(completion) }
        following.set(next.sink(receiveCompletion: complete, receiveValue: receive))
      } receiveValue: {
        receive($0)
      }
      return AnyCancellable {
        source.cancel()
        following.end()
      }
    }
  }

  /// Publishes further values at the end.
  public func append(_ values: Output...) -> AnyPublisher<Output, Failure> {
    append(values.publisher.setFailureType(to: Failure.self))
  }

  /// Publishes the values of another publisher first.
  public func prepend<Other: Publisher>(_ first: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    first.append(self)
  }

  /// Publishes other values first.
  public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
    prepend(values.publisher.setFailureType(to: Failure.self))
  }

  // MARK: Sharing

  /// Returns a publisher that subscribes to this one once, for all its subscribers. Later
  /// subscribers do not receive earlier values.
  public func share() -> Publishers.Autoconnect<Publishers.MakeConnectable<Self>> {
    makeConnectable().autoconnect()
  }

  /// Returns a publisher that subscribes to this one when it is connected.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}

// `Failure` and `Inner.Failure` can both be `Never`. Without the second overload, such a call would
// be ambiguous.
extension Publisher where Failure == Never {
  /// Publishes the values of the publishers that a function creates for each value, and the first
  /// of their errors.
  public func flatMap<Inner: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Inner.Failure> {
    setFailureType(to: Inner.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Publishes the values of the publishers that a function creates for each value.
  public func flatMap<Inner: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Never> where Inner.Failure == Never {
    AnyPublisher { complete, receive in
      FlatMap(maxPublishers.max, transform, complete, receive).start(self)
    }
  }
}
