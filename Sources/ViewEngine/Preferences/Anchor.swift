import Foundation

/// A position of a view that another view can read, with `proxy[anchor]`: SwiftUI's `Anchor`.
///
/// Views publish anchors with `anchorPreference(key:value:transform:)`. A geometry reader that has
/// read an anchor is evaluated again when the view of the anchor moves.
public struct Anchor<Value> {
  let place: AnchorPlace
  let source: Source

  /// The part of a view that an anchor refers to: SwiftUI's `Anchor.Source`.
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
  /// Two anchors are equal if they refer to the same part of the same view.
  public static func == (left: Self, right: Self) -> Bool {
    left.place === right.place && left.source.kind == right.source.kind
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the view and the part that the anchor refers to.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(place))
    hasher.combine(source.kind)
  }
}

extension Anchor.Source: Equatable where Value: Equatable {
  /// Two sources are equal if they refer to the same part of a view.
  public static func == (left: Self, right: Self) -> Bool { left.kind == right.kind }
}

extension Anchor.Source: Hashable where Value: Hashable {
  /// Hashes the part that the source refers to.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// The identity of an anchor source.
indirect enum AnchorKind: Hashable, Sendable {
  case bounds
  case rect(x: Double, y: Double, width: Double, height: Double)
  case point(x: Double, y: Double)
  case unitPoint(UnitPoint)
  case many([AnchorKind])
  case none
}

/// The view that an anchor refers to.
@MainActor
final class AnchorPlace {
  private weak var node: Node?
  private var last = Rect.zero

  init(_ node: Node) { self.node = node }

  /// The rectangle of the view in screen cells; after the view is removed, its last rectangle.
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
