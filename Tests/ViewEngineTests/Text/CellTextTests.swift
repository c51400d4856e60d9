import TestSupport
import Testing
import ViewEngineTestSupport

@testable import ViewEngine

@Suite("Text as cells")
struct CellTextTests {
  @Test(
    "each cell is a spacing scalar with its combining marks",
    arguments: [
      ("abc", ["a", "b", "c"], 3),
      ("e\u{301}a", ["e\u{301}", "a"], 2),
      ("日本", ["日", "本"], 4),
      ("한국", ["한", "국"], 4),
      ("👩\u{200D}💻!", ["👩", "!"], 3),
      ("👩\u{200D}❤\u{FE0F}\u{200D}💋\u{200D}👨", ["👩"], 2),
      ("👍\u{1F3FD}", ["👍"], 2),
      ("\u{1F3FD}", ["\u{1F3FD}"], 2),
      ("🇫🇷", ["🇫", "🇷"], 2),
      ("🏴\u{E0067}\u{E0062}\u{E007F}", ["🏴"], 2),
      ("❤\u{FE0F}", ["❤"], 1),
      ("क्षि", ["क्", "ष", "ि"], 3),
      ("a\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}", ["a\u{300}\u{301}\u{302}\u{303}"], 1),
      ("\u{301}a", ["a"], 1),
      ("a\n\u{301}b", ["a", "b"], 2),
      ("سلام", ["س", "ل", "ا", "م"], 4),
      ("می\u{200C}خ", ["م", "ی\u{200C}", "خ"], 3),
      ("a\u{FFFE}b", ["a", "\u{FFFD}", "b"], 3),
    ]
  )
  func clusters(string: String, cells: [String], columns: Int) {
    let text = CellText(string)
    #expect(text.units.map(\.text) == cells)
    #expect(text.columns == columns)
  }

  @Test(
    "control characters and bidirectional controls are removed",
    arguments: [
      ("a\u{1B}[31mb", "a[31mb"), ("a\u{7}b\u{0}", "ab"), ("a\u{9B}b\u{7F}", "ab"),
      ("\u{202E}abc\u{202C}", "abc"), ("\u{2066}a\u{2069}\u{200E}\u{200F}\u{61C}", "a"),
      ("a\u{200B}\u{FEFF}\u{AD}b", "ab"), ("a\tb", "a b"), ("a\u{A0}b", "a b"),
    ]
  )
  func harmless(string: String, result: String) {
    #expect(CellText(string).string == result)
  }

  @Test("every line break separates lines, and CR LF counts once")
  func lineEnds() {
    let text = CellText("a\nb\r\nc\rd\u{2028}e\u{2029}f\u{85}g\u{B}h\u{C}i\n")
    #expect(text.lines.map(\.string) == ["a", "b", "c", "d", "e", "f", "g", "h", "i", ""])
  }

  @Test("concatenated texts keep their styles and line breaks")
  func joined() {
    let bold = CellStyle(attributes: .bold)
    let text = CellText("a\nb") + CellText("c\nd", style: bold)
    #expect(text.string == "a\nbc\nd")
    #expect(text.units.map(\.style) == [.plain, .plain, bold, bold])
  }

  @Test("no scalar puts a control character into a cell")
  func everyScalarIsHarmless() {
    for scalar in scalarsToSweep() {
      for unit in CellText("a" + String(scalar)).units + CellText(String(scalar)).units {
        if let fault = CellFault(unit) { Issue.record("\(scalar.debugDescription): \(fault)") }
      }
    }
  }

  @Test("random strings yield cells that curses can hold")
  func randomStrings() {
    var random = SeededRandom.forTest()
    for _ in 0..<random.rounds(of: 200_000) {
      let text = CellText(random.hostileString())
      let faults = text.units.compactMap(CellFault.init)
      #expect(faults.isEmpty, "seed \(random.seed)")
      #expect(text.columns == text.units.map(\.columns).reduce(0, +))
    }
  }
}

/// A reason why curses cannot hold a cell.
enum CellFault: Equatable {
  case control(UInt32)
  case direction(UInt32)
  case noBase
  case width(Int)
  case tooManyMarks(Int)

  init?(_ unit: CellText.Unit) {
    let scalars = Array(unit.text.unicodeScalars)
    for scalar in scalars {
      if let fault = Self.fault(of: scalar) {
        self = fault
        return
      }
    }
    let widths = scalars.map(CharacterWidth.columns)
    if widths.first.map({ $0 > 0 }) != true {
      self = .noBase
    } else if widths.reduce(0, +) != unit.columns {
      self = .width(unit.columns)
    } else if scalars.count > 5 {
      self = .tooManyMarks(scalars.count - 1)
    } else {
      return nil
    }
  }

  private static func fault(of scalar: Unicode.Scalar) -> CellFault? {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: .control(scalar.value)
    case 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x61C: .direction(scalar.value)
    default: nil
    }
  }
}
