import Foundation
@_spi(Nodes) import ViewEngine

/// The scroll position and sizes of a scroll view, in points: SwiftUI's `ScrollGeometry`.
public struct ScrollGeometry: Equatable, Sendable {
  /// The scrolled distance from the origin of the content.
  public var contentOffset: CGPoint
  /// The size of the content, without its margins.
  public var contentSize: CGSize
  /// The margins around the content, which scroll with it.
  public var contentInsets: EdgeInsets
  /// The size of the visible area.
  public var containerSize: CGSize

  /// Creates a geometry from its values, in points.
  public init(
    contentOffset: CGPoint,
    contentSize: CGSize,
    contentInsets: EdgeInsets,
    containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible part of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The visible area in the coordinates of the content. Same as ``visibleRect``.
  public var bounds: CGRect { visibleRect }

  @MainActor
  init(_ scroll: any Scrolling) {
    let margins = scroll.contentMargins
    let size = scroll.contentSize
    self.init(
      contentOffset: CGPoint(
        x: CGFloat(scroll.offset.x) * Points.perColumn,
        y: CGFloat(scroll.offset.y) * Points.perRow
      ),
      contentSize: CGSize(
        Size(width: size.width - margins.horizontal, height: size.height - margins.vertical)
      ),
      contentInsets: EdgeInsets(
        top: CGFloat(margins.top) * Points.perRow,
        leading: CGFloat(margins.leading) * Points.perColumn,
        bottom: CGFloat(margins.bottom) * Points.perRow,
        trailing: CGFloat(margins.trailing) * Points.perColumn
      ),
      containerSize: CGSize(scroll.windowSize)
    )
  }
}

/// The scrolling state of a scroll view: SwiftUI's `ScrollPhase`.
///
/// - In a terminal: Each key or turn of the wheel scrolls at once. The phase is `interacting` and
///   then `idle`.
public enum ScrollPhase: Hashable, Sendable {
  /// The view does not scroll.
  case idle
  /// The user touches the view, which does not scroll yet.
  case tracking
  /// The user scrolls the view.
  case interacting
  /// Scrolling slows down after user input.
  case decelerating
  /// The program scrolls the view.
  case animating

  /// Whether the scroll view scrolls.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// The values passed with a new phase: SwiftUI's `ScrollPhaseChangeContext`.
public struct ScrollPhaseChangeContext: Equatable, Sendable {
  /// The scroll position and sizes at the change of the phase.
  public let geometry: ScrollGeometry
  /// The speed of scrolling. Always `nil`: a terminal scrolls at once.
  public var velocity: CGVector? { nil }
}

/// A two-dimensional vector: Core Graphics' `CGVector`, which Foundation lacks on Linux.
public struct CGVector: Hashable, Sendable {
  /// The horizontal component.
  public var dx: CGFloat
  /// The vertical component.
  public var dy: CGFloat

  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}
