import Foundation
import PurchaseFlow
import StoreModel
import TerminalUI
import TestSupport
import Testing

@testable import StoreBrowser

@Suite("Rows of the timeline")
struct TimelineRowLayoutTests {
  private static let begin = Instant(milliseconds: 1_767_225_600_000)

  private func spans(_ lengths: [Int64], _ random: inout SeededRandom) -> [TimelineSpan] {
    var start = Self.begin
    return lengths.enumerated().map { index, length in
      let end = start.adding(milliseconds: length)
      defer { start = end }
      let isLast = index == lengths.count - 1
      return TimelineSpan(
        start: start,
        end: isLast && Bool.random(using: &random) ? nil : end,
        kind: TimelineSpan.Kind.allCases.randomElement(using: &random) ?? .paid,
        productID: "p",
        transactionID: UInt64(index)
      )
    }
  }

  @Test("periods never overlap or exceed the width, and each one is drawn or merged")
  func law() {
    var random = SeededRandom.forTest()
    for _ in 0..<max(random.rounds(of: 100_000), 1000) {
      let count = Int.random(in: 0...60, using: &random)
      let lengths = (0..<count).map { _ in
        Int64.random(in: 1...1000, using: &random)
          * ([1, 60_000, 86_400_000].randomElement(using: &random) ?? 1)
      }
      let spans = spans(lengths, &random)
      let total = max(lengths.reduce(0, +), 1)
      let window = TimeWindow(
        start: Self.begin.adding(
          milliseconds: Int64.random(in: 0...total, using: &random) - total / 3
        ),
        length: Int64.random(in: 1...(2 * total), using: &random)
      )
      let width = Int.random(in: 1...200, using: &random)
      let now = Self.begin.adding(milliseconds: total)
      check(spans, window, width, now, random.seed)
    }
  }

  private func check(
    _ spans: [TimelineSpan],
    _ window: TimeWindow,
    _ width: Int,
    _ now: Instant,
    _ seed: UInt64
  ) {
    let layout = TimelineRowLayout(spans, in: window, width: width, now: now)
    var free = 0
    for run in layout.runs {
      #expect(run.columns.lowerBound >= free && !run.columns.isEmpty, "seed \(seed)")
      free = run.columns.upperBound
    }
    #expect(free <= width, "seed \(seed)")
    let visible = spans.filter { span in
      span.start < window.end
        && (max(span.end ?? now, span.start) > window.start || span.start >= window.start)
    }
    #expect(layout.runs.reduce(0) { $0 + $1.count } == visible.count, "seed \(seed)")
    var end = -1
    for name in layout.names(Words(locale: Locale(identifier: "de")), usesASCII: false) {
      #expect(name.column > end && name.end <= width, "seed \(seed)")
      end = name.end
    }
    for ascii in [false, true] {
      let pieces = layout.signs(TimelineSymbols(usesASCII: ascii))
      #expect(pieces.allSatisfy { TextWidth.columns($0.text) == $0.columns })
      #expect(pieces.map(\.column) == layout.runs.map(\.columns.lowerBound))
    }
  }

  @Test("all symbols are one column wide, and the ASCII set is ASCII")
  func signs() {
    for ascii in [false, true] {
      let signs = TimelineSymbols(usesASCII: ascii)
      let all =
        TimelineSpan.Kind.allCases.map(signs.sign) + [
          signs.start, signs.several, signs.change, signs.refund, signs.now, signs.tick, signs.line,
        ]
      #expect(Set(all.prefix(9)).count == 9)
      for sign in all {
        #expect(TextWidth.columns(sign) == 1)
        #expect(!ascii || sign.utf8.allSatisfy { $0 < 0x80 })
      }
    }
  }

  @Test("a tiny period between long ones keeps a cell if one is free")
  func tiny() {
    var random = SeededRandom(seed: 1)
    let spans = spans([1_000_000, 10, 1_000_000], &random)
    let window = TimeWindow(start: Self.begin, length: 2_000_010)
    let layout = TimelineRowLayout(spans, in: window, width: 20, now: Self.begin)
    #expect(layout.runs.map(\.count) == [1, 1, 1])
  }
}

@Suite("The time axis")
@MainActor
struct TimeAxisTests {
  @Test("labels never touch, whatever the length and the language")
  func labels() throws {
    for locale in ["en_US", "ja", "de", "ar"] {
      let browser = try Browser(
        try StoreFile.streaming.configuration(),
        options: BrowserOptions(locale: .init(identifier: locale))
      )
      for width in [1, 8, 38, 78, 118, 198] {
        for exponent in 4...14 {
          var length: Int64 = 1
          for _ in 0..<exponent { length *= 10 }
          check(browser, width, length * 2)
        }
      }
    }
  }

  private func check(_ browser: Browser, _ width: Int, _ length: Int64) {
    let axis = TimeAxis(
      window: TimeWindow(start: BrowserOptions.defaultStart, length: length),
      width: width,
      zone: .utc,
      dates: browser.model.clock.dates,
      usesASCII: false
    )
    let row = axis.row(TimelineSymbols(usesASCII: false)).sorted { $0.column < $1.column }
    var column = 0
    for piece in row {
      #expect(piece.column == column)
      #expect(TextWidth.columns(piece.text) == piece.columns)
      column = piece.end
    }
    #expect(column == width)
    #expect(width < 38 || axis.ticks.contains { $0.label != nil }, "\(width) \(length)")
  }
}
