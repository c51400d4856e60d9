import Testing

@testable import TerminalUI

@Suite("Pickers and menus")
@MainActor
struct PickerTests {
  private let model = Model()

  private func picker(_ style: some PickerStyle) -> some View {
    Picker("Number", selection: Bindable(wrappedValue: model).number) {
      ForEach(8..<13) { Text("n\($0)") }
    }
    .pickerStyle(style)
  }

  @Test("up and down select among options in a column", arguments: [0, 1, 2])
  func columns(style: Int) {
    let styles: [any PickerStyle] = [
      InlinePickerStyle(), RadioGroupPickerStyle(), WheelPickerStyle(),
    ]
    let host = makeHost(30, 8) { AnyView(self.picker(styles[style])) }
    #expect(host.focusLabel == "n10", "the focus starts at the selected option")
    host.press(.down)
    #expect(model.number == 11)
    host.press(.up, .up)
    #expect(model.number == 9)
    #expect(host.focusLabel == "n9")
  }

  @Test("left and right select segments, mirrored in Arabic")
  func segments() {
    let host = makeHost(40, 1) { picker(.segmented) }
    host.press(.right)
    #expect(model.number == 11)
    let mirrored = makeHost(40, 1, direction: .rightToLeft) { picker(.segmented) }
    mirrored.press(.right)
    #expect(model.number == 10)
  }

  @Test("a narrow segmented picker shows the selected segment, what fits beside it, and arrows")
  func fewSegments() {
    let host = makeHost(20, 1) { picker(.segmented) }
    #expect(host.lines == ["←  n9  ▸n10◂  n11  →"])
    #expect(screen(20, 1, ascii: true) { picker(.segmented) } == ["<  n9  >n10<  n11  >"])
    #expect(
      screen(20, 1, direction: .rightToLeft) { picker(.segmented) } == ["←  n11  ▸n10◂  n9  →"]
    )
    #expect(screen(20, 1) { picker(.palette) } == ["←  n9 ▸n10◂ n11  →"])
    host.press(.right, .right)
    #expect(host.lines == ["←  n10 │ n11  ▸n12◂"])
    #expect(host.focusLabel == "n12")
    host.click(9, 0)
    #expect(model.number == 11)
    #expect(host.lines == ["←  n10  ▸n11◂  n12"])
    host.press(.left, .left, .left)
    #expect(host.lines == [" ▸n8◂  n9 │ n10  →"])
  }

  @Test("the segments are one grey shape, and the selected segment is filled")
  func segmentFill() {
    let host = makeHost(40, 2) {
      Button("before") {}
      picker(.segmented).fixedSize()
    }
    let frame = host.render()
    let row = frame.lines[1]
    #expect(row.contains(" n8 │ n9   n10   n11 │ n12"), "\(row)")
    let columns = (0..<40).filter { frame[$0, 1].style.background != .standard }
    #expect(columns == Array((columns.first ?? 0)...(columns.last ?? 0)))
    let filled = columns.filter { frame[$0, 1].style.background == .accent }
    #expect(filled.map { frame[$0, 1].text }.joined() == " n10 ")
    #expect(frame.withControlEdges(quietOnly: false).lines[1].contains("[n10]"))
    host.press(.tab)
    let focused = host.render()
    #expect(filled.allSatisfy { focused[$0, 1].style.attributes.contains(.reverse) })
    #expect(filled.map { focused[$0, 1].text }.joined() == "▸n10◂")
  }

  @Test("a narrow segment takes all of the available width")
  func oneSegment() {
    #expect(screen(7, 1) { picker(.segmented) } == ["←▸n10◂→"])
    #expect(screen(6, 1) { picker(.segmented) } == [" ▸n…◂"])
    for width in 0..<6 { _ = screen(width, 1) { picker(.segmented) } }
  }

  @Test("a click selects an option and moves the focus there")
  func click() {
    let host = makeHost(40, 8) { picker(.inline) }
    let place = host.elements("n12")[0].rect
    host.click(place.minX, place.minY)
    #expect(model.number == 12)
    #expect(host.focusLabel == "n12")
  }

  @Test("a scrolling menu shows its widest item whole")
  func longMenu() {
    let host = makeHost(40, 6) { picker(.menu) }
    host.press(.enter, .end)
    #expect(host.lines.contains { $0.contains("n12") }, "\(host.lines)")
    #expect(host.lines.contains { $0.contains("↑") }, "\(host.lines)")
    #expect(!host.lines.contains { $0.contains("…") }, "\(host.lines)")
  }

  @Test("a menu opens on Enter, moves without selecting, and selects and closes on Enter")
  func menu() {
    let host = makeHost(40, 12) { picker(.menu) }
    #expect(host.labels == ["Number n10"])
    host.press(.enter)
    #expect(host.focusLabel == "n10")
    host.press(.down, .down)
    #expect(model.number == 10)
    host.press(.enter)
    #expect(model.number == 12)
    #expect(host.labels == ["Number n12"])
  }

  @Test("Escape closes a menu and keeps the selection")
  func escape() {
    let host = makeHost(40, 12) { picker(.menu) }
    host.press(.enter, .down, .escape)
    #expect(model.number == 10)
    #expect(host.focusLabel == "Number n10")
  }

  @Test("a tag overrides the identifier, and matches an optional selection")
  func tags() {
    var chosen: Int? = 2
    let binding = Binding(get: { chosen }, set: { chosen = $0 })
    let host = makeHost(20, 4) {
      Picker("P", selection: binding) {
        Text("none").tag(nil as Int?)
        ForEach(1..<3) { Text("t\($0)").tag($0) }
      }
      .pickerStyle(.inline)
    }
    #expect(host.elements("t2")[0].isSelected)
    host.press(.up)
    #expect(chosen == 1)
    host.press(.up)
    #expect(chosen == nil)
  }

  @Test("a menu item acts and closes the menu, and a nested menu opens another menu")
  func menus() {
    let tally = Tally()
    let host = makeHost(40, 14) {
      Menu("Do") {
        Button("one") { tally.note("one") }
        Menu("more") {
          Button("two") { tally.note("two") }
        }
      }
    }
    host.press(.enter, .enter)
    #expect(tally.log == ["one"])
    #expect(host.labels == ["Do"])
    host.press(.enter, .down, .enter)
    #expect(host.labels == ["two"])
    host.press(.enter)
    #expect(tally.log == ["one", "two"])
    #expect(host.labels == ["Do"], "both menus are closed")
  }

  @Test("Enter runs a menu's primary action, and the down arrow opens the menu")
  func primaryAction() {
    let tally = Tally()
    let host = makeHost(40, 14) {
      Menu("Do") {
        Button("one") { tally.note("one") }
      } primaryAction: {
        tally.note("main")
      }
    }
    host.press(.enter)
    #expect(tally.log == ["main"])
    host.press(.down, .enter)
    #expect(tally.log == ["main", "one"])
  }

  @Test("a navigationLink picker pushes its options and pops when one is selected")
  func navigationLink() {
    let host = makeHost(40, 12) {
      NavigationStack {
        Form { picker(.navigationLink) }.navigationTitle("Settings")
      }
    }
    #expect(host.lines.contains { $0.contains("Number") && $0.contains("n10 ›") })
    host.press(.enter)
    #expect(host.labels.contains("Settings"), "the back button is shown")
    #expect(host.lines[0].contains("Number"))
    #expect(host.focusLabel == "n10")
    host.press(.down)
    #expect(model.number == 10, "arrow keys do not select")
    host.press(.enter)
    #expect(model.number == 11)
    #expect(host.lines.contains { $0.contains("n11 ›") })
    host.press(.enter)
    #expect(host.focusLabel == "n11")
    host.press(.escape)
    #expect(model.number == 11)
    #expect(host.lines.contains { $0.contains("n11 ›") })
  }

  @Test("a navigationLink picker outside of a navigation stack opens a menu")
  func linkOutside() {
    let host = makeHost(40, 12) { picker(.navigationLink) }
    host.press(.enter)
    #expect(host.focusLabel == "n10")
    host.press(.down, .enter)
    #expect(model.number == 11)
  }
}
