import Foundation
import Testing

@testable import TerminalUI

@Suite("Button styles")
@MainActor
struct ButtonStyleTests {
  private func pair(_ style: some PrimitiveButtonStyle) -> some View {
    VStack(alignment: .leading) {
      Button("on") {}
      Button("rest") {}
      Button("off") {}.disabled(true)
    }
    .buttonStyle(style)
  }

  @Test("a bordered button is one grey shape, brighter and with pointers while focused")
  func bordered() {
    let host = makeHost(10, 3) { pair(.bordered) }
    #expect(host.lines == [" ▸ on ◂", "   rest", "┆  off  ┆"])
    #expect(screen(10, 3) { pair(.automatic) } == host.lines)
    let frame = host.render()
    #expect((0..<8).allSatisfy { frame[$0, 0].style.attributes.contains(.reverse) })
    #expect((0..<10).allSatisfy { frame[$0, 1].style.background == .fill })
    #expect(frame[3, 1].style.foreground == .accent)
    #expect((0..<9).allSatisfy { frame[$0, 2].style.background == .fill })
    #expect(frame[3, 2].style.foreground == .secondary)
  }

  @Test("the focus does not change the width of a button")
  func sameWidth() {
    for style in [AnyStyle(.bordered), AnyStyle(.borderedProminent)] {
      let host = makeHost(30, 2) {
        VStack(alignment: .leading, spacing: .cells(0)) {
          Button("a") {}
          Button("b") {}
        }
        .buttonStyle(style)
      }
      let before = host.elements("a")[0].rect
      host.press(.tab)
      #expect(host.elements("a")[0].rect == before)
      #expect(host.elements("b")[0].rect.size == before.size)
    }
  }

  /// A style as an element of an array.
  private struct AnyStyle: PrimitiveButtonStyle {
    private let body: @MainActor (Configuration) -> AnyView

    init(_ style: some PrimitiveButtonStyle) {
      body = { AnyView(style.makeBody(configuration: $0)) }
    }

    func makeBody(configuration: Configuration) -> some View { body(configuration) }
  }

  @Test("a label with its own colours does not interrupt the fill")
  func colouredLabel() {
    let host = makeHost(13, 2) {
      VStack(alignment: .leading, spacing: .cells(0)) {
        ForEach(0..<2) { _ in
          Button {
          } label: {
            HStack {
              Text("Pro").foregroundStyle(.price)
              Text("new").foregroundStyle(.badge)
            }
          }
        }
      }
    }
    let frame = host.render()
    let focused = Set((0..<13).map { frame[$0, 0].style.foreground })
    #expect(focused == [.standard], "the focused fill has one colour")
    #expect((0..<13).allSatisfy { frame[$0, 1].style.background == .fill })
    #expect(frame[3, 1].style.foreground == .price)
    #expect(frame[7, 1].style.foreground == .badge)
  }

  @Test("primary, secondary and destructive buttons differ without colour and in plain text")
  func ranks() {
    let host = makeHost(13, 4) {
      VStack(alignment: .leading, spacing: .cells(0)) {
        Button("Buy") {}.buttonStyle(.borderedProminent)
        Button("Buy") {}.buttonStyle(.borderedProminent)
        Button("Later") {}
        Button("Delete", role: .destructive) {}
      }
      .buttonStyle(.bordered)
    }
    let frame = host.render()
    #expect(
      frame.withControlEdges(quietOnly: true).lines
        == [" ▸   Buy   ◂", "     Buy", "[  Later  ]", "[! Delete  ]"]
    )
    #expect(
      frame.withControlEdges(quietOnly: false).lines
        == ["[▸   Buy   ◂]", "[    Buy    ]", "[  Later  ]", "[! Delete  ]"]
    )
    #expect(frame[6, 1].style.background == .accent)
    #expect(frame[3, 3].style.foreground == .critical)
    host.press(.backtab)
    let focused = host.render().withControlEdges(quietOnly: true)
    #expect(focused.lines[3] == "!▸ Delete ◂")
    #expect(focused[4, 3].style.attributes.contains(.reverse))
  }

  @Test("without fills, a disabled button is one dotted shape", arguments: [false, true])
  func disabledShape(ascii: Bool) {
    let host = makeHost(20, 4, ascii: ascii) {
      VStack(alignment: .leading) {
        Button("Your plan") {}.buttonStyle(RankedButtonStyle(isPrimary: true))
        Button("Off") {}.buttonStyle(.borderedProminent)
        Button("No") {}
        Button("Delete", role: .destructive) {}
      }
      .disabled(true)
    }
    for quietOnly in [false, true] {
      let lines = host.render().withControlEdges(quietOnly: quietOnly).lines
      #expect(
        lines
          == (ascii
            ? [":... Your plan ....:", ":... Off ...:", ":. No .:", ":. Delete .:"]
            : ["┆╌╌╌ Your plan ╌╌╌╌┆", "┆╌╌╌ Off ╌╌╌┆", "┆╌ No ╌┆", "┆╌ Delete ╌┆"])
      )
    }
  }

  @Test("a prominent button is wider, and its fill is quiet while it is disabled")
  func prominent() {
    let host = makeHost(16, 3) { pair(.borderedProminent) }
    #expect(host.lines == ["  ▸   on   ◂", "      rest", " ┆    off    ┆"])
    let frame = host.render()
    #expect(frame[6, 1].style.background == .accent)
    #expect(frame[6, 1].style.foreground == .onAccent)
    #expect(frame[6, 0].style.attributes.contains(.reverse))
    #expect(frame[6, 2].style.background == .fill, "a disabled button has a quiet fill")
    #expect(frame[6, 2].style.foreground == .secondary)
  }

  @Test("in ASCII the pointers are brackets")
  func ascii() {
    #expect(
      screen(10, 3, ascii: true) { pair(.bordered) } == [" > on <", "   rest", ":  off  :"]
    )
  }

  @Test("in Arabic the pointers enclose the label")
  func mirrored() {
    let rows = screen(10, 1, direction: .rightToLeft) { Button("on") {} }
    #expect(rows == ["  ▸ on ◂"])
    let ascii = screen(10, 1, direction: .rightToLeft, ascii: true) { Button("on") {} }
    #expect(ascii == ["  > on <"])
  }

  @Test("in every style the focused button looks different without colour")
  func focusWithoutColour() {
    let styles: [any PrimitiveButtonStyle] = [
      BorderedButtonStyle(), BorderedProminentButtonStyle(), PlainButtonStyle(),
    ]
    for style in styles {
      let looks = [true, false].map { first in appearance(style, isFirstFocused: first) }
      #expect(looks[0] != looks[1])
    }
  }

  /// Returns the text and the attributes of the first of two buttons.
  private func appearance(_ style: some PrimitiveButtonStyle, isFirstFocused: Bool) -> [String] {
    let host = makeHost(20, 2) {
      VStack(alignment: .leading) {
        Button("a") {}
        Button("b") {}
      }
      .buttonStyle(style)
    }
    if !isFirstFocused { host.press(.tab) }
    return host.render().row(0).map { "\($0.text)\($0.style.attributes.rawValue)" }
  }

  @Test("a plain button is its label, underlined and with a mark before it while focused")
  func plain() {
    let host = makeHost(5, 3) { pair(.plain) }
    #expect(host.lines == ["▸on", " rest", "┆off"])
    #expect(host.labels == ["on", "rest", "off"], "the label has no mark")
    let frame = host.render()
    #expect(frame[0, 0].style == CellStyle(foreground: .accent, attributes: [.bold]))
    #expect(frame[1, 0].style == CellStyle(foreground: .accent, attributes: [.underline, .bold]))
    #expect(frame[1, 1].style == .plain)
    #expect(frame[1, 2].style.foreground == .secondary)
    host.press(.tab)
    #expect(host.lines == [" on", "▸rest", "┆off"], "the labels keep their positions")
  }

  @Test("in Arabic a plain button's mark is on the other side, and in ASCII it has its own form")
  func plainMark() {
    #expect(screen(5, 3, direction: .rightToLeft) { pair(.plain) } == ["  on◂", "rest", " off┆"])
    #expect(screen(5, 3, ascii: true) { pair(.plain) } == [">on", " rest", ":off"])
    let both = screen(5, 3, direction: .rightToLeft, ascii: true) { pair(.plain) }
    #expect(both == ["  on<", "rest", " off:"])
  }

  @Test("a borderless button is its label in the accent colour, bold and underlined while focused")
  func borderless() {
    let host = makeHost(4, 3) { pair(.borderless) }
    #expect(host.lines == ["on", "rest", "┆off"])
    let frame = host.render()
    let focused = CellStyle(foreground: .accent, attributes: [.bold, .underline])
    #expect(frame[0, 0].style == focused)
    #expect(frame[0, 1].style == CellStyle(foreground: .accent))
    host.press(.tab)
    #expect(host.render()[0, 0].style == CellStyle(foreground: .accent))
    #expect(host.render()[0, 1].style == focused)
  }

  @Test("Enter and a click press a borderless button")
  func borderlessPress() {
    let tally = Tally()
    let host = makeHost(4, 2) {
      VStack {
        Button("a") { tally.note("a") }
        Button("b") { tally.note("b") }
      }
      .buttonStyle(.borderless)
    }
    host.press(.enter)
    let rect = host.elements("b")[0].rect
    host.click(rect.minX, rect.minY)
    #expect(tally.log == ["a", "b"])
  }

  @Test("a one-letter label stays visible in a button that just fits")
  func narrow() {
    #expect(screen(7, 1) { HStack { Button("x") {} } } == [" ▸ x ◂"])
  }

  @Test("a label of several lines keeps its side padding where its longest line has room")
  func lines() {
    let label = Text("nine days\nto look, again and again").lineLimit(nil)
    #expect(
      screen(18, 3) {
        Button {
        } label: {
          label.multilineTextAlignment(.center)
        }
      } == [
        "    nine days", " ▸to look, again◂", "    and again",
      ]
    )
    #expect(
      screen(24, 2) {
        Button {
        } label: {
          Text("seven words in two rows").lineLimit(2)
        }
      }
        == [" ▸ seven words in two ◂", "   rows"]
    )
  }

  @Test("nested buttons inherit the button style, and the nearest style wins")
  func inheritance() {
    let rows = screen(7, 2) {
      VStack(alignment: .leading) {
        Group { Button("a") {} }.buttonStyle(.plain)
        Button("b") {}
      }
      .buttonStyle(.bordered)
    }
    #expect(rows == ["▸a", "   b"])
  }

  @Test("a custom button style receives the label, the role and the action")
  func ownStyle() {
    let tally = Tally()
    let host = makeHost(20, 1) {
      Button("go", role: .destructive) { tally.note("go") }.buttonStyle(LoudStyle())
    }
    #expect(host.labels == ["go !"])
    host.press(.enter)
    #expect(tally.log == ["go"])
  }

  private struct LoudStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.trigger()
      } label: {
        HStack {
          configuration.label
          if configuration.role == .destructive { Text("!") }
        }
      }
      .buttonStyle(.plain)
    }
  }

  @Test("any view can be a button's label")
  func anyLabel() {
    let host = makeHost(20, 4) {
      Button {
      } label: {
        VStack {
          Text("two")
          Text("lines")
        }
      }
      .buttonStyle(.plain)
    }
    #expect(host.labels == ["two lines"])
    let size = host.elements("two lines")[0].rect.size
    #expect(size == Size(width: 6, height: 2), "the mark's column and the label")
  }
}
