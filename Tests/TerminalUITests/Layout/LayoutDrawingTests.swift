import Foundation
import Testing

@testable import TerminalUI

@Suite("Looks of layouts")
@MainActor
struct LayoutDrawingTests {
  @Test("an ellipse begins at its right side and goes down, as trimmed rings show")
  func ellipse() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let quarter = Circle().path(in: rect).trimmedPath(from: 0, to: 0.25).boundingRect
    #expect(quarter.minX > 45 && quarter.minY > 45)
  }

  @Test("the middle of a view stands where it is put, in the last row too")
  func position() {
    let rows = screen(9, 3) { Text("here").position(x: 36, y: 40) }
    #expect(rows == ["", "", "   here"])
    let middle = screen(9, 3) { Text("here").position(x: 36, y: 24) }
    #expect(middle == ["", "   here", ""])
  }

  @Test("of a column that is a row too high the first row is seen")
  func overflow() {
    let rows = screen(9, 3) { VStack { ForEach(0..<4) { Text("row \($0)") } } }
    #expect(rows.map { $0.trimmingCharacters(in: .whitespaces) } == ["row 0", "row 1", "row 2"])
  }

  @Test("a cell that spans columns does so inside a border as well")
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

  @Test("what is in front stays there when it is clipped, bordered or tapped")
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

  @Test("there is a gap on both sides of a space between spaced words")
  func tracking() {
    #expect(screen(12, 1) { Text("AB CD").tracking(8) } == [" A B   C D"])
  }

  @Test("where room is short in ASCII, one sign stands for what is left out")
  func shortEllipsis() {
    let rows = { width in screen(width, 1, ascii: true) { Text("subscribe").lineLimit(1) } }
    #expect(rows(4) == ["sub~"])
    #expect(rows(7) == ["subs..."])
  }
}
