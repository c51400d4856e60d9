import TestSupport
import Testing
@_spi(Nodes) import ViewEngine
import ViewEngineTestSupport

@Suite("Clipping on the canvas")
@MainActor
struct CanvasTests {
  private let all = Rect(x: 0, y: 0, width: 6, height: 2)

  private func canvas(_ draw: (Canvas) -> Void) -> Frame {
    let canvas = Canvas(size: all.size)
    draw(canvas)
    return canvas.frame
  }

  @Test(
    "text is clipped at the window, and halves of wide characters become blanks",
    arguments: [
      (0, 0..<6, "日本語"), (0, 0..<5, "日本"), (-1, 0..<6, " 本語"), (1, 2..<5, "   本"),
      (5, 0..<6, ""), (6, 0..<6, ""), (-9, 0..<6, ""), (0, 3..<3, ""), (0, 1..<2, ""),
    ] as [(Int, Range<Int>, String)]
  )
  func clipping(x: Int, columns: Range<Int>, row: String) {
    let frame = canvas { canvas in
      let window = Rect(x: columns.lowerBound, y: 0, width: columns.count, height: 2)
      canvas.draw("日本語", at: Point(x: x, y: 0), .plain, in: window)
    }
    #expect(frame.text(row: 0) == row)
    #expect(frame.text(row: 1) == "")
    #expect(hasNoHalves(frame))
  }

  @Test("covering half of a wide character leaves a blank for the other half")
  func coveredHalves() {
    for x in 0..<6 {
      let frame = canvas { canvas in
        canvas.draw("日本語", at: .zero, .plain, in: all)
        canvas.draw("x", at: Point(x: x, y: 0), .plain, in: all)
      }
      #expect(hasNoHalves(frame))
      let filled = canvas { canvas in
        canvas.draw("日本語", at: .zero, .plain, in: all)
        canvas.fill(Rect(x: x, y: 0, width: 1, height: 1), .plain, with: "#", in: all)
        canvas.draw("日", at: Point(x: x - 1, y: 0), .plain, in: all)
      }
      #expect(hasNoHalves(filled))
    }
  }

  @Test("drawing far outside the window changes nothing")
  func farOutside() {
    var random = SeededRandom.forTest()
    for _ in 0..<random.rounds(of: 100_000) {
      let rect = Rect(
        x: Int.random(in: -20...20, using: &random),
        y: Int.random(in: -4...4, using: &random),
        width: Int.random(in: 0...9, using: &random),
        height: Int.random(in: 0...4, using: &random)
      )
      let place = Point(
        x: Int.random(in: -20...20, using: &random),
        y: Int.random(in: -3...3, using: &random)
      )
      let frame = canvas { canvas in
        canvas.draw("日a本b", at: place, .plain, in: rect)
        canvas.fill(rect, CellStyle(background: .accent), in: Rect(origin: place, size: rect.size))
        canvas.restyle(rect, in: all) { $0.attributes = .dim }
        canvas.setCursor(place, in: rect)
      }
      #expect(hasNoHalves(frame), "seed \(random.seed)")
      let seen = rect.intersection(all)
      for y in 0..<2 {
        for x in 0..<6 where !seen.contains(Point(x: x, y: y)) {
          #expect(frame[x, y] == .blank, "seed \(random.seed)")
        }
      }
      #expect(frame.cursor.map { seen.contains($0) } ?? true)
    }
  }

  @Test("text keeps the background below it unless it has its own")
  func background() {
    let frame = canvas { canvas in
      canvas.fill(all, CellStyle(background: .accent), in: all)
      canvas.draw("a", at: .zero, .plain, in: all)
      canvas.draw("b", at: Point(x: 1, y: 0), CellStyle(background: .badge), in: all)
    }
    #expect(frame[0, 0].style.background == .accent)
    #expect(frame[1, 0].style.background == .badge)
  }

  @Test("the intersection of two rectangles contains their common cells")
  func intersections() {
    let rect = Rect(x: 1, y: 1, width: 4, height: 3)
    #expect(
      rect.intersection(Rect(x: 3, y: 0, width: 9, height: 2))
        == Rect(x: 3, y: 1, width: 2, height: 1)
    )
    #expect(rect.intersection(Rect(x: 9, y: 9, width: 1, height: 1)).isEmpty)
    #expect(rect.contains(Point(x: 4, y: 3)) && !rect.contains(Point(x: 5, y: 3)))
    #expect(Size(width: -1, height: 2) == Size(width: 0, height: 2))
  }
}
