import Testing

@testable import TerminalUI

@Suite("Forms")
@MainActor
struct FormTests {
  private let model = Model()

  @Test("a grouped form's rows have padding on both sides")
  func room() {
    let lines = screen(24, 4) {
      Form { LabeledContent("Plan", value: "Gold") }
    }
    #expect(lines[1] == "│  Plan           Gold │")
  }

  @Test("in the columns style, labels end and values start at the same column")
  func columns() {
    let lines = screen(32, 6) {
      Form {
        LabeledContent("Plan", value: "Gold")
        LabeledContent("Renews every", value: "month")
        TextField("Name", text: .constant("Ann"))
        Toggle("Remind me", isOn: .constant(true))
        Text("Cancel any time.")
      }
      .formStyle(.columns)
    }
    #expect(
      lines == [
        "        Plan Gold",
        "Renews every month",
        "        Name Ann",
        "             [✓] Remind me",
        "             Cancel any time.",
        "",
      ]
    )
  }

  @Test("in right-to-left layout the columns are mirrored")
  func mirrored() {
    let lines = screen(20, 2, direction: .rightToLeft) {
      Form {
        LabeledContent("ab", value: "x")
        LabeledContent("abcd", value: "yz")
      }
      .formStyle(.columns)
    }
    #expect(lines == ["              x ab", "             yz abcd"])
  }

  @Test("the label column follows the width of its labels")
  func changes() {
    let host = makeHost(30, 3) { Growing(model: model) }
    #expect(host.lines[0] == "a 1")
    #expect(host.lines[1] == "b 2")
    model.text = "longer"
    #expect(host.lines[0] == "longer 1")
    #expect(host.lines[1] == "     b 2")
    model.text = ""
    #expect(host.lines[1] == "b 2")
  }

  private struct Growing: View {
    let model: Model
    var body: some View {
      Form {
        LabeledContent(model.text.isEmpty ? "a" : model.text, value: "1")
        LabeledContent("b", value: "2")
      }
      .formStyle(.columns)
    }
  }

  @Test("a blank row separates sections, and headers start at the edge")
  func sections() {
    let lines = screen(20, 6) {
      Form {
        Section("One") { LabeledContent("ab", value: "1") }
        Section("Two") { LabeledContent("c", value: "2") }
      }
      .formStyle(.columns)
    }
    #expect(lines == ["One", "ab 1", "", "Two", " c 2", ""])
  }
}
