import Foundation
import Testing

@testable import TerminalUI

@Suite("Buttons in their styles")
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

  @Test("a bordered button has an edge at either side, a filled one while focused")
  func bordered() {
    #expect(screen(10, 3) { pair(.bordered) } == ["▐█ on █▌", "▐  rest  ▌", "▐  off  ▌"])
    #expect(screen(10, 3) { pair(.automatic) } == screen(10, 3) { pair(.bordered) })
  }

  @Test("a prominent button is wider, and filled wherever it can be used")
  func prominent() {
    let host = makeHost(16, 3) { pair(.borderedProminent) }
    #expect(host.lines == ["▐█    on    █▌", "▐     rest     ▌", "▐     off     ▌"])
    let frame = host.render()
    #expect(frame[6, 1].style.attributes.contains(.reverse))
    #expect(!frame[6, 2].style.attributes.contains(.reverse), "a disabled one is not")
    #expect(frame[6, 2].style.foreground == .secondary)
  }

  @Test("in ASCII the edges are brackets, and the focused one still differs")
  func ascii() {
    #expect(
      screen(10, 3, ascii: true) { pair(.bordered) } == ["[> on <]", "[  rest  ]", "[  off  ]"]
    )
  }

  @Test("in Arabic the edges still enclose the label")
  func mirrored() {
    let rows = screen(10, 1, direction: .rightToLeft) { Button("on") {} }
    #expect(rows == [" ▐█ on █▌"])
    let ascii = screen(10, 1, direction: .rightToLeft, ascii: true) { Button("on") {} }
    #expect(ascii == [" [> on <]"])
  }

  @Test("the focused one of any style can be told without colour")
  func focusWithoutColour() {
    let styles: [any PrimitiveButtonStyle] = [
      BorderedButtonStyle(), BorderedProminentButtonStyle(), PlainButtonStyle(),
    ]
    for style in styles {
      let looks = [true, false].map { first in look(style, isFirstFocused: first) }
      #expect(looks[0] != looks[1])
    }
  }

  /// The text and the attributes of the first of two buttons.
  private func look(_ style: some PrimitiveButtonStyle, isFirstFocused: Bool) -> [String] {
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

  @Test("a plain button is its label, underlined while focused")
  func plain() {
    let host = makeHost(6, 3) { pair(.plain) }
    #expect(host.lines.map { $0.trimmingCharacters(in: .whitespaces) } == ["on", "rest", "off"])
    let frame = host.render()
    #expect(frame[1, 0].style == CellStyle(foreground: .accent, attributes: [.underline, .bold]))
    #expect(frame[1, 1].style == .plain)
    #expect(frame[1, 2].style.foreground == .secondary)
  }

  @Test("a label of one letter keeps its letter where there is just room")
  func narrow() {
    #expect(screen(7, 1) { HStack { Button("x") {} } } == ["▐█ x █▌"])
  }

  @Test("the style of the surroundings reaches buttons however deep, the nearest one wins")
  func inheritance() {
    let rows = screen(7, 2) {
      VStack(alignment: .leading) {
        Group { Button("a") {} }.buttonStyle(.plain)
        Button("b") {}
      }
      .buttonStyle(.bordered)
    }
    #expect(rows == ["a", "▐  b  ▌"])
  }

  @Test("a style of one's own gets label, role and action")
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

  @Test("any view can be a label")
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
    #expect(host.elements("two lines")[0].rect.size == Size(width: 5, height: 2))
  }
}
