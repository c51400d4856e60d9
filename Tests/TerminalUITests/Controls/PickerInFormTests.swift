import Testing

@testable import TerminalUI

@Suite("Pickers in a form")
@MainActor
struct PickerInFormTests {
  private let model = Model()

  private func picker(_ style: some PickerStyle) -> some View {
    Picker("Number", selection: Bindable(wrappedValue: model).number) {
      ForEach(8..<13) { Text("n\($0)") }
    }
    .pickerStyle(style)
  }

  private func form(_ style: some PickerStyle) -> some View {
    Form {
      Toggle("Before", isOn: .constant(true))
      picker(style)
      Button("After") {}
    }
  }

  @Test("arrow keys move through inline options, and Enter and Space select one")
  func inline() {
    let host = makeHost(40, 16) { form(.inline) }
    #expect(host.focusLabel == "Before")
    host.press(.down)
    #expect(host.focusLabel == "n8", "Down moves to the first option")
    host.press(.down)
    #expect(model.number == 10)
    host.press(.enter)
    #expect(model.number == 9)
    host.press(.down, .down, .space)
    #expect(model.number == 11)
    host.press(.down, .down)
    #expect(host.focusLabel == "After")
    host.press(.up, .up)
    #expect(host.focusLabel == "n11")
    #expect(model.number == 11)
  }

  @Test("page keys scroll the form and change no selection")
  func pages() {
    let host = makeHost(40, 8) {
      Form {
        picker(.inline)
        ForEach(0..<30) { Text("line \($0)") }
      }
    }
    host.press(.tab, .pageDown, .pageDown)
    #expect(model.number == 10)
    #expect(host.labels.contains("line 4"))
    host.press(.end, .home)
    #expect(model.number == 10)
    let alone = makeHost(40, 8) { picker(.segmented) }
    alone.press(.pageDown, .pageUp)
    #expect(model.number == 10)
  }

  @Test("a form with a label column navigates in the same way")
  func columns() {
    let host = makeHost(40, 12) { form(.radioGroup).formStyle(.columns) }
    host.press(.down, .down)
    #expect(host.focusLabel == "n9")
    #expect(model.number == 10)
  }

  @Test("arrow keys reach a wheel and turn it without selecting, and Enter selects")
  func wheel() {
    let host = makeHost(40, 16) {
      Form {
        picker(.segmented)
        picker(.wheel)
        Button("After") {}
      }
    }
    #expect(host.focusLabel == "n10")
    host.press(.down)
    #expect(host.focusLabel?.hasPrefix("n") == true)
    host.press(.down)
    #expect(model.number == 10)
    let label = host.focusLabel ?? ""
    #expect(host.lines.contains { $0.contains("▸") && $0.contains(label) && $0.contains("◂") })
    host.press(.tab, .backtab)
    #expect(host.focusLabel == "n10", "Tab moves to the selected option")
    #expect(host.lines.contains { $0.contains("▸›n10‹◂") }, "the option is selected and focused")
    host.press(.up, .enter)
    #expect(model.number == 9)
  }

  @Test("left and right select segments, and up and down pass them")
  func segments() {
    let host = makeHost(40, 12) { form(.segmented) }
    host.press(.down)
    #expect(host.focusLabel == "n10")
    host.press(.right)
    #expect(model.number == 11)
    host.press(.down)
    #expect(host.focusLabel == "After")
    #expect(model.number == 11)
  }
}
