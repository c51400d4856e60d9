import Testing

@testable import TerminalUI
@testable import ViewEngine

@Suite("Custom view modifiers")
@MainActor
struct ViewModifierTests {
  private struct Counted: ViewModifier {
    @State private var count = 0
    @Environment(\.isEnabled) private var isEnabled
    var mark = "+"

    func body(content: Content) -> some View {
      HStack {
        content
        Button("\(count)\(isEnabled ? mark : "x")") { count += 1 }.buttonStyle(.plain)
      }
    }
  }

  @Test("a modifier can have state and read the environment")
  func state() {
    let host = makeHost(9, 1) { Text("a").modifier(Counted()) }
    host.press(.enter, .enter)
    #expect(host.labels == ["a", "2+"])
    let disabled = makeHost(9, 1) { Text("a").modifier(Counted()).disabled(true) }
    #expect(disabled.labels == ["a", "0x"])
  }

  @Test("concat applies the first modifier inside, and each has its own state")
  func concatenation() {
    let host = makeHost(19, 1) {
      Text("a").modifier(Counted(mark: "i").concat(Counted(mark: "o")).concat(EmptyModifier()))
    }
    host.press(.tab, .enter)
    #expect(host.labels == ["a", "0i", "1o"])
  }

  private struct Row: View, Equatable {
    let number: Int
    let tally: Tally

    var body: some View {
      tally.note("row")
      return Text("\(number)")
    }

    nonisolated static func == (left: Row, right: Row) -> Bool { left.number == right.number }
  }

  private struct Table: View {
    let model: Model
    let tally: Tally
    var body: some View {
      Text("\(model.count)")
      Row(number: 1, tally: tally).equatable()
    }
  }

  @Test("an equal Equatable view is not evaluated again")
  func equatable() {
    let (model, tally) = (Model(), Tally())
    let host = ViewHost(Table(model: model, tally: tally), size: Size(width: 9, height: 2))
    model.count = 1
    #expect(host.labels == ["1", "1"])
    #expect(tally["row"] == 1)
  }

  private struct Sheet: View {
    let model: Model
    let tally: Tally
    var body: some View {
      Text("\(model.count)")
      let row: EquatableView<Row>? = Row(number: 1, tally: tally).equatable()
      row
      Row(number: 2, tally: tally).equatable().modifier(EmptyModifier())
    }
  }

  @Test("optional and modified Equatable views are not evaluated again if they are equal")
  func equatableWithin() {
    let (model, tally) = (Model(), Tally())
    let host = ViewHost(Sheet(model: model, tally: tally), size: Size(width: 9, height: 3))
    #expect(host.labels == ["0", "1", "2"])
    model.count = 1
    #expect(host.labels == ["1", "1", "2"])
    #expect(tally["row"] == 2)
  }
}
