import Testing

@testable import TerminalUI

@Suite("Links in selectable lists")
@MainActor
struct ListLinkTests {
  private struct Item: Identifiable, Hashable {
    let id: Int
    var name: String { "Item \(id)" }
  }

  private static let items = (1...4).map { Item(id: $0) }

  private struct ByValue: View {
    @State private var chosen: Item?
    var body: some View {
      NavigationSplitView {
        List(ListLinkTests.items, selection: $chosen) { NavigationLink($0.name, value: $0) }
      } detail: {
        Text(chosen.map { "Detail of \($0.name)" } ?? "None")
      }
    }
  }

  private struct ByID: View {
    var declares = false
    @State private var chosen: Int?
    var body: some View {
      NavigationSplitView {
        List(ListLinkTests.items, selection: $chosen) { NavigationLink($0.name, value: $0) }
      } detail: {
        let detail = Text(chosen.map { "Chosen \($0)" } ?? "None")
        if declares {
          detail.navigationDestination(for: Item.self) { Text("Screen of \($0.name)") }
        } else {
          detail
        }
      }
    }
  }

  @Test(
    "a link selects its value and marks its row",
    arguments: [40, 80]
  )
  func value(columns: Int) {
    let host = makeHost(columns, 12) { ByValue() }
    host.press(.down, .enter)
    #expect(host.labels.contains("Detail of Item 2"), "\(host.lines)")
    guard columns == 80 else { return }
    #expect(host.elements("Item 2")[0].isSelected)
    host.press(.down)
    #expect(host.lines.contains { $0.contains("•") && $0.contains("Item 2") })
    #expect(!host.elements("Item 3")[0].isSelected)
  }

  @Test(
    "a link selects its row's identifier if the selection has another type",
    arguments: [40, 80]
  )
  func identifier(columns: Int) {
    let host = makeHost(columns, 12) { ByID() }
    host.press(.down, .enter)
    #expect(host.labels.contains("Chosen 2"), "\(host.lines)")
  }

  @Test("a link shows its value's destination where one is declared")
  func declared() {
    let host = makeHost(80, 12) { ByID(declares: true) }
    host.press(.down, .enter)
    #expect(host.labels.contains("Screen of Item 2"), "\(host.lines)")
  }

  private struct Stacked: View {
    @State private var chosen: Item?
    var body: some View {
      NavigationStack {
        List(ListLinkTests.items, selection: $chosen) { NavigationLink($0.name, value: $0) }
          .navigationDestination(for: Item.self) { Text("Screen of \($0.name)") }
      }
    }
  }

  @Test("a link in a stack pushes a screen")
  func stack() {
    let host = makeHost(40, 12) { Stacked() }
    host.press(.down, .enter)
    #expect(host.labels.contains("Screen of Item 2"))
  }

  private struct Columns: View {
    @State private var column = NavigationSplitViewColumn.detail
    @State private var visibility = NavigationSplitViewVisibility.all
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
        Text("one")
      } content: {
        Text("two")
      } detail: {
        Text("three")
      }
    }
  }

  @Test("preferredCompactColumn selects the column of a narrow screen")
  func compactColumn() {
    #expect(makeHost(40, 6) { Columns() }.labels.contains("three"))
    let wide = makeHost(100, 6) { Columns() }
    #expect(wide.labels.contains("one") && wide.labels.contains("three"))
  }

  private struct Leaf: Identifiable {
    let id: String
    var inner: [Leaf]?
  }

  @Test("arrow keys select outline rows, and Enter selects and expands a parent row")
  func outline() {
    var chosen: String?
    let tree = [
      Leaf(id: "a"), Leaf(id: "b", inner: [Leaf(id: "b1"), Leaf(id: "b2")]), Leaf(id: "c"),
    ]
    let selection = Binding(get: { chosen }, set: { chosen = $0 })
    let host = makeHost(30, 10) {
      List(tree, children: \.inner, selection: selection) { Text($0.id) }
    }
    host.press(.down, .enter)
    #expect(chosen == "b")
    #expect(host.labels.contains("b1"))
    host.press(.down)
    #expect(chosen == "b1")
    host.press(.down, .down)
    #expect(chosen == "c")
    host.press(.up, .up, .up)
    #expect(host.focusLabel == "b", "Up moved through the rows of the open branch")
    host.press(.up)
    #expect(chosen == "a")
  }
}
