import Foundation
import Testing

@testable import TerminalUI

@Suite("Layout details")
@MainActor
struct LayoutDrawingTests {
  @Test("an ellipse's path starts at its right side and runs downwards")
  func ellipse() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let quarter = Circle().path(in: rect).trimmedPath(from: 0, to: 0.25).boundingRect
    #expect(quarter.minX > 45 && quarter.minY > 45)
  }

  @Test("position places a view's centre, in the last row too")
  func position() {
    let rows = screen(9, 3) { Text("here").position(x: 36, y: 40) }
    #expect(rows == ["", "", "   here"])
    let middle = screen(9, 3) { Text("here").position(x: 36, y: 24) }
    #expect(middle == ["", "   here", ""])
  }

  @Test("a column one row too high shows its first row")
  func overflow() {
    let rows = screen(9, 3) { VStack { ForEach(0..<4) { Text("row \($0)") } } }
    #expect(rows.map { $0.trimmingCharacters(in: .whitespaces) } == ["row 0", "row 1", "row 2"])
  }

  @Test("a bordered cell can span columns")
  func spanning() {
    let rows = screen(20, 6) {
      Grid(horizontalSpacing: 8, verticalSpacing: 0) {
        GridRow { Text("over both").gridCellColumns(2).border() }
        GridRow {
          Text("left")
          Text("right")
        }
      }
    }
    #expect(rows.contains { $0.hasSuffix("left right") })
  }

  @Test("zIndex still applies to a clipped, tapped or named view")
  func depth() {
    let views: [AnyView] = [
      AnyView(Text("front").zIndex(1).clipShape(Rectangle())),
      AnyView(Text("front").zIndex(1).onTapGesture {}),
      AnyView(Text("front").zIndex(1).coordinateSpace(name: "here")),
    ]
    for view in views {
      let rows = screen(11, 1) {
        ZStack {
          view
          Text("=behind it=")
        }
      }
      #expect(rows[0].contains("front"))
    }
  }

  @Test("tracking adds a gap on both sides of a space")
  func tracking() {
    #expect(screen(12, 1) { Text("AB CD").tracking(8) } == [" A B   C D"])
  }

  @Test("in a narrow ASCII text one character replaces the ellipsis")
  func shortEllipsis() {
    let rows = { width in screen(width, 1, ascii: true) { Text("subscribe").lineLimit(1) } }
    #expect(rows(4) == ["sub~"])
    #expect(rows(7) == ["subs..."])
  }
}
