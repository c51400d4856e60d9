import Testing

@testable import TerminalUI

@Suite("Toggles")
@MainActor
struct ToggleTests {
  private let model = Model()

  private var isOn: Binding<Bool> { Bindable(wrappedValue: model).isShown }

  @Test("Enter, Space and a click switch a toggle", arguments: [Key.enter, .space, nil])
  func switching(key: Key?) {
    let host = makeHost(20, 1) { Toggle("Wi-Fi", isOn: isOn) }
    if let key { host.press(key) } else { host.click(9, 0) }
    #expect(model.isShown)
    #expect(host.elements("Wi-Fi")[0].isSelected)
    if let key { host.press(key) } else { host.click(9, 0) }
    #expect(!model.isShown)
  }

  @Test("every style shows on and off without colour")
  func looks() {
    let styles: [any ToggleStyle] = [
      DefaultToggleStyle(), SwitchToggleStyle(), CheckboxToggleStyle(), ButtonToggleStyle(),
    ]
    for style in styles { #expect(rows(style, true) != rows(style, false)) }
  }

  private func rows(_ style: some ToggleStyle, _ isOn: Bool) -> [String] {
    screen(24, 1) { Toggle("Wi-Fi", isOn: .constant(isOn)).toggleStyle(style) }
  }

  @Test("a toggle with several sources is mixed if they differ, and sets all of them")
  func mixed() {
    let parts = [Model(), Model()]
    parts[0].isShown = true
    let host = makeHost(20, 1) {
      Toggle("All", sources: parts, isOn: \.shownBinding)
    }
    #expect(host.lines == ["▐─▌ All"])
    host.press(.enter)
    #expect(parts.map(\.isShown) == [true, true])
    #expect(host.lines == ["▐✓▌ All"])
  }

  @Test("a toggle fills the available width, and is as wide as its switch if its label is hidden")
  func width() {
    let rows = screen(16, 2) {
      VStack(spacing: 0) {
        Toggle("Water", isOn: isOn).toggleStyle(.switch)
        Toggle("Water", isOn: isOn).toggleStyle(.switch).labelsHidden()
      }
    }
    #expect(rows == ["Water      ▐○──▌", "     [○──]"])
    let hugging = screen(16, 1) { Toggle("A", isOn: isOn).toggleStyle(.switch).fixedSize() }
    #expect(hugging == ["    A ▐○──▌"])
  }

  @Test("a disabled toggle cannot be switched")
  func disabled() {
    let host = makeHost(20, 1) { Toggle("Wi-Fi", isOn: isOn).disabled(true) }
    host.press(.enter)
    host.click(8, 0)
    #expect(!model.isShown)
  }
}

extension Model {
  fileprivate var shownBinding: Binding<Bool> { Bindable(wrappedValue: self).isShown }
}

@Suite("Nested control styles")
@MainActor
struct StyleStackTests {
  private struct Bordered: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle(configuration).border()
    }
  }

  private struct Counting: ToggleStyle {
    @State private var presses = 0

    func makeBody(configuration: Configuration) -> some View {
      Button("\(presses)") {
        presses += 1
        configuration.isOn.toggle()
      }
      .buttonStyle(.plain)
    }
  }

  private struct Marked: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("<")
        configuration.label
        Text(">")
      }
    }
  }

  private struct Doubled: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        Button(configuration)
        Button("again") {
          configuration.trigger()
          configuration.trigger()
        }
      }
    }
  }

  @Test("a modifying style draws with the style further out")
  func modifying() {
    let rows = screen(16, 3) {
      Toggle("S", isOn: .constant(true)).toggleStyle(Bordered()).toggleStyle(.switch)
    }
    #expect(rows == ["┌──────────────┐", "│S        ▐━━●▌│", "└──────────────┘"])
  }

  @Test("a built-in style overrides the style further out")
  func overriding() {
    let rows = screen(16, 1) {
      Toggle("S", isOn: .constant(true)).toggleStyle(.switch).toggleStyle(Bordered())
    }
    #expect(rows == ["S          ▐━━●▌"])
  }

  @Test("a modifying style alone draws around the automatic style, and can be nested")
  func nested() {
    let rows = screen(16, 5) {
      Toggle("S", isOn: .constant(true)).toggleStyle(Bordered()).toggleStyle(Bordered())
    }
    #expect(rows[2] == "││▐✓▌ S       ││")
  }

  @Test("a style keeps separate state for each control")
  func state() {
    let host = makeHost(8, 2) {
      VStack(alignment: .leading, spacing: 0) {
        Toggle("a", isOn: .constant(true))
        Toggle("b", isOn: .constant(true))
      }
      .toggleStyle(Counting())
    }
    host.press(.enter, .enter, .tab, .enter)
    #expect(host.labels == ["2", "1"])
  }

  @Test("a custom button style can be pressed and shows the focus")
  func buttonStyle() {
    let tally = Tally()
    let host = makeHost(9, 1) {
      Button("go") { tally.note("go") }.buttonStyle(Marked())
    }
    #expect(host.lines == [" < go >"])
    #expect(host.render()[3, 0].style.attributes.contains(.reverse))
    host.press(.space)
    #expect(tally["go"] == 1)
  }

  @Test("a primitive style can repeat the button and trigger its action")
  func primitiveStyle() {
    let tally = Tally()
    let host = makeHost(20, 2) {
      Button("go") { tally.note("go") }.buttonStyle(Doubled()).buttonStyle(.plain)
    }
    #expect(host.labels == ["go", "again"])
    host.press(.enter)
    #expect(tally["go"] == 1)
    host.press(.tab, .enter)
    #expect(tally["go"] == 3)
  }
}
