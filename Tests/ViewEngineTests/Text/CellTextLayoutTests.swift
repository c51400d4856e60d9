import TestSupport
import Testing
import ViewEngineTestSupport

@testable import ViewEngine

@Suite("Text wrapping and truncation")
struct CellTextLayoutTests {
  @Test(
    "lines break at spaces, hyphens and the width",
    arguments: [
      ("one two three", 7, ["one two", "three"]),
      ("one two three", 8, ["one two", "three"]),
      ("one  two", 4, ["one", "two"]),
      ("unbreakable", 4, ["unbr", "eaka", "ble"]),
      ("a unbreakable", 4, ["a", "unbr", "eaka", "ble"]),
      ("com.example.pro.yearly", 12, ["com.example.", "pro.yearly"]),
      ("in com.example.pro", 12, ["in", "com.example.", "pro"]),
      ("1299.99", 6, ["1299.9", "9"]),
      ("a.longidentifier", 8, ["a.longid", "entifier"]),
      ("a\n\nb", 10, ["a", "", "b"]),
      ("a\n", 10, ["a", ""]),
      ("well-known fact", 8, ["well-", "known", "fact"]),
      ("from -5 up", 6, ["from", "-5 up"]),
      ("9.99\u{A0}€ now", 8, ["9.99 €", "now"]),
      ("日本語の文章", 4, ["日本", "語の", "文章"]),
      ("日本語。文章", 6, ["日本", "語。文", "章"]),
      ("日本「語」", 6, ["日本", "「語」"]),
      ("チャージャー", 6, ["チャー", "ジャー"]),
      ("ストリーム", 6, ["スト", "リーム"]),
      ("月額¥980です", 7, ["月額", "¥980で", "す"]),
      ("무료 체험 기간", 6, ["무료", "체험", "기간"]),
      ("日本", 1, ["?", "?"]),
      ("  indented", 10, ["  indented"]),
      ("ab   ", 3, ["ab "]),
      ("", 10, []),
      ("abc", 0, []),
    ] as [(String, Int, [String])]
  )
  func wrapping(string: String, columns: Int, lines: [String]) {
    #expect(CellText(string).wrapped(toColumns: columns).map(\.string) == lines)
  }

  @Test(
    "the ellipsis replaces the part given by the truncation mode",
    arguments: [
      ("abcdef", 6, .tail, "abcdef"), ("abcdefg", 6, .tail, "abcde…"),
      ("abcdefg", 6, .head, "…cdefg"), ("abcdefg", 6, .middle, "abc…fg"),
      ("日本語の", 6, .tail, "日本…"), ("日本語の", 5, .head, "…語の"),
      ("ab cdef", 4, .tail, "ab…"), ("abc", 1, .tail, "…"), ("abc", 0, .tail, ""),
      ("a\nb", 5, .tail, "a b"),
    ] as [(String, Int, CellText.Truncation, String)]
  )
  func truncation(string: String, columns: Int, mode: CellText.Truncation, result: String) {
    let cut = CellText(string).truncated(toColumns: columns, mode: mode, ellipsis: CellText("…"))
    #expect(cut.string == result)
  }

  @Test(
    "a short result uses a one-column ellipsis",
    arguments: [(1, "~"), (2, "a~"), (5, "abcd~"), (6, "abc...")]
  )
  func wideEllipsis(columns: Int, result: String) {
    let cut = CellText("abcdefg").truncated(
      toColumns: columns,
      mode: .tail,
      ellipsis: CellText("...")
    )
    #expect(cut.string == result)
  }

  @Test("the ellipsis takes the style of its text")
  func ellipsisStyle() {
    let bold = CellStyle(attributes: .bold)
    let cut = CellText("abcdef", style: bold)
      .truncated(toColumns: 3, mode: .tail, ellipsis: CellText("…"))
    #expect(cut.units.allSatisfy { $0.style == bold })
  }

  @Test(
    "with a line limit the last line is truncated",
    arguments: [
      ("one two three four", 7, 2, ["one two", "three…"]),
      ("one two", 7, 1, ["one two"]),
      ("a\nb\nc", 7, 2, ["a", "b…"]),
      ("one\ntwo", 3, 1, ["on…"]),
      ("one", 3, 0, []),
    ] as [(String, Int, Int, [String])]
  )
  func limit(string: String, columns: Int, limit: Int, lines: [String]) {
    let wrapped = CellText(string)
      .wrapped(toColumns: columns, limit: limit, ellipsis: CellText("…"))
    #expect(wrapped.map(\.string) == lines)
  }

  @Test("a wrapped cell keeps its style")
  func styles() {
    let bold = CellStyle(attributes: .bold)
    let lines = (CellText("one ") + CellText("two three", style: bold)).wrapped(toColumns: 7)
    #expect(
      lines.map { $0.units.map { $0.style == bold } } == [
        [false, false, false, false, true, true, true], [true, true, true, true, true],
      ]
    )
  }

  @Test("wrapping never exceeds the columns and drops only spaces")
  func wrappingProperty() {
    var random = SeededRandom.forTest()
    for _ in 0..<random.rounds(of: 100_000) {
      let text = CellText(random.hostileString())
      let columns = Int.random(in: 2...20, using: &random)
      let lines = text.wrapped(toColumns: columns)
      #expect(lines.allSatisfy { $0.columns <= columns }, "seed \(random.seed)")
      #expect(
        visible(lines.flatMap(\.units)) == visible(text.units),
        "seed \(random.seed), \(columns) columns"
      )
    }
  }

  @Test("truncation never exceeds the columns")
  func truncationProperty() {
    var random = SeededRandom.forTest()
    for _ in 0..<random.rounds(of: 100_000) {
      let text = CellText(random.hostileString())
      let columns = Int.random(in: 0...20, using: &random)
      for mode in [CellText.Truncation.head, .middle, .tail] {
        let cut = text.truncated(toColumns: columns, mode: mode, ellipsis: CellText("…"))
        #expect(cut.columns <= columns, "seed \(random.seed)")
        #expect(cut.breaks.isEmpty)
      }
    }
  }

  private func visible(_ units: [CellText.Unit]) -> [String] {
    units.filter { !$0.isSpace }.map(\.text)
  }
}
