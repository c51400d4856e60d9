import TestSupport
@_spi(Nodes) import ViewEngine

@testable import TerminalUI

/// Frames with random text in random styles.
struct RandomFrame {
  private var random: SeededRandom

  init(_ random: SeededRandom) { self.random = random }

  private static let pieces = [
    "a", "Plan", "<b>", "&amp;", "]]>", "\"'", " ", "  ", "   ", "é", "e\u{301}", "ß", "Ж", "✓",
    "●",
    "→", "日本", "語", "한글", "😀", "👩‍👩‍👧", "🇯🇵", "اشترك", "الآن", "שלום", "99.99", "ر.س", "─", "│╭╮╰╯",
    "╔═╗", "┃━┅", "█▌░", "▗", "\u{200F}", "\u{1B}[31m", "\u{7F}", "ｱ", "Ａ", "ไทย", "กำ", "नमस्ते",
  ]

  private static let colors: [CellColor] = [
    .standard, .standard, .accent, .onAccent, .secondary, .price, .separator, .critical,
    CellColor(ansi: 3), CellColor(ansi: 12), CellColor(red: 10, green: 200, blue: 90),
    CellColor(red: 250, green: 250, blue: 250),
  ]

  mutating func style() -> CellStyle {
    CellStyle(
      foreground: Self.colors.randomElement(using: &random) ?? .standard,
      background: Bool.random(using: &random)
        ? .standard : Self.colors.randomElement(using: &random) ?? .standard,
      attributes: CellStyle.Attributes(
        rawValue: Bool.random(using: &random) ? 0 : UInt8.random(in: 0..<64, using: &random)
      )
    )
  }

  private mutating func text() -> String {
    (0..<Int.random(in: 1...6, using: &random))
      .map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
  }

  /// Returns a frame with random texts and areas, and a size in the given ranges.
  @MainActor
  mutating func next(width: ClosedRange<Int> = 0...30, height: ClosedRange<Int> = 0...8) -> Frame {
    let size = Size(
      width: Int.random(in: width, using: &random),
      height: Int.random(in: height, using: &random)
    )
    let canvas = Canvas(size: size)
    draw(on: canvas, size, count: Int.random(in: 0...size.height * 2, using: &random))
    return canvas.frame
  }

  /// Returns a copy of a frame with changes in a few places.
  @MainActor
  mutating func changed(_ frame: Frame) -> Frame {
    var old = frame
    let canvas = Canvas(size: frame.size)
    draw(on: canvas, frame.size, count: 1)
    for y in 0..<frame.size.height where Bool.random(using: &random) {
      for x in 0..<frame.size.width { old[x, y] = canvas.frame[x, y] }
    }
    old.cursor = Bool.random(using: &random) ? Point(x: 1, y: 1) : nil
    return old
  }

  @MainActor
  private mutating func draw(on canvas: Canvas, _ size: Size, count: Int) {
    let window = Rect(origin: .zero, size: size)
    for _ in 0..<count {
      let place = Point(
        x: Int.random(in: -3...size.width, using: &random),
        y: Int.random(in: 0...size.height, using: &random)
      )
      if Int.random(in: 0..<4, using: &random) == 0 {
        canvas.fill(Rect(x: place.x, y: place.y, width: 7, height: 3), style(), in: window)
      } else {
        canvas.draw(text(), at: place, style(), in: window)
      }
    }
  }
}
