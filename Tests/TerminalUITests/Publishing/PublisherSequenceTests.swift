import Foundation
import Testing

@testable import TerminalUI
@testable import ViewEngine

@Suite("Publishers as sequences and batches")
@MainActor
struct PublisherSequenceTests {
  private struct Refusal: Error {}

  @Test("a loop receives the values of a publisher in their order, and ends at the completion")
  func loop() async {
    var found: [Int] = []
    for await value in [1, 2, 3].publisher.values { found.append(value) }
    #expect(found == [1, 2, 3])
  }

  @Test("values that arrive while the loop is busy wait")
  func waiting() async {
    let subject = PassthroughSubject<Int, Never>()
    let iterator = subject.values.makeAsyncIterator()
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    var found: [Int] = []
    var values = iterator
    while let value = await values.next(isolation: #isolation) { found.append(value) }
    #expect(found == [1, 2])
  }

  @Test("a loop that ends early unsubscribes")
  func unsubscribing() async {
    var ends = 0
    let subject = PassthroughSubject<Int, Never>()
    let counted = subject.handleEvents(receiveCancel: { ends += 1 })
    var iterator: AsyncPublisher<AnyPublisher<Int, Never>>.Iterator? =
      counted.eraseToAnyPublisher().values.makeAsyncIterator()
    subject.send(1)
    #expect(await iterator?.next(isolation: #isolation) == 1)
    #expect(ends == 0)
    iterator = nil
    #expect(ends == 1)
  }

  @Test("the error of a publisher ends the loop")
  func failure() async {
    let publisher = [1].publisher.setFailureType(to: (any Error).self)
      .append(Fail<Int, any Error>(error: Refusal()))
    var found: [Int] = []
    await #expect(throws: Refusal.self) {
      for try await value in publisher.values { found.append(value) }
    }
    #expect(found == [1])
  }

  /// Returns the values that a publisher sends at once.
  private func values<Value>(_ publisher: AnyPublisher<Value, Never>) -> [Value] {
    var found: [Value] = []
    publisher.sink { found.append($0) }.cancel()
    return found
  }

  @Test("collect publishes arrays of a number of values, and the rest at the end")
  func batches() {
    let numbers = (1...5).publisher
    #expect(values(numbers.collect(2)) == [[1, 2], [3, 4], [5]])
    #expect(values(numbers.collect(5)) == [[1, 2, 3, 4, 5]])
    #expect(values(Empty<Int, Never>().collect(2)).isEmpty)
  }

  @Test("sequences are published before and after the other values")
  func sequences() {
    #expect(values(Just(2).prepend([0, 1]).append([3, 4])) == [0, 1, 2, 3, 4])
  }

  @Test("the smallest, the largest, the last and one other value can be selected")
  func selection() {
    let numbers = [3, 1, 2].publisher
    #expect(values(numbers.min()) == [1])
    #expect(values(numbers.max()) == [3])
    #expect(values(numbers.last { $0 > 1 }) == [2])
    #expect(values(numbers.output(at: 1)) == [1])
    #expect(values(numbers.output(at: 7)).isEmpty)
  }

  @Test("four publishers are merged, and three are combined by a function")
  func several() {
    let merged = Just(1).merge(with: Just(2), Just(3), Just(4))
    #expect(values(merged) == [1, 2, 3, 4])
    let combined = Just(1).combineLatest(Just(2), Just(3)) { $0 * 100 + $1 * 10 + $2 }
    #expect(values(combined) == [123])
  }

  @Test("the end of a publisher does not repeat the latest values of combineLatest")
  func completion() {
    let pairs = Just(1).combineLatest(Just(2)).map { $0 * 10 + $1 }
    #expect(values(pairs) == [12])
    #expect(values(pairs.collect()) == [[12]])
  }

  @Test("flatMap accepts publishers that never fail and publishers that fail")
  func flatMap() {
    #expect(values([1, 2].publisher.flatMap { Just($0 * 2) }) == [2, 4])
    var ends: [String] = []
    let failing = Just(1).flatMap { _ in Fail<Int, Refusal>(error: Refusal()) }
    failing.sink { completion in
      if case .failure = completion { ends.append("failed") }
    } receiveValue: { _ in
    }
    .cancel()
    let never = Fail<Int, Refusal>(error: Refusal()).flatMap { Just($0) }
    never.sink { completion in
      if case .failure = completion { ends.append("failed first") }
    } receiveValue: { _ in
    }
    .cancel()
    #expect(ends == ["failed", "failed first"])
  }
}
