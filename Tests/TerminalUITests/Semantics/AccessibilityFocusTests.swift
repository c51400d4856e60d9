import Testing

@testable import TerminalUI

@Suite("Accessibility focus and actions")
@MainActor
struct AccessibilityFocusTests {
  private struct Form: View {
    let model: Model
    @AccessibilityFocusState private var field: String?
    @AccessibilityFocusState(for: .voiceOver) private var isAtEnd: Bool

    var body: some View {
      VStack {
        Button("first \(field ?? "none")") { field = "second" }
          .accessibilityFocused($field, equals: "first")
        Button("second") { isAtEnd = true }.accessibilityFocused($field, equals: "second")
        Button(isAtEnd ? "end" : "last") {}.accessibilityFocused($isAtEnd)
      }
    }
  }

  @Test("AccessibilityFocusState reflects the focus and moves it")
  func focus() {
    let host = makeHost(20, 5) { Form(model: Model()) }
    #expect(host.focusLabel == "first first")
    host.press(.enter)
    #expect(host.focusLabel == "second")
    host.press(.enter)
    #expect(host.focusLabel == "end")
    #expect(host.labels.first == "first none")
  }

  @Test("accessibilityActions adds actions to an element and draws no buttons")
  func actions() {
    let tally = Tally()
    let host = makeHost(20, 2) {
      Text("Letter")
        .accessibilityIdentifier("letter")
        .accessibilityActions {
          Button("Reply") { tally.note("reply") }
          Button("Burn") { tally.note("burn") }.disabled(true)
        }
    }
    #expect(host.labels == ["Letter"])
    #expect(host.lines == ["       Letter", ""])
    #expect(host.semantics.elements[0].actions.map(\.name) == ["Reply"])
    #expect(host.perform("Reply", onElement: "letter"))
    #expect(tally.log == ["reply"])
  }

  private struct Searched: View {
    let model: Model
    @FocusState private var isSearching: Bool
    @FocusState private var place: Int?

    var body: some View {
      VStack {
        Button("look \(place ?? 0)") { place = 7 }
        Text("rows")
          .searchable(text: model.binding(\.text))
          .searchFocused($place, equals: 7)
        Button(isSearching ? "in" : "out") { isSearching = true }
        Text("more").searchable(text: .constant(""), prompt: "Other").searchFocused($isSearching)
      }
    }
  }

  @Test("searchFocused reflects the focus of the search field and moves it")
  func search() {
    let host = makeHost(30, 8) { Searched(model: Model()) }
    host.focus(label: "look 0")
    host.press(.enter)
    #expect(host.labels.first == "look 7")
    host.type("a")
    #expect(host.lines.contains { $0.contains("a") })
    host.focus(label: "out")
    host.press(.enter)
    #expect(host.labels.contains("in"))
    #expect(host.labels.first == "look 0")
  }
}
