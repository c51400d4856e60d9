import Testing

@testable import TerminalUI

@Suite("Popover positions")
@MainActor
struct PopoverPlanTests {
  private func rect(_ anchor: Rect, _ ideal: Size, isMirrored: Bool = false) -> Rect {
    let screen = Size(width: 40, height: 12)
    return PopoverPlan(anchor: anchor, screen: screen, isMirrored: isMirrored).rect(for: ideal)
  }

  @Test("a popover is below or above its anchor, aligned at the leading edge")
  func belowAndAbove() {
    let ideal = Size(width: 10, height: 5)
    #expect(
      rect(Rect(x: 4, y: 2, width: 6, height: 1), ideal)
        == Rect(x: 4, y: 3, width: 10, height: 5)
    )
    #expect(
      rect(Rect(x: 4, y: 9, width: 6, height: 1), ideal)
        == Rect(x: 4, y: 4, width: 10, height: 5)
    )
  }

  @Test("near the screen's trailing edge a popover is aligned at its anchor's trailing edge")
  func trailing() {
    let ideal = Size(width: 14, height: 3)
    let anchor = Rect(x: 30, y: 2, width: 8, height: 1)
    #expect(rect(anchor, ideal) == Rect(x: 24, y: 3, width: 14, height: 3))
    let mirrored = Rect(x: 2, y: 2, width: 8, height: 1)
    #expect(
      rect(mirrored, ideal, isMirrored: true) == Rect(x: 2, y: 3, width: 14, height: 3)
    )
  }

  @Test("a popover that fits neither below nor above is beside its anchor")
  func beside() {
    let ideal = Size(width: 10, height: 9)
    let anchor = Rect(x: 4, y: 5, width: 6, height: 1)
    #expect(rect(anchor, ideal) == Rect(x: 10, y: 3, width: 10, height: 9))
    #expect(
      rect(Rect(x: 28, y: 5, width: 8, height: 1), ideal)
        == Rect(x: 18, y: 3, width: 10, height: 9)
    )
  }

  @Test("a popover that fits nowhere is cut, with most of it visible")
  func cut() {
    let ideal = Size(width: 40, height: 20)
    let anchor = Rect(x: 0, y: 7, width: 40, height: 1)
    #expect(rect(anchor, ideal) == Rect(x: 0, y: 0, width: 40, height: 7))
  }

  @Test("a popover covers its anchor only if no side has space")
  func covering() {
    let ideal = Size(width: 10, height: 4)
    let whole = Rect(x: 0, y: 0, width: 40, height: 12)
    #expect(rect(whole, ideal) == Rect(x: 0, y: 8, width: 10, height: 4))
  }

  @Test("a popover never covers an anchor with four rows or eight columns free beside it")
  func law() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<2000 {
      let anchor = Rect(
        x: Int.random(in: 0..<38, using: &random),
        y: Int.random(in: 0..<12, using: &random),
        width: Int.random(in: 1...20, using: &random),
        height: Int.random(in: 1...6, using: &random)
      )
      let ideal = Size(
        width: Int.random(in: 1...50, using: &random),
        height: Int.random(in: 1...20, using: &random)
      )
      let found = rect(anchor, ideal)
      let screen = Rect(x: 0, y: 0, width: 40, height: 12)
      #expect(found.intersection(screen) == found, "\(anchor) \(ideal)")
      let rows = max(anchor.minY, 12 - anchor.maxY)
      let columns = max(anchor.minX, 40 - anchor.maxX)
      if rows >= 4 || columns >= 8 && ideal.width >= 8 {
        #expect(found.intersection(anchor).isEmpty, "\(anchor) \(ideal) \(found)")
      }
    }
  }

  @Test("a form picker's menu opens below the value, not below the label")
  func form() {
    let model = Model()
    let host = makeHost(40, 12) {
      Form {
        Picker("Number", selection: Bindable(wrappedValue: model).number) {
          ForEach(9..<12) { Text("number \($0)") }
        }
      }
    }
    host.press(.enter)
    let lines = host.lines
    let row = lines.firstIndex { $0.contains("Number") } ?? 0
    let menu = Array(lines[row + 1]).firstIndex(of: "╭")
    #expect(lines[row].contains("number 10"))
    #expect((menu ?? 0) > 15, "\(lines)")
  }
}
