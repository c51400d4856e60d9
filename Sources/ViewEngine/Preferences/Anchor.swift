import Foundation

/// A place of a view, to be read where another view's geometry is known:
/// `proxy[anchor]`. SwiftUI's `Anchor`.
///
/// Views hand anchors up with `anchorPreference(key:value:transform:)`. A geometry reader
/// that has read one is evaluated again when the view has moved.
public struct Anchor<Value> {
  let place: AnchorPlace
  let source: Source

  /// What of a view an anchor stands for: SwiftUI's `Anchor.Source`.
  public struct Source: Sendable {
    let kind: AnchorKind
    let value: @Sendable (CGRect) -> Value

    init(_ kind: AnchorKind, value: @escaping @Sendable (CGRect) -> Value) {
      self.kind = kind
      self.value = value
    }
  }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both stand for the same place of the same view.
  public static func == (left: Self, right: Self) -> Bool {
    left.place === right.place && left.source.kind == right.source.kind
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Feeds the anchor to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(place))
    hasher.combine(source.kind)
  }
}

extension Anchor.Source: Equatable where Value: Equatable {
  /// Whether both stand for the same part of a view.
  public static func == (left: Self, right: Self) -> Bool { left.kind == right.kind }
}

extension Anchor.Source: Hashable where Value: Hashable {
  /// Feeds the source to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// What tells sources of anchors apart.
indirect enum AnchorKind: Hashable, Sendable {
  case bounds
  case rect(x: Double, y: Double, width: Double, height: Double)
  case point(x: Double, y: Double)
  case unitPoint(UnitPoint)
  case many([AnchorKind])
  case none
}

/// The view that an anchor stands in.
@MainActor
final class AnchorPlace {
  private weak var node: Node?
  private var last = Rect.zero

  init(_ node: Node) { self.node = node }

  /// The view's rectangle on the screen; the last one when it has gone.
  var rect: Rect {
    guard let node, node.isMounted else { return last }
    let frames = node.elements.map(\.frame)
    guard let first = frames.first else { return last }
    last = frames.dropFirst().reduce(first, Self.union)
    return last
  }

  private static func union(_ first: Rect, _ second: Rect) -> Rect {
    let (x, y) = (min(first.minX, second.minX), min(first.minY, second.minY))
    let (right, bottom) = (max(first.maxX, second.maxX), max(first.maxY, second.maxY))
    return Rect(x: x, y: y, width: right - x, height: bottom - y)
  }
}
