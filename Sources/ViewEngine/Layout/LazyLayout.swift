/// The layout of a lazy stack or grid: lines of items along an axis, each with one item per lane.
/// All lengths are in cells.
package struct LazyLayout {
  /// A column of a vertical grid, or a row of a horizontal one.
  struct Lane: Hashable {
    var start: Int
    var length: Int
    var alignment: Alignment?
  }

  package let axis: Axis
  /// The number of cells between two lines.
  package let spacing: Int
  package let alignment: Alignment
  /// The identifier of an item that always exists, even out of sight.
  var pinned: AnyHashable?
  /// The lanes of a grid. `nil` for a stack, which has one lane of the full length.
  package var tracks: GridTracks?

  /// Creates a layout with `spacing` cells between the lines.
  package init(
    axis: Axis,
    spacing: Int,
    alignment: Alignment,
    pinned: AnyHashable? = nil,
    tracks: GridTracks? = nil
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.pinned = pinned
    self.tracks = tracks
  }

  /// Whether the layout is as long across the axis as its content. `true` only for a row; other
  /// layouts fill the proposed length.
  var hugs: Bool { axis == .horizontal && tracks == nil }

  func lanes(across length: Int) -> [Lane] {
    guard let tracks else { return [Lane(start: 0, length: length)] }
    let lanes = tracks.lanes(across: length)
    let used = lanes.last.map { $0.start + $0.length } ?? 0
    guard used < length else { return lanes }
    let key = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
    let start = key.offset(of: size(main: 0, cross: used), in: size(main: 0, cross: length))
    return lanes.map { Lane(start: $0.start + start, length: $0.length, alignment: $0.alignment) }
  }

  func main(_ size: Size) -> Int { axis == .vertical ? size.height : size.width }

  func cross(_ size: Size) -> Int { axis == .vertical ? size.width : size.height }

  func cross(_ proposal: ProposedSize) -> Int? {
    axis == .vertical ? proposal.width : proposal.height
  }

  func proposal(across length: Int?) -> ProposedSize {
    axis == .vertical
      ? ProposedSize(width: length, height: nil) : ProposedSize(width: nil, height: length)
  }

  func size(main: Int, cross: Int) -> Size {
    axis == .vertical ? Size(width: cross, height: main) : Size(width: main, height: cross)
  }

  /// Returns the rectangle of `size` at a distance along and across the axis of `frame`.
  func rect(_ along: Int, _ across: Int, _ size: Size, in frame: Rect, isMirrored: Bool) -> Rect {
    let (x, y) = axis == .vertical ? (across, along) : (along, across)
    let left = isMirrored ? frame.maxX - x - size.width : frame.minX + x
    return Rect(origin: Point(x: left, y: frame.minY + y), size: size)
  }

  /// Returns the visible part of `frame` along the axis, measured from the start of the frame.
  func window(_ viewport: Rect, in frame: Rect, isMirrored: Bool) -> Range<Int> {
    let (start, length) =
      switch axis {
      case .vertical: (viewport.minY - frame.minY, viewport.size.height)
      case .horizontal where isMirrored: (frame.maxX - viewport.maxX, viewport.size.width)
      case .horizontal: (viewport.minX - frame.minX, viewport.size.width)
      }
    return start..<start + length
  }
}
