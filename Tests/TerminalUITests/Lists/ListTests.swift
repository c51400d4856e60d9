import Foundation
import Observation
import Testing

@testable import TerminalUI

@Suite("Lists")
@MainActor
struct ListTests {
  private let model = Model()

  @Test("a list creates only the visible rows")
  func laziness() {
    let tally = Tally()
    let host = makeHost(20, 6) {
      List(0..<10_000) { Noted(name: "row \($0)", tally: tally) }
    }
    #expect(host.lines[0] == "  row 0")
    #expect(tally.log.count < 40)
    tally.reset()
    host.wheel(3)
    _ = host.lines
    #expect(tally.log.count < 40)
  }

  @Test("a list with sections creates only the visible rows")
  func lazySections() {
    let tally = Tally()
    let host = makeHost(20, 6) {
      List {
        Section("A") { ForEach(0..<5000) { Noted(name: "a\($0)", tally: tally) } }
        Section("B") { ForEach(0..<5000) { Noted(name: "b\($0)", tally: tally) } }
      }
    }
    #expect(host.lines[0] == "A")
    #expect(host.lines[1] == "  a0")
    #expect(tally.log.count < 40)
  }

  @Test("arrow keys select one row and keep it visible")
  func single() {
    var chosen: Int?
    let binding = Binding(get: { chosen }, set: { chosen = $0 })
    let host = makeHost(20, 5) {
      List(0..<100, id: \.self, selection: binding) { Text("row \($0)") }
    }
    _ = host.lines
    #expect(chosen == nil, "showing the list selects no row")
    host.press(.down)
    #expect(chosen == 1)
    for _ in 0..<30 { host.press(.down) }
    #expect(chosen == 31)
    #expect(host.focusLabel == "row 31")
    #expect(host.lines.contains { $0.contains("▸ row 31") })
  }

  @Test("the focus starts at the selected row, however far down")
  func chosenFirst() {
    let host = makeHost(20, 5) {
      List(0..<1000, id: \.self, selection: .constant(700)) { Text("row \($0)") }
    }
    #expect(host.focusLabel == "row 700")
    #expect(host.lines.contains { $0.contains("▸ row 700") })
  }

  @Test("the focus in a list follows a selection by the program, and stays when it is elsewhere")
  func choiceElsewhere() {
    let newest = Newest()
    let host = makeHost(20, 6) { NewestList(newest: newest) }
    #expect(host.focusLabel == "row 1")
    newest.rows = [2, 1, 0]
    #expect(host.lines.contains { $0.contains("▸ row 2") })
    #expect(host.focusLabel == "row 2")
    host.press(.down)
    newest.rows = [3, 2, 1, 0]
    _ = host.lines
    #expect(host.focusLabel == "row 1", "a row that the user selected stays selected")
    newest.chosen = 0
    host.press(.up)
    #expect(newest.chosen == 1, "the key starts at the row that the program selected")
    host.press(.tab)
    newest.chosen = 3
    _ = host.lines
    #expect(host.focusLabel == "Buy")
  }

  @Test("Space selects and deselects rows of a multiple selection")
  func many() {
    var chosen: Set<String> = []
    let binding = Binding(get: { chosen }, set: { chosen = $0 })
    let host = makeHost(20, 5) {
      List(["a", "b", "c"], id: \.self, selection: binding) { Text($0) }
    }
    host.press(.space, .down, .down, .space)
    #expect(chosen == ["a", "c"])
    #expect(host.lines == [" [✓] a", " [ ] b", "▸[✓] c", "", ""])
    host.press(.space)
    #expect(chosen == ["a"])
  }

  @Test("static rows are selected by tag, and rows from data by identifier")
  func tags() {
    var chosen: Int? = 1
    let binding = Binding(get: { chosen }, set: { chosen = $0 })
    let host = makeHost(20, 5) {
      List(selection: binding) {
        Text("one").tag(1)
        Section("More") {
          ForEach(2..<4) { Text("n\($0)") }
        }
      }
    }
    #expect(host.focusLabel == "one")
    host.press(.down)
    #expect(chosen == 2)
    host.press(.down)
    #expect(chosen == 3)
  }

  @Test("Delete deletes the focused row, and J and K move it")
  func editing() {
    let model = model
    let host = makeHost(20, 6) { Names(model: model) }
    #expect(host.focusLabel == "a")
    host.press(.character("J"))
    #expect(model.names == ["b", "a", "c"])
    #expect(host.focusLabel == "a")
    host.press(.character("K"), .character("K"))
    #expect(model.names == ["a", "b", "c"])
    host.press(.delete)
    #expect(model.names == ["b", "c"])
  }

  private struct Names: View {
    let model: Model

    var body: some View {
      List {
        ForEach(model.names, id: \.self) { Text($0) }
          .onDelete { model.names.remove(atOffsets: $0) }
          .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  @Test("m opens the menu of a row's swipe actions")
  func actions() {
    let tally = Tally()
    let host = makeHost(30, 10) {
      List {
        Text("letter").swipeActions { Button("Flag") { tally.note("flag") } }
        Text("parcel")
      }
    }
    host.press(.character("m"))
    #expect(host.labels == ["Flag"])
    host.press(.enter)
    #expect(tally.log == ["flag"])
    #expect(host.labels == ["letter", "parcel"])
  }

  @Test("a collapsed section shows its header, and Enter expands it")
  func folding() {
    let host = makeHost(20, 5) {
      List {
        Section("Names", isExpanded: Bindable(wrappedValue: model).isShown) { Text("inside") }
      }
    }
    #expect(host.labels == ["Names"])
    host.press(.enter)
    #expect(host.labels == ["Names", "inside"])
    #expect(host.focusLabel == "Names")
  }

  @Test("controls in rows take the focus themselves")
  func controls() {
    let tally = Tally()
    let host = makeHost(30, 6) {
      List {
        Button("press") { tally.note("press") }
        Toggle("switch", isOn: Bindable(wrappedValue: model).isShown)
      }
    }
    #expect(host.lines[0] == "▸ press")
    host.press(.enter, .down, .space)
    #expect(tally.log == ["press"])
    #expect(model.isShown)
  }

  @Test("an outline expands level by level")
  func outline() {
    let tree = [Branch(name: "root", branches: [Branch(name: "leaf", branches: nil)])]
    let host = makeHost(20, 5) {
      List(tree, children: \.branches) { Text($0.name) }
    }
    #expect(host.labels == ["root"])
    host.press(.right)
    #expect(host.labels == ["root", "leaf"])
  }

  private struct Branch: Identifiable {
    let name: String
    let branches: [Branch]?
    var id: String { name }
  }
}

/// Rows that grow at the front. The first row is selected until another one is.
@MainActor @Observable
private final class Newest {
  var rows = [1, 0]
  var chosen: Int?
}

private struct NewestList: View {
  let newest: Newest

  var body: some View {
    let selection = Binding(get: { newest.chosen ?? newest.rows.first }) { newest.chosen = $0 }
    VStack {
      List(newest.rows, id: \.self, selection: selection) { Text("row \($0)") }
      Button("Buy") {}
    }
  }
}
