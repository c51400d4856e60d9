import Foundation
import Testing
@_spi(Nodes) import ViewEngine

@Suite("Points and cells")
struct PointsTests {
  @Test(
    "8 points are a column, 16 points a row, and halves round away from zero",
    arguments: [
      (0, 0, 0), (3.9, 0, 0), (4, 1, 0), (8, 1, 1), (12, 2, 1), (20, 3, 1), (24, 3, 2), (-4, -1, 0),
      (-8, -1, -1), (.nan, 0, 0), (.infinity, ProposedSize.infinity, ProposedSize.infinity),
    ] as [(CGFloat, Int, Int)]
  )
  func distances(points: CGFloat, columns: Int, rows: Int) {
    #expect(Points.distance(points, along: .horizontal) == columns)
    #expect(Points.distance(points, along: .vertical) == rows)
  }
}
