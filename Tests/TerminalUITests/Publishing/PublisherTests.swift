import Foundation
import Testing

@testable import TerminalUI
@testable import ViewEngine

@Suite("Publishers")
@MainActor
struct PublisherTests {
  private struct Countdown: View {
    let model: Model
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var left = 10

    var body: some View {
      if model.isShown {
        Text("gone")
      } else {
        Text("\(left) left").onReceive(timer) { _ in left -= 1 }
      }
    }
  }

  @Test("a timer runs while its view exists, and stops afterwards")
  func timer() {
    withManualClock { clock in
      let model = Model()
      let host = makeHost(20, 1) { Countdown(model: model) }
      #expect(host.labels == ["10 left"])
      clock.advance(by: 0.9)
      #expect(host.labels == ["10 left"])
      clock.advance(by: 2.2)
      #expect(host.labels == ["7 left"])
      #expect(clock.waitCount == 1)
      model.isShown = true
      #expect(host.labels == ["gone"])
      #expect(clock.waitCount == 0)
    }
  }

  @Test("a timer publishes times at fixed intervals until its connection is cancelled")
  func connection() {
    withManualClock { clock in
      let timer = Timer.publish(every: 2, on: .main, in: .default).autoconnect()
      let start = clock.now
      var times: [TimeInterval] = []
      let subscription = timer.sink { times.append($0.timeIntervalSince(start)) }
      clock.advance(by: 5)
      #expect(times == [2, 4])
      timer.upstream.connect().cancel()
      clock.advance(by: 5)
      #expect(times == [2, 4] && clock.waitCount == 0)
      subscription.cancel()
    }
  }

  @Test("two subscribers share a timer, and the timer stops after the last one cancels")
  func sharing() {
    withManualClock { clock in
      let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      let tally = Tally()
      var first: AnyCancellable? = timer.sink { _ in tally.note("first") }
      let second = timer.sink { _ in tally.note("second") }
      clock.advance(by: 1)
      first = nil
      #expect(first == nil)
      clock.advance(by: 1)
      #expect(tally.log == ["first", "second", "second"])
      second.cancel()
      #expect(clock.waitCount == 0)
    }
  }

  private struct Inbox: View {
    let center: NotificationCenter
    let tally: Tally
    @State private var text = "none"

    var body: some View {
      Text(text).onReceive(center.publisher(for: .init("mail"))) { note in
        tally.note("mail")
        text = note.object as? String ?? "?"
      }
    }
  }

  @Test("onReceive runs once for each notification, even if the view is evaluated in between")
  func notifications() {
    let (center, tally) = (NotificationCenter(), Tally())
    let host = makeHost(20, 1) { Inbox(center: center, tally: tally) }
    #expect(host.labels == ["none"])
    for word in ["one", "two"] {
      center.post(name: .init("mail"), object: word)
      center.post(name: .init("other"), object: "lost")
      #expect(host.labels == [word])
    }
    #expect(tally.counts == ["mail": 2])
  }

  @Test("a notification from another thread arrives on the main actor")
  func otherThread() async {
    let (center, tally) = (NotificationCenter(), Tally())
    let host = makeHost(20, 1) { Inbox(center: center, tally: tally) }
    #expect(host.labels == ["none"])
    Thread { center.post(name: .init("mail"), object: "far") }.start()
    while tally["mail"] == 0 { await Task.yield() }
    #expect(host.labels == ["far"])
  }

  private final class Search: ObservableObject {
    @Published var text = ""
    @Published var results: [String] = []

    init() {
      $text.map { $0.isEmpty ? [] : ["\($0)1", "\($0)2"] }.assign(to: &$results)
    }
  }

  private struct SearchView: View {
    @StateObject private var search = Search()
    let tally: Tally

    var body: some View {
      TextField("find", text: $search.text)
        .onReceive(search.$text) { tally.note("text \($0)") }
        .onReceive(search.objectWillChange) { tally.note("change") }
      Text(search.results.joined(separator: " "))
    }
  }

  @Test("a published property sends its value and each change, and others derive from it")
  func published() {
    let tally = Tally()
    let host = makeHost(20, 2) { SearchView(tally: tally) }
    host.update()
    #expect(tally.log == ["text "])
    host.type("a")
    #expect(host.labels == ["a", "a1 a2"])
    #expect(tally.log.contains("text a") && tally["change"] > 0)
  }

  @Test("operators filter, map and merge values")
  func operators() {
    let numbers = PassthroughSubject<Int, Never>()
    var heard: [String] = []
    var kept: Set<AnyCancellable> = []
    numbers.filter { $0 > 1 }.map { $0 * 2 }.removeDuplicates().dropFirst()
      .sink { heard.append("\($0)") }.store(in: &kept)
    numbers.compactMap { $0 == 3 ? "three" : nil }.eraseToAnyPublisher()
      .merge(with: Just("just")).sink { heard.append($0) }.store(in: &kept)
    for number in [1, 2, 3, 3, 4] { numbers.send(number) }
    #expect(heard == ["just", "6", "three", "three", "8"])
    kept = []
    numbers.send(5)
    #expect(heard.count == 5)
  }

  @Test("a subject completes once and sends nothing afterwards")
  func endings() {
    let value = CurrentValueSubject<Int, Never>(1)
    var heard: [String] = []
    let subscription = value.sink {
      heard.append("\($0)")
    } receiveValue: {
      heard.append("\($0)")
    }
    value.value = 2
    value.send(completion: .finished)
    value.send(completion: .finished)
    value.send(3)
    subscription.cancel()
    #expect(heard == ["1", "2", "finished"] && value.value == 2)
  }

  @Test("debounce sends only the last value before a pause")
  func debounce() async {
    var heard: [Int] = []
    let clock = ManualClock()
    let numbers = PassthroughSubject<Int, Never>()
    let subscription = Clock.$current.withValue(clock) {
      numbers.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
        .sink { heard.append($0) }
    }
    numbers.send(1)
    clock.advance(by: 0.2)
    numbers.send(2)
    clock.advance(by: 0.2)
    numbers.send(3)
    clock.advance(by: 0.3)
    while heard.isEmpty { await Task.yield() }
    subscription.cancel()
    #expect(heard == [3] && clock.waitCount == 0)
  }
}
