import Testing

@testable import TerminalUI

@Suite("ForEach and identifiers")
@MainActor
struct ForEachTests {
  private struct Row: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name)\(count)") { count += 1 }.buttonStyle(.plain) }
  }

  private struct Rows: View {
    let model: Model
    var body: some View { VStack { ForEach(model.names, id: \.self) { Row(name: $0) } } }
  }

  private let model = Model()

  private func start() -> ViewHost {
    let host = ViewHost(Rows(model: model), size: Size(width: 9, height: 6))
    host.press(.enter, .tab, .enter, .enter)
    return host
  }

  @Test("reordered elements keep their state")
  func reorder() {
    let host = start()
    #expect(host.labels == ["a1", "b2", "c0"])
    model.names = ["c", "b", "a"]
    #expect(host.labels == ["c0", "b2", "a1"])
    #expect(host.focusLabel == "b2")
  }

  @Test("a removed element loses its state, and a new element starts with new state")
  func removal() {
    let host = start()
    model.names = ["b", "x"]
    #expect(host.labels == ["b2", "x0"])
    model.names = ["a", "b"]
    #expect(host.labels == ["a0", "b2"])
  }

  @Test("of elements with the same identifier only the first is shown")
  func duplicates() {
    let host = start()
    model.names = ["a", "a", "b", "a"]
    #expect(host.labels == ["a1", "b2"])
    #expect(host.lines.filter { !$0.isEmpty }.count == 2)
    model.names = []
    #expect(host.labels == [])
  }

  @Test("ForEach accepts Identifiable elements, a range or a key path")
  func initializers() {
    struct Plan: Identifiable {
      let id: Int
    }
    let host = makeHost(9, 9) {
      ForEach([Plan(id: 7), Plan(id: 8)]) { Text("\($0.id)") }
      ForEach(0..<2) { Text("r\($0)") }
      ForEach(["x": 1].sorted { $0.key < $1.key }, id: \.key) { Text($0.key) }
    }
    #expect(host.labels == ["7", "8", "r0", "r1", "x"])
  }

  @Test("a data change evaluates only its element again")
  func singleEvaluation() {
    let tally = Tally()
    let host = ViewHost(
      Tallied(model: model, tally: tally),
      size: Size(width: 9, height: 5)
    )
    _ = host.render()
    tally.reset()
    model.count = 1
    #expect(host.labels == ["a0", "b1", "c0"])
    #expect(tally.log == ["b"])
  }

  private struct Tallied: View {
    let model: Model
    let tally: Tally

    var body: some View {
      VStack { ForEach(model.names, id: \.self) { name in item(name) } }
    }

    private func item(_ name: String) -> some View {
      tally.note(name)
      return Text("\(name)\(name == "b" ? model.count : 0)")
    }
  }
}
