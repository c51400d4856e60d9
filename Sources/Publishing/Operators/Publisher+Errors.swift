import Foundation

extension Publisher {
  /// Publishes the result of a function for each value. An error of the function ends the stream.
  public func tryMap<Other>(
    _ transform: @escaping (Output) throws -> Other
  ) -> AnyPublisher<Other, any Error> {
    tryCompactMap { try transform($0) }
  }

  /// Publishes the result of a function for each value, and omits `nil`. An error of the function
  /// ends the stream.
  public func tryCompactMap<Other>(
    _ transform: @escaping (Output) throws -> Other?
  ) -> AnyPublisher<Other, any Error> {
    ending(failing: { $0 as any Error }) {
      { value, next, end in
        do {
          try transform(value).map(next)
        } catch {
          end(.failure(error))
        }
      }
    }
  }

  /// Publishes the values that satisfy a condition. An error of the condition ends the stream.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryCompactMap { try isIncluded($0) ? $0 : nil }
  }

  /// Publishes an error as another error.
  public func mapError<Other: Error>(
    _ transform: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other> {
    ending(failing: transform) { { value, next, _ in next(value) } }
  }

  /// Publishes the values of another publisher after an error.
  public func `catch`<Other: Publisher>(
    _ handler: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other.Failure> where Other.Output == Output {
    AnyPublisher { complete, receive in
      let replacement = LateSubscription()
      let source = sink { completion in
        switch completion {
        case .finished: complete(.finished)
        case .failure(let error):
          replacement.set(
            handler(error).sink(receiveCompletion: complete, receiveValue: receive)
          )
        }
      } receiveValue: {
        receive($0)
      }
      return AnyCancellable {
        source.cancel()
        replacement.end()
      }
    }
  }

  /// Publishes a value instead of an error, and completes.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }

  /// Subscribes again after an error.
  ///
  /// - Parameter retries: The maximum number of further attempts.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in self.retry(retries - 1) }
  }

  /// Traps if the stream fails: Combine's `assertNoFailure`.
  public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
    self.catch { error -> Empty<Output, Never> in
      preconditionFailure("\(prefix.isEmpty ? "" : "\(prefix): ")a publisher failed: \(error)")
    }
  }

  /// Decodes each value.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type,
    decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// Encodes each value.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> AnyPublisher<Coder.Output, any Error> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
}

extension Publisher where Failure == Never {
  /// Returns this publisher with an error type, for operators that need equal error types. The
  /// publisher still never fails.
  public func setFailureType<Other: Error>(
    to failureType: Other.Type
  ) -> AnyPublisher<Output, Other> {
    AnyPublisher { complete, receive in
      sink(receiveCompletion: { _ in complete(.finished) }, receiveValue: receive)
    }
  }
}

/// A decoder of whole values: Combine's `TopLevelDecoder`.
public protocol TopLevelDecoder<Input> {
  /// The type of encoded values.
  associatedtype Input

  /// Decodes a value.
  ///
  /// - Throws: The error of decoding.
  func decode<Item: Decodable>(_ type: Item.Type, from: Input) throws -> Item
}

/// An encoder of whole values: Combine's `TopLevelEncoder`.
public protocol TopLevelEncoder<Output> {
  /// The type of encoded values.
  associatedtype Output

  /// Encodes a value.
  ///
  /// - Throws: The error of encoding.
  func encode<Item: Encodable>(_ value: Item) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}

extension JSONEncoder: TopLevelEncoder {}

extension PropertyListDecoder: TopLevelDecoder {}

extension PropertyListEncoder: TopLevelEncoder {}
