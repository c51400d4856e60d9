import Foundation
import Testing
@_spi(Nodes) import ViewEngine

@testable import TerminalUI

@Suite("Edit mode")
@MainActor
struct EditModeTests {
  private struct Names: View {
    let model: Model

    var body: some View {
      NavigationStack {
        List {
          ForEach(model.names, id: \.self) { name in
            NavigationLink(name) { Text("about \(name)") }
          }
          .onDelete { model.names.remove(atOffsets: $0) }
          .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
        }
        .navigationTitle("Names")
        .toolbar { EditButton() }
      }
    }
  }

  private struct Choice: View {
    @State private var chosen: Set<String> = []
    let mode: EditMode

    var body: some View {
      NavigationStack {
        List(selection: $chosen) {
          ForEach(["a", "b"], id: \.self) { NavigationLink($0, value: $0) }
        }
        .navigationTitle(chosen.sorted().joined(separator: "+"))
        .navigationDestination(for: String.self) { Text("about \($0)") }
        .environment(\.editMode, .constant(mode))
      }
    }
  }

  @Test("Space selects link rows in edit mode, and Enter follows their links otherwise")
  func chosenLinks() {
    let host = makeHost(24, 8) { Choice(mode: .active) }
    host.focus(label: "b")
    host.press(.space)
    #expect(host.lines.joined().contains("[✓] "))
    host.focus(label: "a")
    host.press(.enter)
    #expect(host.lines[0].contains("a+b"))
    let reading = makeHost(24, 8) { Choice(mode: .inactive) }
    reading.focus(label: "b")
    reading.press(.enter)
    #expect(reading.labels.contains("about b"))
  }

  private let model = Model()

  @Test("the edit button shows and hides the marks for deleting and moving")
  func marks() {
    let host = makeHost(20, 8) { Names(model: model) }
    #expect(!host.lines.joined().contains("⊖"))
    #expect(host.labels.contains("Edit"))
    host.perform(label: "Edit")
    #expect(host.lines.filter { $0.contains("⊖") && $0.hasSuffix("≡") }.count == 3)
    #expect(host.labels.contains("Done"))
    host.perform(label: "Done")
    #expect(!host.lines.joined().contains("⊖"))
  }

  @Test("Enter on a row in edit mode opens its actions instead of its link")
  func enter() {
    let host = makeHost(24, 12) { Names(model: model) }
    host.perform(label: "Edit")
    host.focus(label: "b")
    host.press(.enter)
    #expect(host.labels == ["Move up", "Move down", "Delete"])
    host.press(.enter)
    #expect(model.names == ["b", "a", "c"])
    host.focus(label: "c")
    host.press(.delete)
    #expect(model.names == ["b", "a"])
    host.perform(label: "Done")
    host.focus(label: "a")
    host.press(.enter)
    #expect(host.labels.contains("about a"))
  }

  @Test("an editMode binding overrides the screen's edit mode")
  func ownMode() {
    var mode = EditMode.active
    let binding = Binding(get: { mode }, set: { mode = $0 })
    let host = makeHost(20, 8) {
      VStack {
        Names(model: model)
        EditButton()
      }
      .environment(\.editMode, binding)
    }
    #expect(host.lines.joined().contains("⊖"))
    #expect(host.elements("Done").count == 2)
    host.perform(label: "Done")
    #expect(mode == .inactive)
  }

  @Test("a sheet has its own edit mode")
  func sheets() {
    struct Page: View {
      @State private var isShown = true

      var body: some View {
        EditButton().sheet(isPresented: $isShown) { EditButton() }
      }
    }
    let host = makeHost(30, 12) { Page() }
    host.perform(label: "Edit")
    #expect(host.labels == ["Done"])
    host.press(.escape)
    #expect(host.labels == ["Edit"])
  }

  @Test("Space selects rows in edit mode, and Enter opens their actions")
  func choosing() {
    var chosen: Set<String> = []
    let binding = Binding(get: { chosen }, set: { chosen = $0 })
    let host = makeHost(20, 4) {
      List(selection: binding) {
        ForEach(["a", "b"], id: \.self) { Text($0) }.onDelete { _ in }
      }
      .environment(\.editMode, .constant(.active))
    }
    host.press(.space)
    #expect(chosen == ["a"])
    #expect(host.lines[0] == "▸[✓] ⊖ a")
    host.press(.enter)
    #expect(host.labels == ["Delete"])
  }
}

extension ViewHost {
  /// Presses the first element with a label.
  func perform(label: String) { elements(label).first?.node.activate() }

  /// Moves the focus to the first element with a label.
  func focus(label: String) { focus(elements(label).first?.node) }
}
