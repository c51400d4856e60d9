import Testing
import ViewEngineTestSupport

@testable import TerminalUI

@Suite("Text layout")
@MainActor
struct TextTests {
  @Test("text wraps at words to the available width")
  func wrapping() {
    #expect(screen(7, 3) { Text("one two three") } == ["one two", "three", ""])
    #expect(screen(3, 5) { Text("one two three") } == ["one", "two", "thr", "ee", ""])
  }

  @Test("text with more lines than rows ends in an ellipsis")
  func tooManyLines() {
    #expect(screen(4, 2) { Text("one two six ten") } == ["one", "two…"])
    #expect(screen(7, 1) { Text("one two six") } == ["one tw…"])
    #expect(screen(7, 1, ascii: true) { Text("one two six") } == ["one..."])
  }

  @Test(
    "lineLimit limits the lines, and its minimum is one",
    arguments: [
      (nil, ["one", "two", "six", ""]), (4, ["one", "two", "six", ""]),
      (2, ["one", "tw…", "", ""]),
      (1, ["on…", "", "", ""]), (0, ["on…", "", "", ""]), (-3, ["on…", "", "", ""]),
    ] as [(Int?, [String])]
  )
  func lineLimit(limit: Int?, rows: [String]) {
    let shown = screen(3, 4) {
      Text("one two six").lineLimit(limit).frame(maxHeight: .infinity, alignment: .top)
    }
    #expect(shown == rows)
  }

  @Test("line breaks in the text are kept, empty lines too")
  func ownLines() {
    #expect(screen(1, 4) { Text("a\n\nb\r\nc") } == ["a", "", "b", "c"])
  }

  @Test("empty text takes no space")
  func emptyText() {
    let rows = screen(5, 2) {
      VStack(alignment: .leading) {
        Text("")
        Text("a")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(rows == ["a", ""])
  }

  @Test("each part of a concatenated text keeps its own style and inherits the rest")
  func concatenation() {
    let host = makeHost(6, 1) {
      (Text("a") + Text("b").bold() + Text("c").foregroundStyle(.price) + Text("d").underline())
        .foregroundStyle(.secondary)
        .italic()
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    let styles = host.render().row(0).prefix(4).map(\.style)
    #expect(host.lines == ["abcd"])
    #expect(styles.map(\.foreground) == [.secondary, .secondary, .price, .secondary])
    #expect(
      styles.map(\.attributes) == [.italic, [.italic, .bold], .italic, [.italic, .underline]]
    )
  }

  @Test("a style modifier applies to all text inside, and an inner modifier overrides it")
  func attributes() {
    let plain = AnyView(Text("x"))
    #expect(style(plain.bold()).attributes == .bold)
    #expect(style(plain.italic()).attributes == .italic)
    #expect(style(plain.underline()).attributes == .underline)
    #expect(style(plain.strikethrough()).attributes == .strikethrough)
    #expect(style(plain.reversed()).attributes == .reverse)
    #expect(style(plain.bold(false).underline().bold()).attributes == .underline)
  }

  private func style(_ view: some View) -> CellStyle {
    makeHost(1, 1) { view }.render()[0, 0].style
  }

  @Test("the innermost foreground style wins")
  func innermostColour() {
    let view = Text("x").foregroundStyle(.price).foregroundStyle(.badge)
    #expect(style(view).foreground == .price)
    #expect(style(AnyView(view).foregroundStyle(.critical)).foreground == .price)
    #expect(style(Text("x").foregroundStyle(.tint)).foreground == .accent)
    #expect(style(Text("x").foregroundStyle(.primary)).foreground == .standard)
  }

  @Test("in ASCII mode every character has an ASCII form")
  func ascii() {
    let rows = screen(24, 1, ascii: true) { Text("Café – 9,99 € ✓ 日") }
    #expect(rows[0].allSatisfy { $0.isASCII })
    #expect(rows[0].contains("Cafe"))
  }

  @Test("a wide character is never drawn in half")
  func wideAtTheEdge() {
    #expect(screen(3, 2) { Text("日本").lineLimit(2) } == ["日", "本"])
    #expect(
      screen(5, 1) { Text("日本語").fixedSize().frame(width: .cells(5), alignment: .leading) } == [
        "日本"
      ]
    )
    #expect(screen(1, 1) { Text("日") } == ["?"])
  }

  @Test("no string puts a control character into a cell or a label")
  func hostileStrings() {
    var random = SeededRandom.forTest()
    for _ in 0..<random.rounds(of: 20_000) {
      let string = random.hostileString()
      let host = makeHost(Int.random(in: 0...12, using: &random), 3) {
        VStack {
          Text(string)
          Button(string) {}
        }
        .border(title: string)
      }
      let frame = host.render()
      let shown = frame.cells.map(\.text) + host.labels
      #expect(shown.allSatisfy { isHarmless($0) }, "seed \(random.seed)")
      #expect(hasNoHalves(frame), "seed \(random.seed)")
    }
  }

  private func isHarmless(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.generalCategory != .control
        && !(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value)
        && scalar.value != 0x2028 && scalar.value != 0x2029
    }
  }
}
