import Observation
import Testing

@testable import TerminalUI

@Suite("Dynamic properties")
@MainActor
struct DynamicPropertyTests {
  /// A custom dynamic property that contains others.
  private struct Counting: DynamicProperty {
    @State private var count = 0
    @Environment(\.isEnabled) private var isEnabled
    private(set) var updates = 0
    var text: String { "\(count)\(isEnabled ? "" : "x")" }

    mutating func update() { updates += 1 }

    func add() { count += 1 }
  }

  private struct Counter: View {
    let name: String
    private var counting = Counting()

    init(_ name: String) { self.name = name }

    var body: some View {
      Button("\(name)\(counting.text) u\(counting.updates)") { counting.add() }
        .buttonStyle(.plain)
    }
  }

  @Test("state and environment work inside a custom dynamic property, whose update runs")
  func nested() {
    let host = makeHost(9, 1) { Counter("a") }
    #expect(host.labels == ["a0 u1"])
    host.press(.enter, .enter)
    #expect(host.labels == ["a2 u1"])
    #expect(makeHost(9, 1) { Counter("a").disabled(true) }.labels == ["a0x u1"])
  }

  @Test("a value placed twice has two states")
  func placedTwice() {
    let counter = Counter("a")
    let host = makeHost(9, 2) {
      VStack {
        counter
        counter
      }
    }
    host.press(.enter, .enter, .tab, .enter)
    #expect(host.labels == ["a2 u1", "a1 u1"])
  }

  private struct Assigned: View {
    @State private var text: String
    @State private var note: String?

    init(_ text: String) { _text = State(initialValue: text) }

    var body: some View {
      Button(text + (note ?? "")) {
        text += "!"
        note = "?"
      }
      .buttonStyle(.plain)
    }
  }

  @Test("an initializer can set the initial state or leave it empty")
  func initializers() {
    let host = makeHost(9, 1) { Assigned("a") }
    #expect(host.labels == ["a"])
    host.press(.enter)
    #expect(host.labels == ["a!?"])
  }

  private struct Owning: View {
    @State private var model = Model()

    var body: some View {
      VStack {
        Button("\(model.count)") { model.count += 1 }.buttonStyle(.plain)
        TextField("name", text: $model.text)
      }
    }
  }

  @Test("an observable object in State can be read and gives bindings")
  func observableState() {
    let host = makeHost(9, 2) { Owning() }
    host.press(.enter, .tab)
    host.type("Jo")
    #expect(host.labels == ["1", "Jo"])
  }

  @Test("setting state to an equal value evaluates nothing")
  func sameValue() {
    let tally = Tally()
    let host = ViewHost(Resetting(tally: tally), size: Size(width: 9, height: 1))
    host.press(.enter)
    host.update()
    #expect(tally["body"] == 1)
  }

  private struct Resetting: View {
    let tally: Tally
    @State private var count = 0

    var body: some View {
      tally.note("body")
      return Button("\(count)") { count = 0 }
    }
  }

  @Test("a state outside the view tree keeps its initial value")
  func unconnected() {
    let state = State(wrappedValue: 3)
    state.wrappedValue = 4
    state.projectedValue.wrappedValue = 5
    #expect(state.wrappedValue == 3)
  }

  @Test("dynamic storage resets for a value of another type")
  func otherType() {
    struct One { @State var number = 1 }
    struct Two { @State var text = "two" }
    var storage = DynamicStorage()
    let one = storage.connect(One(), EnvironmentValues())
    one.number = 7
    #expect(storage.connect(One(), EnvironmentValues()).number == 7)
    #expect(storage.connect(Two(), EnvironmentValues()).text == "two")
    #expect(storage.connect(One(), EnvironmentValues()).number == 1)
  }
}
