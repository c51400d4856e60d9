import Foundation

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`: SwiftUI's `GridItem`.
public struct GridItem: Sendable {
  /// The size of a column or row: SwiftUI's `GridItem.Size`. Lengths are in points.
  public enum Size: Sendable {
    /// A fixed length.
    case fixed(CGFloat)
    /// An equal share of the remaining length, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns or rows as fit into a share of the remaining length, each at least as long
    /// as the minimum.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size of the column or row.
  public var size: GridItem.Size
  /// The spacing after the column or row, in points. `nil` means one column between columns, and
  /// none between rows.
  public var spacing: CGFloat?
  /// The alignment of the items; `nil` for the alignment of the grid.
  public var alignment: Alignment?

  /// Creates the description of a column or row.
  public nonisolated init(
    _ size: GridItem.Size = .flexible(),
    spacing: CGFloat? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The columns of a vertical grid or the rows of a horizontal grid, in cells.
package struct GridTracks {
  private struct Track {
    var minimum: Int
    var maximum: Int
    var isAdaptive = false
    var isFixed = false
    var spacing: Int
    var alignment: Alignment?
  }

  private let tracks: [Track]

  /// Creates tracks from the columns or rows of a grid.
  ///
  /// - Parameter axis: The axis along which the tracks follow one another.
  package init(_ items: [GridItem], along axis: Axis) {
    tracks = items.map { item in
      let spacing = item.spacing.map { Points.length($0, along: axis) }
      var track = Track(
        minimum: 0,
        maximum: 0,
        spacing: spacing ?? (axis == .horizontal ? 1 : 0),
        alignment: item.alignment
      )
      switch item.size {
      case .fixed(let length):
        track.isFixed = true
        track.minimum = Points.side(length, along: axis)
        track.maximum = track.minimum
      case .flexible(let minimum, let maximum):
        track.minimum = Points.side(minimum, along: axis)
        track.maximum = max(track.minimum, Points.side(maximum, along: axis))
      case .adaptive(let minimum, let maximum):
        track.isAdaptive = true
        track.minimum = max(1, Points.side(minimum, along: axis))
        track.maximum = max(track.minimum, Points.side(maximum, along: axis))
      }
      return track
    }
  }

  /// Returns the lanes of all tracks. Fixed tracks have their own length. The other tracks, in
  /// order, receive equal shares of the rest.
  func lanes(across length: Int) -> [LazyLayout.Lane] {
    if tracks.isEmpty { return [LazyLayout.Lane(start: 0, length: length)] }
    let gaps = tracks.dropLast().reduce(0) { $0 + $1.spacing }
    let fixed = tracks.reduce(0) { $0 + ($1.isFixed ? $1.minimum : 0) }
    var free = max(0, length - gaps - fixed)
    var left = tracks.count { !$0.isFixed }
    var lanes: [LazyLayout.Lane] = []
    var start = 0
    for track in tracks {
      let share = track.isFixed ? track.minimum : free / left
      let made = track.isAdaptive ? adaptive(track, share, start) : single(track, share, start)
      lanes += made
      let end = made.last.map { $0.start + $0.length } ?? start
      if !track.isFixed {
        free = max(0, free - (end - start))
        left -= 1
      }
      start = end + track.spacing
    }
    return lanes
  }

  /// Returns the length of all tracks if each flexible track fits items of the given length.
  func ideal(_ length: Int) -> Int {
    let gaps = tracks.dropLast().reduce(0) { $0 + $1.spacing }
    return tracks.reduce(gaps) { sum, track in
      sum + (track.isFixed ? track.minimum : min(track.maximum, max(track.minimum, length)))
    }
  }

  private func single(_ track: Track, _ share: Int, _ start: Int) -> [LazyLayout.Lane] {
    let length = min(track.maximum, max(track.minimum, share))
    return [LazyLayout.Lane(start: start, length: length, alignment: track.alignment)]
  }

  private func adaptive(_ track: Track, _ share: Int, _ start: Int) -> [LazyLayout.Lane] {
    let count = max(1, (share + track.spacing) / (track.minimum + track.spacing))
    var free = share - track.spacing * (count - 1)
    var start = start
    return (0..<count).map { index in
      let length = min(track.maximum, max(track.minimum, free / (count - index)))
      defer {
        free -= length
        start += length + track.spacing
      }
      return LazyLayout.Lane(start: start, length: length, alignment: track.alignment)
    }
  }
}
