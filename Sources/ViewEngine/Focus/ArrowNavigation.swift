/// The direction of an arrow key.
enum FocusDirection: CaseIterable {
  case up, down, left, right

  /// Creates the direction of an arrow key, or `nil` for other keys.
  init?(_ key: Key) {
    switch key {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    default: return nil
    }
  }

  var isVertical: Bool { self == .up || self == .down }

  /// Returns the number of cells between two rectangles in this direction. The result is negative
  /// unless `target` lies fully beyond `start`.
  func distance(from start: Rect, to target: Rect) -> Int {
    switch self {
    case .up: start.minY - target.maxY
    case .down: target.minY - start.maxY
    case .left: start.minX - target.maxX
    case .right: target.minX - start.maxX
    }
  }
}

/// Chooses the control to which an arrow key moves the focus (directional focus navigation).
struct ArrowNavigation<ID: Hashable> {
  /// A control to which an arrow key may move the focus.
  struct Candidate {
    /// The identity of the control.
    let id: ID
    /// The rectangle of the whole control, in screen cells.
    let frame: Rect
    /// The visible part of the rectangle, in screen cells.
    var visibleFrame: Rect
    /// The reason why the control is hidden. Used only if `visibleFrame` is empty.
    var obstacle = Obstacle.cutOff
    /// Whether the control is in the same arrow pane as the focused control. `true` if the focused
    /// control is in no pane.
    var isInPane = true
    /// The relation to the list that contains the focused control.
    var listRelation = ListRelation()
  }

  /// The reason why no cell of a control is visible.
  enum Obstacle: Equatable {
    /// The control is clipped; scrolling cannot show it.
    case cutOff
    /// The control is outside an area that is too small for its content. The area scrolls when the
    /// focus moves to the control.
    case screen
    /// The control is scrolled out of a scroll view.
    case scrollView(window: Rect, scrollsRows: Bool, scrollsColumns: Bool, holdsFocus: Bool)
  }

  /// The relation of a control to the list that contains the focused control.
  struct ListRelation: OptionSet {
    let rawValue: Int

    /// The control is in another row of the list.
    static var otherRow: Self { Self(rawValue: 1) }
    /// The control belongs to the focused row.
    static var controlInFocusedRow: Self { Self(rawValue: 2) }
    /// The control is the row that contains the focused control.
    static var rowAroundFocus: Self { Self(rawValue: 4) }
  }

  /// The rectangle of the focused control, in screen cells.
  let start: Rect
  /// The direction of the arrow key.
  let direction: FocusDirection
  /// The layout direction of the focused control.
  var layoutDirection = LayoutDirection.leftToRight

  /// Returns the nearest reachable control, or `nil` if there is none. Among equally near controls,
  /// the first in reading order wins.
  func target(among candidates: [Candidate]) -> ID? {
    candidates.compactMap { candidate in
      distance(to: candidate).map { (id: candidate.id, distance: $0) }
    }.min { $0.distance < $1.distance }?.id
  }

  /// Returns the first control that an arrow key reaches in a scroll view ahead, if this scroll
  /// view shows no control now. Otherwise returns `nil`.
  ///
  /// For example, a scroll view above pinned buttons contains plans, all below its visible part.
  /// Arrow up moves the focus to the first of these plans, and the view scrolls to it. Without this
  /// rule, no arrow key would reach a plan.
  func entrance(among candidates: [Candidate]) -> ID? {
    candidates.compactMap { candidate in
      distanceBeyondEntrance(of: candidate).map { (id: candidate.id, distance: $0) }
    }.min { $0.distance < $1.distance }?.id
  }

  /// Returns the number of cells from the focused control to a control behind the near edge of a
  /// scroll view: the distance to that edge plus the distance from there to the control. `nil` for
  /// other controls.
  private func distanceBeyondEntrance(of candidate: Candidate) -> Int? {
    guard staysInPane(candidate), candidate.visibleFrame.isEmpty,
      case .scrollView(let window, let scrollsRows, let scrollsColumns, false) = candidate.obstacle,
      direction.isVertical ? scrollsRows : scrollsColumns
    else { return nil }
    let toWindow = direction.distance(from: start, to: window)
    let behind = direction.distance(from: candidate.frame, to: window)
    return toWindow >= 0 && behind >= 0 ? toWindow + behind : nil
  }

  /// Returns the distance to a control, or `nil` if the arrow key cannot reach it. The unit depends
  /// on the rule; see the functions below.
  func distance(to candidate: Candidate) -> Int? {
    guard staysInPane(candidate), let target = reachableFrame(of: candidate) else { return nil }
    if let distance = distanceWithinRow(to: candidate) { return distance }
    if !direction.isVertical { return distanceAlongRow(to: target) }
    return candidate.listRelation.contains(.otherRow)
      ? distanceBetweenListRows(to: target) : distanceAcrossRows(to: target)
  }

  /// Returns whether the control is in the same pane as the focus.
  ///
  /// On a screen with several panes, Tab moves between panes. If arrow keys also moved between
  /// panes, an arrow past the end of a pane would act on the next pane by accident.
  func staysInPane(_ candidate: Candidate) -> Bool { candidate.isInPane }

  /// Returns the rectangle at which the arrow key can reach a control, or `nil` if the key cannot
  /// reach the control. The rectangle is the visible part, or the position of a control that
  /// scrolling in this direction reveals.
  ///
  /// The position of scrolled-out content overlaps other parts of the screen. Without this rule the
  /// focus would jump to a control that is neither visible nor in this direction. From outside a
  /// scroll view, only content beyond its far edge is reachable.
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

  /// Returns the distance in columns between a list row and a control inside it, or `nil` for other
  /// pairs.
  ///
  /// A row contains its controls, so no control is beside it. The arrow in reading direction moves
  /// from the row to its first control. The opposite arrow moves back to the row, unless another
  /// control of the row is nearer.
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

  /// Returns the distance to the side in columns, or `nil` if the rectangles share no row of cells.
  ///
  /// Left and right never change the row. Up and down reach the controls above and below.
  func distanceAlongRow(to target: Rect) -> Int? {
    let distance = direction.distance(from: start, to: target)
    let sharesRow = start.minY < target.maxY && target.minY < start.maxY
    return distance >= 0 && sharesRow ? distance : nil
  }

  /// Returns the distance up or down, in units of 1/1024 row. Each column to the side counts as two
  /// rows.
  ///
  /// A person expects an arrow to stay in its column. At equal distance, a control that shares a
  /// column therefore wins over a control that is only adjacent.
  func distanceAcrossRows(to target: Rect) -> Int? {
    let rows = direction.distance(from: start, to: target)
    guard rows >= 0 else { return nil }
    let sharesColumn = start.minX < target.maxX && target.minX < start.maxX
    return Self.unitsPerCell * (rows + 2 * columnsAside(of: target)) + (sharesColumn ? 0 : 1)
  }

  /// Returns the distance up or down between two rows of one list, in units of 1/1024 row. The
  /// nearest row wins, and within a row the nearest column.
  ///
  /// With the distance from `distanceAcrossRows(to:)`, the arrow would skip a row whose control is
  /// far to the side.
  func distanceBetweenListRows(to target: Rect) -> Int? {
    let rows = direction.distance(from: start, to: target)
    guard rows >= 0 else { return nil }
    return Self.unitsPerCell * rows + min(columnsAside(of: target), Self.unitsPerCell - 1)
  }

  /// Returns whether moving the focus would skip more than half a window of content.
  ///
  /// The arrow then scrolls by one row instead, so that the reader misses nothing.
  func skipsContent(to frame: Rect, in window: Rect) -> Bool {
    let rows = direction == .down ? frame.minY - window.maxY : window.minY - frame.maxY
    return rows > window.size.height / 2
  }

  /// Returns the horizontal gap between the focused control and `target`, in columns.
  private func columnsAside(of target: Rect) -> Int {
    max(0, max(start.minX, target.minX) - min(start.maxX, target.maxX))
  }

  /// The number of distance units per row. It exceeds the number of columns of a screen, so that a
  /// tie-breaker never outweighs a row.
  private static var unitsPerCell: Int { 1024 }
}
