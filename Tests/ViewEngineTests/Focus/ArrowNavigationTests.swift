import Testing

@testable import ViewEngine

@Suite("Arrow key navigation")
struct ArrowNavigationTests {
  private typealias Navigation = ArrowNavigation<String>
  private typealias Candidate = Navigation.Candidate

  /// The frame of the focused control: eight columns wide, in the middle of a screen of 80 by 24
  /// cells.
  private static let start = Rect(x: 36, y: 12, width: 8, height: 1)

  private func arrow(
    _ direction: FocusDirection,
    from start: Rect = start,
    _ layoutDirection: LayoutDirection = .leftToRight
  ) -> Navigation {
    Navigation(start: start, direction: direction, layoutDirection: layoutDirection)
  }

  /// Returns a control that is completely visible.
  private func seen(_ id: String, _ x: Int, _ y: Int, width: Int = 8) -> Candidate {
    let frame = Rect(x: x, y: y, width: width, height: 1)
    return Candidate(id: id, frame: frame, visibleFrame: frame)
  }

  /// Returns a control that is completely hidden.
  private func hidden(
    _ id: String,
    _ x: Int,
    _ y: Int,
    by obstacle: Navigation.Obstacle
  )
    -> Candidate
  {
    var candidate = seen(id, x, y)
    candidate.visibleFrame = .zero
    candidate.obstacle = obstacle
    return candidate
  }

  @Test("only arrow keys have a direction")
  func directions() {
    let keys: [Key] = [.up, .down, .left, .right]
    #expect(keys.map(FocusDirection.init) == [.up, .down, .left, .right])
    #expect([Key.tab, .home, .character("k")].allSatisfy { FocusDirection($0) == nil })
  }

  @Test("an arrow key moves to the control in its direction", arguments: FocusDirection.allCases)
  func direction(_ direction: FocusDirection) {
    let around = [
      seen("up", 36, 10), seen("down", 36, 14), seen("left", 20, 12), seen("right", 50, 12),
    ]
    #expect(arrow(direction).target(among: around) == "\(direction)")
  }

  @Test(
    "without a control in its direction an arrow key does not move",
    arguments: FocusDirection.allCases
  )
  func nowhere(_ direction: FocusDirection) {
    let others = FocusDirection.allCases.filter { $0 != direction }
    let places: [FocusDirection: Candidate] = [
      .up: seen("up", 36, 10), .down: seen("down", 36, 14), .left: seen("left", 20, 12),
      .right: seen("right", 50, 12),
    ]
    #expect(arrow(direction).target(among: others.compactMap { places[$0] }) == nil)
  }

  @Test("an arrow key moves to the nearest control, and at equal distance to the first")
  func nearest() {
    #expect(arrow(.down).target(among: [seen("far", 36, 18), seen("near", 36, 14)]) == "near")
    #expect(arrow(.down).target(among: [seen("first", 36, 14), seen("second", 36, 14)]) == "first")
  }

  @Test("a control that overlaps the focused control is not a target")
  func overlapping() {
    let tall = Rect(x: 36, y: 12, width: 8, height: 3)
    #expect(arrow(.down, from: tall).target(among: [seen("inside", 36, 14)]) == nil)
    #expect(arrow(.down, from: tall).target(among: [seen("below", 36, 15)]) == "below")
  }

  // MARK: Distance

  @Test("left and right stay in the row")
  func sideways() {
    let arrow = arrow(.right)
    #expect(arrow.distanceAlongRow(to: Rect(x: 50, y: 12, width: 8, height: 1)) == 6)
    #expect(arrow.distanceAlongRow(to: Rect(x: 50, y: 11, width: 8, height: 3)) == 6)
    #expect(arrow.distanceAlongRow(to: Rect(x: 50, y: 13, width: 8, height: 1)) == nil)
    #expect(arrow.distanceAlongRow(to: Rect(x: 40, y: 12, width: 8, height: 1)) == nil)
  }

  @Test("up and down count a column sideways as two rows")
  func aside() {
    // Three columns sideways count as six rows.
    #expect(arrow(.down).target(among: [seen("aside", 47, 13), seen("below", 36, 18)]) == "below")
    #expect(arrow(.down).target(among: [seen("aside", 47, 13), seen("below", 36, 20)]) == "aside")
  }

  @Test("at equal distance a control in the same columns wins over a touching one")
  func touching() {
    let touching = seen("touching", 44, 13)
    #expect(arrow(.down).target(among: [touching, seen("below", 43, 13)]) == "below")
    #expect(arrow(.down).target(among: [touching, seen("below", 43, 14)]) == "touching")
  }

  @Test("in a list the next row wins, wherever its control is")
  func listRows() {
    var aside = seen("next row", 70, 13)
    var below = seen("row after it", 36, 14)
    #expect(arrow(.down).target(among: [aside, below]) == "row after it", "outside of lists")
    aside.listRelation = .otherRow
    below.listRelation = .otherRow
    #expect(arrow(.down).target(among: [aside, below]) == "next row")
    #expect(arrow(.up).target(among: [aside, below]) == nil)
  }

  @Test("among the controls in a list row the nearest column wins")
  func columnsOfListRow() {
    var far = seen("far", 70, 13)
    var near = seen("near", 50, 13)
    (far.listRelation, near.listRelation) = (.otherRow, .otherRow)
    #expect(arrow(.down).target(among: [far, near]) == "near")
  }

  @Test("in a list a distance of one row counts more than any number of columns")
  func wideScreen() {
    var aside = seen("next row", 5_000, 13)
    var below = seen("row after it", 36, 14)
    (aside.listRelation, below.listRelation) = (.otherRow, .otherRow)
    #expect(arrow(.down).target(among: [below, aside]) == "next row")
  }

  // MARK: A row and its controls

  /// A list row, 30 columns wide.
  private static let row = Rect(x: 10, y: 12, width: 30, height: 1)

  @Test("in reading direction the focus moves from a row to its first control")
  func intoRow() {
    var first = seen("first", 12, 12, width: 4)
    var second = seen("second", 30, 12, width: 4)
    first.listRelation = .controlInFocusedRow
    second.listRelation = .controlInFocusedRow
    let controls = [second, first]
    #expect(arrow(.right, from: Self.row).target(among: controls) == "first")
    #expect(arrow(.left, from: Self.row).target(among: controls) == nil)
    #expect(arrow(.left, from: Self.row, .rightToLeft).target(among: controls) == "second")
    #expect(arrow(.right, from: Self.row, .rightToLeft).target(among: controls) == nil)
    #expect(arrow(.down, from: Self.row).target(among: controls) == nil)
  }

  @Test("against reading direction the focus moves through a row's controls back to the row")
  func outOfRow() {
    var row = Candidate(id: "row", frame: Self.row, visibleFrame: Self.row)
    row.listRelation = .rowAroundFocus
    let start = Rect(x: 30, y: 12, width: 4, height: 1)
    let left = seen("left of it", 12, 12, width: 4)
    #expect(arrow(.left, from: start).target(among: [row]) == "row")
    #expect(arrow(.left, from: start).target(among: [row, left]) == "left of it")
    #expect(arrow(.right, from: start).target(among: [row]) == nil)
    #expect(arrow(.right, from: start, .rightToLeft).target(among: [row]) == "row")
    #expect(arrow(.up, from: start).target(among: [row]) == nil)
  }

  // MARK: Reach

  @Test("an arrow key stays in its pane")
  func panes() {
    var outside = seen("outside", 50, 12)
    outside.isInPane = false
    #expect(arrow(.right).target(among: [outside]) == nil)
    #expect(arrow(.right).target(among: [outside, seen("inside", 70, 12)]) == "inside")
  }

  @Test("an arrow key uses the visible part of a control")
  func partlySeen() {
    // Most of it is scrolled out above.
    let frame = Rect(x: 36, y: 5, width: 8, height: 10)
    let seen = Rect(x: 36, y: 14, width: 8, height: 1)
    let cut = Candidate(id: "cut", frame: frame, visibleFrame: seen)
    #expect(arrow(.down).reachableFrame(of: cut) == seen)
    #expect(arrow(.down).target(among: [cut]) == "cut")
    #expect(arrow(.up).target(among: [cut]) == nil)
  }

  @Test("an arrow key never moves to a clipped control")
  func cutOff() {
    let candidate = hidden("cut off", 36, 14, by: .cutOff)
    #expect(arrow(.down).target(among: [candidate]) == nil)
  }

  @Test("an arrow key moves to a control beyond the edge of a small screen")
  func smallScreen() {
    let candidate = hidden("below the screen", 36, 30, by: .screen)
    #expect(arrow(.down).target(among: [candidate]) == "below the screen")
    #expect(arrow(.up).target(among: [candidate]) == nil)
  }

  private func scrollView(
    _ window: Rect,
    rows: Bool = true,
    columns: Bool = false,
    holdsFocus: Bool = false
  ) -> Navigation.Obstacle {
    .scrollView(window: window, scrollsRows: rows, scrollsColumns: columns, holdsFocus: holdsFocus)
  }

  @Test("in a scroll view an arrow key reaches controls that scrolling in its direction shows")
  func insideScrollView() {
    let window = Rect(x: 30, y: 10, width: 20, height: 5)
    let rows = scrollView(window, holdsFocus: true)
    #expect(arrow(.down).target(among: [hidden("below", 36, 20, by: rows)]) == "below")
    #expect(arrow(.up).target(among: [hidden("below", 36, 20, by: rows)]) == nil)
    #expect(arrow(.right).target(among: [hidden("right", 60, 12, by: rows)]) == nil)
    let columns = scrollView(window, rows: false, columns: true, holdsFocus: true)
    #expect(arrow(.right).target(among: [hidden("right", 60, 12, by: columns)]) == "right")
    #expect(arrow(.down).target(among: [hidden("below", 36, 20, by: columns)]) == nil)
  }

  @Test("from outside a scroll view an arrow key reaches only content beyond its far edge")
  func outsideScrollView() {
    let below = scrollView(Rect(x: 30, y: 15, width: 20, height: 5))
    #expect(arrow(.down).target(among: [hidden("far edge", 36, 22, by: below)]) == "far edge")
    #expect(
      arrow(.down).target(among: [hidden("near edge", 36, 13, by: below)]) == nil,
      "it is between the focus and the scroll view"
    )
    let above = scrollView(Rect(x: 30, y: 2, width: 20, height: 5))
    #expect(
      arrow(.down).target(among: [hidden("other side", 36, 14, by: above)]) == nil,
      "the scroll view is not in the direction of the arrow"
    )
  }

  @Test("an arrow key enters a scroll view without visible controls at its near edge")
  func entrance() {
    let below = scrollView(Rect(x: 30, y: 15, width: 20, height: 5))
    let near = [hidden("further", 36, 6, by: below), hidden("nearest", 36, 13, by: below)]
    #expect(arrow(.down).entrance(among: near) == "nearest")
    #expect(arrow(.up).entrance(among: near) == nil)
    #expect(arrow(.down).entrance(among: [hidden("far edge", 36, 22, by: below)]) == nil)
    let inside = scrollView(Rect(x: 30, y: 15, width: 20, height: 5), holdsFocus: true)
    #expect(arrow(.down).entrance(among: [hidden("inside", 36, 13, by: inside)]) == nil)
  }

  // MARK: Content between

  @Test("an arrow key scrolls instead if the next control is more than half a window away")
  func skipping() {
    let window = Rect(x: 0, y: 4, width: 40, height: 10)
    func skips(_ direction: FocusDirection, y: Int) -> Bool {
      arrow(direction).skipsContent(to: Rect(x: 0, y: y, width: 4, height: 1), in: window)
    }
    #expect(!skips(.down, y: 14 + 5))
    #expect(skips(.down, y: 14 + 6))
    #expect(!skips(.up, y: 4 - 6))
    #expect(skips(.up, y: 4 - 7))
  }
}
