import Testing

@testable import TerminalUI

@Suite("Row menus")
@MainActor
struct RowMenuTests {
  private let model = Model()
  private let tally = Tally()

  private func menu(of row: @escaping (String) -> some View) -> [String] {
    let host = makeHost(40, 14) { list(of: row) }
    host.press(.down, .character("m"))
    return host.labels
  }

  private func list(of row: @escaping (String) -> some View) -> some View {
    NavigationStack {
      List {
        ForEach(model.names, id: \.self) { name in
          row(name)
            .swipeActions { Button("Trash") { tally.note("trash \(name)") } }
            .contextMenu { Button("Copy") { tally.note("copy \(name)") } }
        }
        .onDelete { model.names.remove(atOffsets: $0) }
        .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  private let all = ["Trash", "Copy", "Move up", "Move down", "Delete"]

  @Test("the menu holds all actions, even if the row is a button or a link")
  func whole() {
    #expect(menu { Text($0) } == all)
    #expect(menu { name in Button(name) {} } == all)
    #expect(menu { NavigationLink($0, value: $0) } == all)
  }

  @Test("the menu of a button row acts on the focused row")
  func acts() {
    let host = makeHost(40, 14) { list { name in Button(name) {} } }
    host.press(.down, .function(10), .down, .enter)
    #expect(tally.log == ["copy b"])
    host.press(.control("o"), .backtab, .enter)
    #expect(model.names == ["a", "c"])
  }

  @Test("a secondary click opens the menu")
  func mouse() {
    let host = makeHost(40, 14) { list { name in Button(name) {} } }
    let place = host.elements("b")[0].rect
    host.send(.mouse(.secondaryClick, at: Point(x: place.minX, y: place.minY)))
    #expect(host.labels == all)
  }

  @Test("a part's context menu replaces the row's menu on that part")
  func part() {
    let host = makeHost(40, 14) {
      List {
        HStack {
          Button("first") {}.contextMenu { Button("Copy") {} }
          Button("second") {}
        }
        .swipeActions { Button("Trash") {} }
      }
    }
    host.press(.character("m"))
    #expect(host.labels == ["Copy"])
    host.press(.escape, .right, .character("m"))
    #expect(host.labels == ["Trash"])
  }
}
