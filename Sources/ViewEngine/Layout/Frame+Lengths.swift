import Foundation

extension View {
  /// Sets a fixed width, height or both, in points: SwiftUI's `frame(width:height:alignment:)`. A
  /// side greater than zero is at least one cell. A side that is infinite or NaN has no effect.
  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let frame = FixedFrame(
      width: Self.side(width, .horizontal),
      height: Self.side(height, .vertical),
      place: alignment
    )
    return LayoutModified(content: self, modifier: frame)
  }

  /// Limits the size of the view, in points: SwiftUI's
  /// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`. A maximum of
  /// `.infinity` fills the available space.
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let frame = FlexibleFrame(
      minWidth: Self.side(minWidth, .horizontal),
      idealWidth: Self.side(idealWidth, .horizontal),
      maxWidth: maxWidth.map { Points.side($0, along: .horizontal) },
      minHeight: Self.side(minHeight, .vertical),
      idealHeight: Self.side(idealHeight, .vertical),
      maxHeight: maxHeight.map { Points.side($0, along: .vertical) },
      place: alignment
    )
    return LayoutModified(content: self, modifier: frame)
  }

  /// Sets a fixed width, height or both, in cells.
  @_disfavoredOverload
  public func frame(
    width: Cells? = nil,
    height: Cells? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let frame = FixedFrame(width: width?.count, height: height?.count, place: alignment)
    return LayoutModified(content: self, modifier: frame)
  }

  /// Limits the size of the view, in cells. A maximum of `.infinity` fills the available space.
  @_disfavoredOverload
  public func frame(
    minWidth: Cells? = nil,
    idealWidth: Cells? = nil,
    maxWidth: Cells? = nil,
    minHeight: Cells? = nil,
    idealHeight: Cells? = nil,
    maxHeight: Cells? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let frame = FlexibleFrame(
      minWidth: minWidth?.count,
      idealWidth: idealWidth?.count,
      maxWidth: maxWidth?.count,
      minHeight: minHeight?.count,
      idealHeight: idealHeight?.count,
      maxHeight: maxHeight?.count,
      place: alignment
    )
    return LayoutModified(content: self, modifier: frame)
  }

  private static func side(_ points: CGFloat?, _ axis: Axis) -> Int? {
    guard let points, points.isFinite else { return nil }
    return Points.side(points, along: axis)
  }
}
