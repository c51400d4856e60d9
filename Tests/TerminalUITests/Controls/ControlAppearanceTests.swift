import Testing

@testable import TerminalUI

@Suite("Appearance of controls")
@MainActor
struct ControlAppearanceTests {
  @Test("a narrow button drops its padding before its letters")
  func squeezedButtons() {
    let rows = { (width: Int, ascii: Bool) in
      screen(width, 2, ascii: ascii) {
        Button("First") {}
        Button("Later") {}
      }
    }
    #expect(rows(11, false) == [" ▸ First ◂", "   Later"])
    #expect(rows(9, false) == [" ▸First◂", "  Later"])
    #expect(rows(7, false) == ["▸First◂", " Later"])
    #expect(rows(7, true) == [">First<", " Later"])
    #expect(rows(5, false) == ["▸Fi…◂", " La…"])
  }

  @Test("every disabled control has a dotted edge", arguments: [false, true])
  func disabled(ascii: Bool) {
    let dots = ascii ? ":" : "┆"
    let controls: [AnyView] = [
      AnyView(Button("Buy") {}),
      AnyView(Button("Buy") {}.buttonStyle(.plain)),
      AnyView(Button("Buy") {}.buttonStyle(.borderless)),
      AnyView(Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(.checkbox)),
      AnyView(Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(.switch)),
      AnyView(Stepper("Step", onIncrement: {}, onDecrement: {})),
      AnyView(Slider(value: .constant(0.5))),
      AnyView(picker.pickerStyle(.menu)),
      AnyView(picker.pickerStyle(.segmented)),
      AnyView(picker.pickerStyle(.radioGroup)),
      AnyView(picker.pickerStyle(.wheel)),
      AnyView(DatePicker("Day", selection: .constant(.distantPast), displayedComponents: .date)),
      AnyView(DisclosureGroup("More", isExpanded: .constant(false)) { Text("inside") }),
      AnyView(Menu("Edit") { Button("Copy") {} }),
    ]
    for (index, control) in controls.enumerated() {
      let rows = { (isDisabled: Bool) in
        screen(40, 6, ascii: ascii) { control.disabled(isDisabled) }.joined()
      }
      #expect(rows(true).contains(dots), "control \(index)")
      #expect(!rows(false).contains(dots), "control \(index)")
    }
  }

  private var picker: some View {
    Picker("Flavour", selection: .constant(1)) {
      Text("Mocha").tag(1)
      Text("Latte").tag(2)
    }
  }

  @Test("radio buttons show their state with the signs of the plans in a store")
  func radioButtons() {
    let rows = { screen(12, 2, ascii: $0) { self.picker.labelsHidden().pickerStyle(.inline) } }
    #expect(rows(false) == [" ▸◉  Mocha", "  ○  Latte"])
    #expect(rows(true) == [" >*< Mocha", " ( ) Latte"])
  }

  @Test("a disabled row in a list is marked, and its neighbours are not")
  func disabledRows() {
    let rows = screen(20, 3) {
      List {
        Button("Join") {}
        Button("Forget") {}.disabled(true)
        Text("Address")
      }
    }
    #expect(rows == ["▸ Join", "┆ Forget", "  Address"])
  }

  @Test("a stepper at its limit shows the disabled direction")
  func stepperAtItsEnd() {
    let rows = { screen(12, 1, ascii: $0) { Stepper("N", value: .constant(3), in: 0...3) } }
    #expect(rows(false) == ["  N ▐−│·▌"])
    #expect(rows(true) == ["  N >-|.<"])
  }

  @Test(
    "options keep their marks where their labels do not fit",
    arguments: AnyPickerStyle.allCases
  )
  func narrowOptions(style: AnyPickerStyle) {
    let host = makeHost(5, 3) { style.view(picker) }
    let text = host.lines.joined()
    #expect(text.contains("▐") || text.contains("▸"))
  }

  @Test("a narrow menu shows its value before its label")
  func valueBeforeLabel() {
    #expect(screen(9, 1) { picker.pickerStyle(.menu) } == ["▸Mocha ▾"])
    #expect(screen(17, 1) { picker.pickerStyle(.menu) } == ["Flav…  ▸Mocha ▾"])
  }

  @Test("a narrow list shows a whole switch")
  func narrowSwitch() {
    let rows = screen(12, 4) { List { Toggle("Bluetooth", isOn: .constant(true)) } }
    #expect(rows.contains { $0.hasSuffix(" ▐━━●▌") })
    let narrow = screen(9, 4) { List { Toggle("Sound", isOn: .constant(true)) } }
    #expect(narrow.prefix(2) == ["▸ Sound", "    ▐━━●▌"], "the label is not wrapped")
  }

  @Test("a collapsed group and the focus have different marks")
  func foldedSign() {
    let rows = { ascii in
      screen(20, 2, ascii: ascii) {
        List { DisclosureGroup("More", isExpanded: .constant(false)) { Text("inside") } }
      }
    }
    #expect(rows(false)[0] == "▸ ▹ More")
    #expect(rows(true)[0] == "> + More")
  }

  @Test("a borderless menu shows an indicator, unless the indicator is hidden")
  func bareMenus() {
    let menu = Menu("Edit") { Button("Copy") {} }.menuStyle(.borderlessButton)
    #expect(screen(8, 1) { menu } == ["▸Edit ▾"])
    #expect(screen(8, 1) { menu.menuIndicator(.hidden) } == [" ▸Edit"])
  }

  @Test("the focused menu item is marked from edge to edge, and a divider joins the frame")
  func menuLines() {
    let host = makeHost(24, 14) {
      Menu("Edit") {
        Button("Copy") {}
        Divider()
        Button("Paste again") {}
      }
    }
    host.press(.enter)
    let frame = host.render()
    #expect(frame.lines.contains { $0.contains("├───") && $0.hasSuffix("───┤") })
    let row = frame.lines.firstIndex { $0.contains("▸") } ?? 0
    let edges = (0..<24).filter { frame[$0, row].text == "│" }
    let inside = (edges[0] + 1)..<edges[1]
    #expect(inside.allSatisfy { frame[$0, row].style.attributes.contains(.reverse) })
  }

  @Test("a multi-line field in a low frame shows the cursor's row")
  func lowField() {
    let text = "one two three four"
    let host = makeHost(6, 1) {
      TextField("Note", text: .constant(text), axis: .vertical)
    }
    #expect(host.lines == ["one  ↓"])
    host.press(.down, .down, .down)
    #expect(host.lines[0].hasSuffix("four↑"))
    #expect(host.render().cursor?.y == 0)
  }

  @Test("a one-row scroll view shows that it scrolls both ways")
  func oneRowMark() {
    let rows = { ascii in
      let host = makeHost(6, 1, ascii: ascii) {
        ScrollView { ForEach(0..<9) { Text("row \($0)") } }
      }
      host.wheel(1)
      return host.lines[0].last
    }
    #expect(rows(false) == "↕")
    #expect(rows(true) == ":")
  }

  @Test("a page sheet takes the full height")
  func pageSheet() {
    let rows = screen(60, 16) {
      Text("below").sheet(isPresented: .constant(true)) { Text("leaf").presentationSizing(.page) }
    }
    #expect(rows[0].contains("╭"))
    #expect(rows[14].contains("╰"))
  }
}

/// A picker style as a test argument.
enum AnyPickerStyle: CaseIterable, Sendable {
  case segmented, radioGroup, wheel

  @MainActor
  func view(_ picker: some View) -> AnyView {
    switch self {
    case .segmented: AnyView(picker.pickerStyle(.segmented))
    case .radioGroup: AnyView(picker.pickerStyle(.radioGroup))
    case .wheel: AnyView(picker.pickerStyle(.wheel))
    }
  }
}
