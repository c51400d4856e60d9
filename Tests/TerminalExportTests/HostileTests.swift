import Foundation
import TerminalUI
import Testing

@testable import TerminalExport

@Suite("Exports of hostile frames")
@MainActor
struct HostileTests {
  private static let texts = [
    "\u{1B}]0;x\u{7}", "\u{0}", "\n", "\t", "\u{85}", "\u{9B}31m", "\u{202E}", "\u{2066}",
    "\u{2028}", "\u{301}", "\u{20DD}\u{301}", "<", "&", "\"", ">", "\u{FFFE}", "\u{FFFF}",
    "\u{10FFFF}", "日", "😀", "\u{200D}", "\u{FEFF}", "\u{AD}", "ا", "",
  ]

  /// Every text in cells of every width, right or wrong.
  private static let frame: Frame = {
    var frame = Frame(size: Size(width: 3 * texts.count, height: 4))
    for (index, text) in texts.enumerated() {
      for (y, columns) in [UInt8(1), 2, 0, 9].enumerated() {
        let style = CellStyle(attributes: CellStyle.Attributes(rawValue: UInt8(index * 7 & 63)))
        frame[3 * index, y] = Cell(text: text, columns: columns, style: style)
        if index % 2 == 0 { frame[3 * index + 1, y] = Cell(text: "", columns: 0, style: style) }
      }
    }
    frame.cursor = Point(x: 70, y: 99)
    return frame
  }()

  private static func isHarmless(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      let value = scalar.value
      let isControl = value < 0x20 && value != 0x0A || (0x7F..<0xA0).contains(value)
      let turns = (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
      return !isControl && !turns && value & 0xFFFE != 0xFFFE
    }
  }

  @Test("ANSI exports contain no control characters and keep their columns")
  func text() {
    let text = ANSIExport(colors: .none).text(of: Self.frame)
    let sequences = #/\u{1B}\[[0-9;]*m/#
    #expect(Self.isHarmless(text.replacing(sequences, with: "")))
    var terminal = SmallTerminal(Self.frame.size)
    terminal.send(text)
    #expect(terminal.complaints == [])
    for y in 0..<4 {
      let cells = Self.frame.shownCells(y)
      #expect(cells.reduce(0) { $0 + $1.columns } == Self.frame.size.width)
      for cell in cells { #expect(terminal.texts[y][cell.x] == cell.text) }
    }
  }

  @Test("SVG and HTML exports are well-formed")
  func markup() {
    let item = ContactSheet.Item("\u{1B}<&>\n\u{202E}", Self.frame)
    let documents = [
      SVGExport(title: "\u{0}]]>", description: "\u{1B}").text(of: Self.frame),
      HTMLExport(title: "</title>\u{1}", language: "\"").text(of: Self.frame),
      ContactSheet([item]).text(),
    ]
    for document in documents {
      #expect(MarkupReader(document).isWellFormed)
      #expect(Self.isHarmless(document))
    }
  }

  @Test(
    "exports of empty and tiny frames are well-formed",
    arguments: [(0, 0), (1, 1), (0, 3), (3, 0)]
  )
  func small(width: Int, height: Int) throws {
    var frame = Frame(size: Size(width: width, height: height))
    frame.cursor = .zero
    let svg = MarkupReader(SVGExport().text(of: frame))
    #expect(svg.isWellFormed)
    #expect(svg.counts["text"] == nil)
    #expect(MarkupReader(HTMLExport().text(of: frame)).isWellFormed)
    #expect(MarkupReader(ContactSheet([.init("", frame)], columns: 0).text()).isWellFormed)
    #expect(MarkupReader(ContactSheet([]).text()).isWellFormed)
    var sheet = ContactSheet([.init("", frame)])
    sheet.columns = 0
    #expect(sheet.columns == 1 && MarkupReader(sheet.text()).isWellFormed)
    #expect(ANSIExport().text(of: frame) == String(repeating: "\n", count: height))
    var recording = Asciicast(size: frame.size)
    recording.add(frame, at: -5)
    recording.add(frame, at: 5)
    #expect(recording.text.split(separator: "\n").count == 2)
    let host = ViewHost(Text("x"), size: frame.size)
    let data = Data(SemanticsExport().text(of: host).utf8)
    let screen = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(screen["columns"] as? Int == width)
  }
}
