import Testing

@testable import TerminalUI

@Suite("Buttons in rows")
@MainActor
struct RowButtonTests {
  @Test("a button beside other views is as wide as its label, and a single button fills the row")
  func widths() {
    let host = makeHost(30, 8) {
      Form {
        HStack {
          Text("lab")
          Spacer()
          Button("Add") {}
        }
        HStack {
          TextField("New", text: .constant(""))
          Button("Put") {}
        }
        HStack {
          Button("One") {}
          Spacer()
          Button("Two") {}
        }
        Button("Whole") {}
      }
    }
    func frame(_ label: String) -> Rect? { host.elements(label).first?.rect }
    #expect(frame("Add")?.size.width == 3)
    #expect(frame("Two")?.size.width == 3)
    #expect(frame("One")?.minX == frame("Whole")?.minX)
    let end = frame("Whole")?.maxX
    #expect(frame("Add")?.maxX == end && frame("Put")?.maxX == end && frame("Two")?.maxX == end)
    #expect((frame("Whole")?.size.width ?? 0) > 20)
  }

  @Test("buttons in a narrow row lose their edges before their letters")
  func narrow() {
    let host = makeHost(20, 1) {
      HStack {
        Button("Prev") {}
        Button("Next") {}
        Button("None") {}
      }
    }
    #expect(host.lines[0].contains("P") && host.lines[0].filter { $0 == "N" }.count == 2)
  }

  @Test("the focused button in a row is reversed, and its neighbour is not")
  func focus() {
    let host = makeHost(30, 4) {
      Form {
        HStack {
          Button("One") {}
          Button("Two") {}
        }
      }
    }
    host.focus(label: "Two")
    let frame = host.render()
    let reversed = host.elements("Two").first.map { $0.rect.origin } ?? .zero
    #expect(frame[reversed.x, reversed.y].style.attributes.contains(.reverse))
    let plain = host.elements("One").first.map { $0.rect.origin } ?? .zero
    #expect(!frame[plain.x, plain.y].style.attributes.contains(.reverse))
  }

  @Test("a Set as selection makes a list multi-select")
  func set() {
    struct Rows: View {
      @State var chosen: Set<Int> = [2]
      var body: some View {
        List(selection: $chosen) {
          ForEach(0..<4, id: \.self) { Text("A \($0)") }
        }
      }
    }
    let host = makeHost(12, 4) { Rows() }
    #expect(host.lines.filter { $0.contains("[ ]") }.count == 3)
    #expect(host.lines[2].contains("[✓]"))
    host.press(.space)
    #expect(host.lines[0].contains("[✓]"))
  }

  @Test("editActions lets a bound collection's rows be deleted and moved")
  func editActions() {
    struct Item: Identifiable {
      let id: String
      var isOn = false
    }
    struct Rows: View {
      @State var items = ["a", "b", "c"].map { Item(id: $0) }
      var body: some View {
        VStack {
          List($items, editActions: .all) { $item in Text(item.id) }
          Text(items.map(\.id).joined())
        }
      }
    }
    let host = makeHost(12, 6) { Rows() }
    host.press(.character("J"))
    #expect(host.lines.joined().contains("bac"))
    host.press(.delete)
    #expect(host.lines.joined().contains("bc"))
  }

  @Test("listSectionSpacing sets the distance between sections")
  func sectionSpacing() {
    func rows(_ spacing: ListSectionSpacing) -> Int? {
      let host = makeHost(12, 12) {
        List {
          Section("A") { Text("one") }
          Section("B") { Text("two") }
        }
        .listStyle(.plain)
        .listSectionSpacing(spacing)
      }
      return host.lines.firstIndex { $0.contains("two") }
    }
    let usual = rows(.default) ?? 0
    #expect(rows(.compact) == usual - 1)
    #expect(rows(.custom(48)) == usual + 2)
  }
}
