import Foundation
import Synchronization
import Testing

@testable import Publishing

/// The values of a publisher that sends them at once, followed by its completion.
private func events<Source: Publisher>(of source: Source) -> [String] {
  var events: [String] = []
  _ = source.sink {
    switch $0 {
    case .finished: events.append("end")
    case .failure(let error): events.append("error \(error)")
    }
  } receiveValue: {
    events.append("\($0)")
  }
  return events
}

private enum Wrong: Error { case first, second }

@Suite("Operators of publishers")
struct OperatorTests {
  @Test("operators for single values keep their state for each subscriber")
  func values() {
    let numbers = [1, 2, 2, 3].publisher
    #expect(events(of: numbers.scan(0, +)) == ["1", "3", "5", "8", "end"])
    let shared = numbers.removeDuplicates().dropFirst()
    #expect(events(of: shared) == ["2", "3", "end"])
    #expect(events(of: shared) == ["2", "3", "end"])
    #expect(events(of: numbers.drop { $0 < 3 }) == ["3", "end"])
    #expect(events(of: [1, nil].publisher.replaceNil(with: 7)) == ["1", "7", "end"])
    #expect(events(of: ["ab"].publisher.map(\.count, \.isEmpty)) == ["(2, false)", "end"])
    #expect(events(of: numbers.ignoreOutput()) == ["end"])
  }

  @Test("operators that end early cancel their source and complete once")
  func earlyEnd() {
    #expect(events(of: [1, 2, 3].publisher.prefix(2)) == ["1", "2", "end"])
    #expect(events(of: [1, 2, 3].publisher.prefix(0)) == ["end"])
    #expect(events(of: [1, 2, 3].publisher.prefix { $0 < 3 }) == ["1", "2", "end"])
    #expect(events(of: [1, 2, 3].publisher.first { $0 > 1 }) == ["2", "end"])
    let subject = PassthroughSubject<Int, Never>()
    var heard: [String] = []
    let subscription = subject.first().sink {
      heard.append("\($0)")
    } receiveValue: {
      heard.append("\($0)")
      subject.send(9)
    }
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    subscription.cancel()
    #expect(heard == ["1", "finished"])
  }

  @Test("operators over all values send their result at the end")
  func wholeStreams() {
    let numbers = [1, 2, 3].publisher
    #expect(events(of: numbers.collect()) == ["[1, 2, 3]", "end"])
    #expect(events(of: numbers.count()) == ["3", "end"])
    #expect(events(of: numbers.last()) == ["3", "end"])
    #expect(events(of: numbers.contains(2)) == ["true", "end"])
    #expect(events(of: numbers.contains(5)) == ["false", "end"])
    #expect(events(of: numbers.allSatisfy { $0 > 0 }) == ["true", "end"])
    #expect(events(of: [Int]().publisher.replaceEmpty(with: 4)) == ["4", "end"])
    #expect(events(of: [Int]().publisher.last()) == ["end"])
  }

  @Test("errors end a stream, are replaced, or start it again")
  func errors() {
    let failing = [1, 2, 3].publisher.tryMap { value in
      if value == 2 { throw Wrong.first }
      return value
    }
    #expect(events(of: failing) == ["1", "error first"])
    #expect(events(of: failing.mapError { _ in Wrong.second }) == ["1", "error second"])
    #expect(events(of: failing.replaceError(with: 0)) == ["1", "0", "end"])
    #expect(events(of: failing.catch { _ in [8, 9].publisher }) == ["1", "8", "9", "end"])
    #expect(events(of: failing.retry(2)) == ["1", "1", "1", "error first"])
    #expect(events(of: Fail<Int, Wrong>(error: .first)) == ["error first"])
    #expect(events(of: Result<Int, Wrong>.failure(.second).publisher) == ["error second"])
    let decoded = [Data("[3]".utf8), Data("{".utf8)].publisher
      .decode(type: [Int].self, decoder: JSONDecoder()).replaceError(with: [])
    #expect(events(of: decoded) == ["[3]", "[]", "end"])
  }

  @Test("publishers for values run side by side, in a limited number, or only the latest")
  func publishersOfPublishers() {
    let subjects = (0..<3).map { _ in PassthroughSubject<String, Never>() }
    func heard(_ merge: (PassthroughSubject<Int, Never>) -> AnyPublisher<String, Never>) -> [String]
    {
      let source = PassthroughSubject<Int, Never>()
      var heard: [String] = []
      let subscription = merge(source).sink {
        heard.append("\($0)")
      } receiveValue: {
        heard.append($0)
      }
      source.send(0)
      source.send(1)
      for (index, subject) in subjects.enumerated() { subject.send("a\(index)") }
      source.send(completion: .finished)
      for (index, subject) in subjects.enumerated() { subject.send("b\(index)") }
      subscription.cancel()
      subjects[1].send("lost")
      return heard
    }
    #expect(heard { $0.flatMap { subjects[$0] } } == ["a0", "a1", "b0", "b1"])
    #expect(heard { $0.flatMap(maxPublishers: .max(1)) { subjects[$0] } } == ["a0", "b0"])
    #expect(heard { $0.map { subjects[$0] }.switchToLatest() } == ["a1", "b1"])
    let finite = [1, 2].publisher.flatMap(maxPublishers: .max(1)) { [$0, $0 * 10].publisher }
    #expect(events(of: finite) == ["1", "10", "2", "20", "end"])
    let latest = [1, 2].publisher.map { [$0, $0 * 10].publisher }.switchToLatest()
    #expect(events(of: latest) == ["1", "10", "2", "20", "end"])
  }

  @Test("two publishers are combined by their latest values, or in pairs")
  func pairs() {
    let (left, right) = (PassthroughSubject<Int, Wrong>(), CurrentValueSubject<String, Wrong>("a"))
    var (latest, pairs): ([String], [String]) = ([], [])
    var kept: Set<AnyCancellable> = []
    left.combineLatest(right) { "\($0)\($1)" }
      .sink {
        latest.append("\($0)")
      } receiveValue: {
        latest.append($0)
      }.store(in: &kept)
    left.zip(right).map { "\($0.0)\($0.1)" }
      .sink {
        pairs.append("\($0)")
      } receiveValue: {
        pairs.append($0)
      }.store(in: &kept)
    left.send(1)
    left.send(2)
    right.send("b")
    left.send(completion: .finished)
    right.send("c")
    right.send(completion: .finished)
    #expect(latest == ["1a", "2a", "2b", "2c", "finished"])
    #expect(pairs == ["1a", "2b", "finished"])
    let three = Publishers.CombineLatest3(Just(1), Just("x"), Just(true))
    #expect(events(of: three) == ["(1, \"x\", true)", "end"])
    #expect(events(of: Publishers.Zip([1, 2].publisher, [3].publisher)) == ["(1, 3)", "end"])
  }

  @Test("the combined values of two threads arrive in order, and the last one is the latest")
  func threads() async {
    for _ in 0..<20 {
      let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      let heard = Mutex<[Int]>([])
      let subscription = left.combineLatest(right).sink { pair in
        heard.withLock { $0.append(pair.0 + pair.1) }
      }
      await withTaskGroup(of: Void.self) { group in
        group.addTask { for number in 1...200 { left.send(number) } }
        group.addTask { for number in 1...200 { right.send(number) } }
      }
      let sums = heard.withLock { $0 }
      #expect(sums == sums.sorted())
      #expect(sums.last == 400)
      subscription.cancel()
    }
  }

  @Test("merged, appended and prepended streams keep their order")
  func joined() {
    #expect(events(of: Publishers.Merge(Just(1), Just(2))) == ["1", "2", "end"])
    #expect(events(of: Publishers.MergeMany(Just(1), Just(2), Just(3))) == ["1", "2", "3", "end"])
    #expect(events(of: Publishers.MergeMany([Just<Int>]())) == ["end"])
    #expect(events(of: Just(2).append(3).prepend(1)) == ["1", "2", "3", "end"])
    #expect(events(of: Just(1).append(Just(2))) == ["1", "2", "end"])
  }

  @Test("a shared publisher subscribes once")
  func sharing() {
    var count = 0
    let source = PassthroughSubject<Int, Never>()
    let shared = Deferred { () -> AnyPublisher<Int, Never> in
      count += 1
      return source.eraseToAnyPublisher()
    }.share()
    var heard: [Int] = []
    let both = [shared.sink { heard.append($0) }, shared.sink { heard.append(-$0) }]
    source.send(3)
    both.forEach { $0.cancel() }
    source.send(4)
    #expect(count == 1 && heard == [3, -3])
  }

  @Test("handleEvents reports values and the completion, or the cancellation")
  func handlers() {
    let source = PassthroughSubject<Int, Never>()
    var heard: [String] = []
    let watched = source.handleEvents {
      heard.append("\($0)")
    } receiveCompletion: {
      heard.append("\($0)")
    } receiveCancel: {
      heard.append("cancel")
    }
    watched.sink { _ in }.cancel()
    let subscription = watched.sink { _ in }
    source.send(1)
    source.send(completion: .finished)
    subscription.cancel()
    #expect(heard == ["cancel", "1", "finished"])
  }

  @Test("a future sends its first result to early and late subscribers")
  func futures() async throws {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    var heard: [String] = []
    let early = future.sink {
      heard.append("\($0)")
    } receiveValue: {
      heard.append("\($0)")
    }
    #expect(heard.isEmpty)
    promise?(.success(1))
    promise?(.success(2))
    #expect(heard == ["1", "finished"])
    #expect(events(of: future) == ["1", "end"])
    early.cancel()
    #expect(await future.value == 1)
    let failing = Future<Int, any Error> { $0(.failure(Wrong.first)) }
    await #expect(throws: Wrong.first) { try await failing.value }
  }

  @Test("a subject receives the values of a publisher")
  func subscribedSubject() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let subscription = [1, 2].publisher.append(3).subscribe(subject)
    #expect(subject.value == 3)
    subject.value = 4
    subscription.cancel()
    #expect(subject.value == 3, "a subject that has completed stores nothing")
  }

  private final class Older: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var count = 0 {
      willSet { objectWillChange.send() }
    }
  }

  @Test("an observable object can have a subject as its publisher")
  func ownPublisher() {
    let object = Older()
    var changes = 0
    let subscription = object.objectWillChange.sink { changes += 1 }
    object.count = 3
    subscription.cancel()
    #expect(changes == 1)
  }
}
