import Foundation

/// A space in which places are given: SwiftUI's `CoordinateSpace`.
public enum CoordinateSpace: Hashable {
  /// The whole screen.
  case global
  /// The view's own.
  case local
  /// That of a view around, by the name it was given.
  case named(AnyHashable)

  /// Whether it is the whole screen.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view's own.
  public var isLocal: Bool { self == .local }
}

/// What names a space of coordinates: SwiftUI's `CoordinateSpaceProtocol`.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The view's own space: SwiftUI's `LocalCoordinateSpace`.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates it.
  public nonisolated init() {}
  /// The view's own.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the whole screen: SwiftUI's `GlobalCoordinateSpace`.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates it.
  public nonisolated init() {}
  /// The whole screen.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of a view with a name: SwiftUI's `NamedCoordinateSpace`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  /// The space with the name.
  public let coordinateSpace: CoordinateSpace
}

/// The name of the nearest scroll view around.
private struct ScrollSpace: Hashable, Sendable {
  let axis: Axis?
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of a view around, by the name it was given.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(name))
  }

  /// The space of the nearest scroll view around.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(ScrollSpace(axis: nil)))
  }

  /// The space of the nearest scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(ScrollSpace(axis: axis)))
  }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own space.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The whole screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// A node whose rectangle is a space with a name.
@MainActor
protocol SpaceOwning: Node {
  var spaceName: AnyHashable { get }
}

/// Content whose rectangle is a space of coordinates.
private struct CoordinateSpaced<Content> {
  let name: AnyHashable
  let content: Content
}

extension CoordinateSpaced: View, PrimitiveView where Content: View {
  /// Makes the node that stands for the view.
  func _makeNode(_ context: _NodeContext) -> _Node {
    SpaceNode(self, context, content: { $0.content })
  }
}

private final class SpaceNode<Content: View>: EnclosingNode<CoordinateSpaced<Content>>,
  SpaceOwning
{
  var spaceName: AnyHashable { view.name }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size { columnSize(for: proposal) }

  override func placeChildren() {
    placeColumn(for: proposal, in: frame, viewport: viewport)
  }
}

extension Node {
  /// The node whose rectangle is a space.
  func owner(of space: CoordinateSpace) -> Node? {
    guard case .named(let name) = space else { return nil }
    if let scroll = name.base as? ScrollSpace { return scrollView(along: scroll.axis) }
    var node = parent
    while let current = node {
      if let owner = current as? any SpaceOwning, owner.spaceName == name { return owner }
      node = current.parent
    }
    return nil
  }

  private func scrollView(along axis: Axis?) -> Node? {
    var node = enclosingScroll
    while let scroll = node, let axis, !scroll.axes.contains(axis) { node = scroll.enclosingScroll }
    return node
  }

  /// The rectangle of a space on the screen; the screen where there is no such space.
  package func rect(of space: CoordinateSpace) -> Rect {
    if case .local = space { return frame }
    return owner(of: space)?.frame ?? Rect(origin: .zero, size: host.size)
  }
}

extension View {
  /// Makes the view's rectangle a space of coordinates with a name: SwiftUI's
  /// `coordinateSpace(_:)`.
  public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
    let name: AnyHashable
    if case .named(let given) = space.coordinateSpace { name = given } else { name = 0 }
    return CoordinateSpaced(name: name, content: self)
  }

  /// Makes the view's rectangle a space of coordinates with a name: SwiftUI's older form.
  public func coordinateSpace(name: some Hashable) -> some View {
    CoordinateSpaced(name: name, content: self)
  }
}
