import Testing

@testable import TerminalExport

@Suite("Box-drawing characters in pictures")
struct BoxDrawingTests {
  @Test("every line and block character is drawn")
  func all() {
    for value in UInt32(0x2500)...0x257F {
      let isDrawn =
        BoxLines(value)?.lines.isEmpty == false || OtherLines.pieces(of: value) != nil
        || OtherLines.curve(of: value, x: 0, y: 0) != nil
      #expect(isDrawn, "U+\(String(value, radix: 16))")
    }
    for value in UInt32(0x2580)...0x259F {
      #expect(BlockAreas(value)?.parts.isEmpty == false, "U+\(String(value, radix: 16))")
    }
  }

  @Test("lines reach exactly the sides of their character")
  func sides() throws {
    for value in UInt32(0x2500)...0x257F {
      guard let box = BoxLines(value) else { continue }
      let across = box.lines.filter(\.isHorizontal)
      let down = box.lines.filter { !$0.isHorizontal }
      let reached = [
        down.contains { $0.range.lowerBound == 0 },
        across.contains { $0.range.upperBound == PixelGrid.cellWidth },
        down.contains { $0.range.upperBound == PixelGrid.cellHeight },
        across.contains { $0.range.lowerBound == 0 },
      ]
      #expect(reached == box.arms.map { $0 != .none }, "U+\(String(value, radix: 16))")
    }
  }

  private func ranges(_ character: Unicode.Scalar, isHorizontal: Bool) throws -> [[Int]] {
    try #require(BoxLines(character.value)).lines
      .filter { $0.isHorizontal == isHorizontal }
      .map { [$0.at, $0.range.lowerBound, $0.range.upperBound] }
  }

  @Test("double lines meet at their corners")
  func doubles() throws {
    // The outer lines meet at the upper left, and the inner lines at the lower right.
    #expect(try ranges("╔", isHorizontal: true) == [[60, 20, 72], [92, 52, 72]])
    #expect(try ranges("╔", isHorizontal: false) == [[20, 60, 152], [52, 92, 152]])
    // A single line stops at a crossing double line, and extends over a double line that ends.
    #expect(try ranges("╟", isHorizontal: true) == [[76, 52, 72]])
    #expect(try ranges("╓", isHorizontal: true) == [[76, 20, 72]])
    #expect(try ranges("╤", isHorizontal: false) == [[36, 92, 152]])
    #expect(try ranges("┌", isHorizontal: true) == [[76, 32, 72]])
  }

  @Test("touching lines are merged")
  func merging() {
    var svgLines = SVGLines()
    let ink = ScreenTheme.dark.text
    for x in [72, 0, 200] {
      svgLines.add(x..<x + 72, at: 76, isHorizontal: true, thickness: 1, ink)
    }
    let data = "M0 9.5H18M25 9.5H34"
    #expect(svgLines.markup == ["<path d=\"\(data)\" fill=\"none\" stroke=\"#e2e2e2\"/>"])
    var areas = FilledAreas()
    for y in [0, 152] {
      for x in [0, 72] { areas.add(x: x, y: y, width: 72, height: 152, ink) }
    }
    #expect(areas.markup == ["<rect x=\"0\" y=\"0\" width=\"18\" height=\"38\" fill=\"#e2e2e2\"/>"])
  }
}
