import Foundation

extension View {
  /// Gives the view a fixed width, height or both, in points: SwiftUI's
  /// `frame(width:height:alignment:)`. A side that is not zero is at least one cell; one
  /// that is infinite or no number is as if it had not been given.
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

  /// Keeps the view's size between bounds, in points: SwiftUI's flexible `frame`. A
  /// maximum of `.infinity` takes all that is offered.
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

  /// Gives the view a fixed width, height or both, in cells.
  @_disfavoredOverload
  public func frame(
    width: Cells? = nil,
    height: Cells? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let frame = FixedFrame(width: width?.count, height: height?.count, place: alignment)
    return LayoutModified(content: self, modifier: frame)
  }

  /// Keeps the view's size between bounds, in cells. A maximum of `.infinity` takes
  /// all that is offered.
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
