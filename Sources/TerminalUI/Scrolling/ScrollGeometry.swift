import Foundation
@_spi(Nodes) import ViewEngine

/// Where the content of a scroll view stands, in points: SwiftUI's `ScrollGeometry`.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is scrolled.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The room around the content that scrolls with it.
  public var contentInsets: EdgeInsets
  /// The size of the window.
  public var containerSize: CGSize

  /// Creates a geometry.
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

  /// The part of the content that is seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The window, counted from where the content begins.
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

/// What a scroll view is doing: SwiftUI's `ScrollPhase`.
///
/// - In a terminal: A scroll view is interacting and then idle: each key or turn of the wheel
///   scrolls at once.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// About to follow a finger.
  case tracking
  /// Scrolling as a person asks.
  case interacting
  /// Coming to rest.
  case decelerating
  /// Scrolling as the program asks.
  case animating

  /// Whether it scrolls.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// What is told along with a new phase: SwiftUI's `ScrollPhaseChangeContext`.
public struct ScrollPhaseChangeContext: Equatable, Sendable {
  /// Where the content stands.
  public let geometry: ScrollGeometry
  /// How fast it moves; cells are there at once.
  public var velocity: CGVector? { nil }
}

/// How fast something moves, by the name that Core Graphics has for it.
public struct CGVector: Hashable, Sendable {
  /// Across.
  public var dx: CGFloat
  /// Down.
  public var dy: CGFloat

  /// Creates a speed.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}
