import Testing

@testable import TerminalUI

@Suite("State")
@MainActor
struct StateTests {
  private struct Counter: View {
    var name = ""
    @State private var count = 0

    var body: some View {
      Button("\(name)\(count)") { count += 1 }.buttonStyle(.plain)
    }
  }

  @Test("pressing a button changes the state that its view reads")
  func change() {
    let host = makeHost(5, 1) { Counter() }
    #expect(host.labels == ["0"])
    host.press(.enter, .enter)
    #expect(host.labels == ["2"])
  }

  @Test("state survives when the outer view is evaluated again")
  func survival() {
    let model = Model()
    let host = ViewHost(Renaming(model: model), size: Size(width: 9, height: 1))
    host.press(.enter, .enter)
    #expect(host.labels == ["0:2"])
    model.count = 8
    #expect(host.labels == ["8:2"])
  }

  private struct Renaming: View {
    let model: Model
    var body: some View { Counter(name: "\(model.count):") }
  }

  @Test("each place in the view tree has its own state")
  func places() {
    let host = makeHost(9, 2) {
      VStack {
        Counter(name: "a")
        Counter(name: "b")
      }
    }
    host.press(.enter, .tab, .enter, .enter)
    #expect(host.labels == ["a1", "b2"])
  }

  @Test("state is lost when its branch is removed")
  func branches() {
    let model = Model()
    let host = ViewHost(Branching(model: model), size: Size(width: 9, height: 3))
    host.press(.enter)
    #expect(host.labels == ["no1", "opt0"])
    model.isShown = true
    #expect(host.labels == ["yes0"])
    model.isShown = false
    #expect(host.labels == ["no0", "opt0"])
  }

  private struct Branching: View {
    let model: Model

    var body: some View {
      VStack {
        if model.isShown { Counter(name: "yes") } else { Counter(name: "no") }
        if !model.isShown { Counter(name: "opt") }
      }
    }
  }

  @Test("AnyView keeps the state of a view of the same type and resets it for another type")
  func hiddenTypes() {
    let model = Model()
    let host = ViewHost(Hiding(model: model), size: Size(width: 9, height: 1))
    host.press(.enter)
    model.other = 1
    #expect(host.labels == ["x1"])
    model.count = 1
    #expect(host.labels == ["text"])
    model.count = 0
    #expect(host.labels == ["x0"])
  }

  private struct Hiding: View {
    let model: Model

    var body: some View {
      _ = model.other
      return model.count == 0 ? AnyView(Counter(name: "x")) : AnyView(Text("text"))
    }
  }

  @Test("a binding writes its owner's state")
  func binding() {
    let host = ViewHost(Lending(), size: Size(width: 20, height: 2))
    host.press(.enter, .enter, .enter)
    #expect(host.labels == ["owner 3", "+3"])
  }

  private struct Lending: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Text("owner \(count)")
        Borrowing(count: $count)
      }
    }
  }

  private struct Borrowing: View {
    @Binding var count: Int
    var body: some View { Button("+\(count)") { count += 1 } }
  }

  @Test("a constant binding never changes")
  func constantBinding() {
    let binding = Binding<Int>.constant(4)
    binding.projectedValue.wrappedValue = 9
    #expect(binding.wrappedValue == 4)
  }

  @Test("a Bindable binding reads and writes its property")
  func bindable() {
    @Bindable var model = Model()
    $model.count.wrappedValue = 5
    #expect(model.count == 5)
    model.count = 6
    #expect($model.count.wrappedValue == 6)
  }

  @Test("an initializer can set the initial value of a state")
  func initialValue() {
    let host = ViewHost(Starting(at: 41), size: Size(width: 9, height: 1))
    #expect(host.labels == ["41"])
  }

  private struct Starting: View {
    @State private var count: Int

    init(at count: Int) { _count = State(initialValue: count) }

    var body: some View { Text("\(count)") }
  }

  @Test("several states of one view are independent")
  func severalStates() {
    let host = ViewHost(Pair(), size: Size(width: 20, height: 2))
    host.press(.enter, .tab, .enter, .enter)
    #expect(host.labels == ["1", "two!!"])
  }

  private struct Pair: View {
    @State private var first = 0
    @State private var second = "two"

    var body: some View {
      VStack {
        Button("\(first)") { first += 1 }
        Button(second) { second += "!" }
      }
    }
  }
}
