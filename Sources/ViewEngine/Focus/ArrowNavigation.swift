/// A direction in which an arrow key moves the focus.
enum FocusDirection: CaseIterable {
  case up, down, left, right

  /// The direction of an arrow key; `nil` for other keys.
  init?(_ key: Key) {
    switch key {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    default: return nil
    }
  }

  /// Whether the focus moves between rows of the screen.
  var isVertical: Bool { self == .up || self == .down }

  /// Returns the cells from one rectangle to another in this direction; negative where the other
  /// does not lie wholly beyond the first.
  func distance(from start: Rect, to target: Rect) -> Int {
    switch self {
    case .up: start.minY - target.maxY
    case .down: target.minY - start.maxY
    case .left: start.minX - target.maxX
    case .right: target.minX - start.maxX
    }
  }
}

/// Chooses the control that an arrow key moves the focus to: directional focus navigation.
struct ArrowNavigation<ID: Hashable> {
  /// A control that an arrow key may move the focus to.
  struct Candidate {
    /// Tells it from the others.
    let id: ID
    /// Its whole rectangle, in cells of the screen.
    let frame: Rect
    /// The part of the rectangle that is seen.
    var visibleFrame: Rect
    /// What hides it, where nothing of it is seen.
    var obstacle = Obstacle.cutOff
    /// Whether it is in the pane that arrow keys do not lead the focus out of; true where the
    /// focused control is in none.
    var isInPane = true
    /// How it is related to the list that the focused control is in.
    var listRelation = ListRelation()
  }

  /// What hides a control of which nothing is seen.
  enum Obstacle: Equatable {
    /// Nothing brings it into sight.
    case cutOff
    /// A part of the screen that is too small for its content. It shows whatever gets the focus.
    case screen
    /// A scroll view.
    case scrollView(window: Rect, scrollsRows: Bool, scrollsColumns: Bool, holdsFocus: Bool)
  }

  /// How a control is related to the list that the focused control is in.
  struct ListRelation: OptionSet {
    let rawValue: Int

    /// It is in the list, in another row.
    static var otherRow: Self { Self(rawValue: 1) }
    /// It is a control in the focused row.
    static var controlInFocusedRow: Self { Self(rawValue: 2) }
    /// It is the row that the focused control is in.
    static var rowAroundFocus: Self { Self(rawValue: 4) }
  }

  /// The rectangle of the focused control.
  let start: Rect
  /// The direction of the arrow.
  let direction: FocusDirection
  /// The reading direction of the focused control.
  var layoutDirection = LayoutDirection.leftToRight

  /// Returns the control that the arrow leads to: of those that it can reach the nearest, and of
  /// equally near ones the first in reading order. `nil` where it reaches none.
  func target(among candidates: [Candidate]) -> ID? {
    candidates.compactMap { candidate in
      distance(to: candidate).map { (id: candidate.id, distance: $0) }
    }.min { $0.distance < $1.distance }?.id
  }

  /// Returns how far the arrow has to go to a control; `nil` where it does not lead there.
  func distance(to candidate: Candidate) -> Int? {
    guard staysInPane(candidate), let target = reachableFrame(of: candidate) else { return nil }
    if let distance = distanceWithinRow(to: candidate) { return distance }
    if !direction.isVertical { return distanceAlongRow(to: target) }
    return candidate.listRelation.contains(.otherRow)
      ? distanceBetweenListRows(to: target) : distanceAcrossRows(to: target)
  }

  /// Whether the arrow keeps the focus in its pane.
  ///
  /// A screen of several panes lets Tab go from one to the other. If arrows did, an arrow past the
  /// end of one pane would by accident act on the controls of the next one.
  func staysInPane(_ candidate: Candidate) -> Bool { candidate.isInPane }

  /// Returns where the arrow finds a control: what is seen of it, or, where nothing is, the place
  /// that scrolling in the arrow's direction brings into sight. `nil` where that brings none.
  ///
  /// The place of content that is scrolled out lies over other parts of the screen. Without this
  /// rule the focus would jump to a control that is neither there nor in the arrow's direction.
  /// Who comes from outside a scroll view reaches only content beyond its far edge.
  func reachableFrame(of candidate: Candidate) -> Rect? {
    if !candidate.visibleFrame.isEmpty { return candidate.visibleFrame }
    switch candidate.obstacle {
    case .cutOff: return nil
    case .screen: return candidate.frame
    case .scrollView(let window, let scrollsRows, let scrollsColumns, let holdsFocus):
      guard direction.isVertical ? scrollsRows : scrollsColumns else { return nil }
      if holdsFocus { return candidate.frame }
      let isBeyond =
        direction.distance(from: start, to: window) >= 0
        && direction.distance(from: window, to: candidate.frame) >= 0
      return isBeyond ? candidate.frame : nil
    }
  }

  /// Returns the distance between a row of a list and a control in it, along the row; `nil` for
  /// other controls and the opposite arrow.
  ///
  /// A row holds its controls, so none of them lies beside it. The arrow in reading direction goes
  /// from the row to its first control, the other one back to the row, unless another control in
  /// the row is nearer.
  func distanceWithinRow(to candidate: Candidate) -> Int? {
    if direction.isVertical { return nil }
    let isForward = (direction == .right) == (layoutDirection == .leftToRight)
    if isForward, candidate.listRelation.contains(.controlInFocusedRow) {
      let frame = candidate.frame
      return abs(direction == .right ? frame.minX - start.minX : start.maxX - frame.maxX)
    }
    if !isForward, candidate.listRelation.contains(.rowAroundFocus) { return ProposedSize.infinity }
    return nil
  }

  /// Returns the distance to the side; `nil` without a common row of cells.
  ///
  /// Left and right never change the row: what is higher or lower is found by up and down.
  func distanceAlongRow(to target: Rect) -> Int? {
    let distance = direction.distance(from: start, to: target)
    let sharesRow = start.minY < target.maxY && target.minY < start.maxY
    return distance >= 0 && sharesRow ? distance : nil
  }

  /// Returns the distance up or down: the rows to go, and each column aside counts as two rows.
  ///
  /// A column aside counts twice because a person expects an arrow to keep its column. At the same
  /// distance a control with a common column comes before one that only touches.
  func distanceAcrossRows(to target: Rect) -> Int? {
    let rows = direction.distance(from: start, to: target)
    guard rows >= 0 else { return nil }
    let sharesColumn = start.minX < target.maxX && target.minX < start.maxX
    return Self.unitsPerCell * (rows + 2 * columnsAside(of: target)) + (sharesColumn ? 0 : 1)
  }

  /// Returns the distance up or down between two rows of one list: the nearest row first, wherever
  /// in it a control is, and within a row the nearest column.
  ///
  /// Otherwise an arrow would skip a row whose control is far to the side.
  func distanceBetweenListRows(to target: Rect) -> Int? {
    let rows = direction.distance(from: start, to: target)
    guard rows >= 0 else { return nil }
    return Self.unitsPerCell * rows + min(columnsAside(of: target), Self.unitsPerCell - 1)
  }

  /// Whether the focus would go so far that the reader would miss what lies between: past a row
  /// more than half a window away.
  ///
  /// The arrow then scrolls by one row, as it does where there is nothing to focus.
  func skipsContent(to frame: Rect, in window: Rect) -> Bool {
    let rows = direction == .down ? frame.minY - window.maxY : window.minY - frame.maxY
    return rows > window.size.height / 2
  }

  /// The columns between the focused control and another, seen from above.
  private func columnsAside(of target: Rect) -> Int {
    max(0, max(start.minX, target.minX) - min(start.maxX, target.maxX))
  }

  /// The units of a distance that a cell counts, more than there are columns on a screen: what
  /// decides between equal rows never outweighs a row.
  private static var unitsPerCell: Int { 1024 }
}
