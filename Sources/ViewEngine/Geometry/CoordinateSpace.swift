import Foundation

/// A coordinate space: SwiftUI's `CoordinateSpace`.
public enum CoordinateSpace: Hashable {
  /// The space of the whole screen.
  case global
  /// The space of the view itself.
  case local
  /// The space of an enclosing view, by its name.
  case named(AnyHashable)

  /// Whether this is the space of the whole screen.
  public var isGlobal: Bool { self == .global }
  /// Whether this is the space of the view itself.
  public var isLocal: Bool { self == .local }
}

/// A type that identifies a coordinate space: SwiftUI's `CoordinateSpaceProtocol`.
public protocol CoordinateSpaceProtocol {
  /// The identified coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the view itself: SwiftUI's `LocalCoordinateSpace`.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the local coordinate space.
  public nonisolated init() {}
  /// The space of the view itself.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the whole screen: SwiftUI's `GlobalCoordinateSpace`.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the global coordinate space.
  public nonisolated init() {}
  /// The space of the whole screen.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of a view with a name: SwiftUI's `NamedCoordinateSpace`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  /// The space of the view with the name.
  public let coordinateSpace: CoordinateSpace
}

/// The name of the nearest enclosing scroll view's space. `axis` limits the search to scroll views
/// along it.
private struct ScrollSpace: Hashable, Sendable {
  let axis: Axis?
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the space of an enclosing view, by its name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(name))
  }

  /// The space of the nearest enclosing scroll view.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(ScrollSpace(axis: nil)))
  }

  /// Returns the space of the nearest enclosing scroll view along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(ScrollSpace(axis: axis)))
  }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the whole screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// A node whose rectangle is a named coordinate space.
@MainActor
protocol CoordinateSpaceOwner: Node {
  var spaceName: AnyHashable { get }
}

/// Content whose rectangle is a named coordinate space.
private struct CoordinateSpaceView<Content> {
  let name: AnyHashable
  let content: Content
}

extension CoordinateSpaceView: View, PrimitiveView where Content: View {
  /// Creates the node of this view. Called by the engine only.
  func _makeNode(_ context: _NodeContext) -> _Node {
    SpaceNode(self, context, content: { $0.content })
  }
}

private final class SpaceNode<Content: View>: EnclosingNode<CoordinateSpaceView<Content>>,
  CoordinateSpaceOwner
{
  var spaceName: AnyHashable { view.name }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size { columnSize(for: proposal) }

  override func placeChildren() {
    placeColumn(for: proposal, in: frame, viewport: viewport)
  }
}

extension Node {
  /// Returns the node whose rectangle is the space, or `nil`.
  func owner(of space: CoordinateSpace) -> Node? {
    guard case .named(let name) = space else { return nil }
    if let scroll = name.base as? ScrollSpace { return scrollView(along: scroll.axis) }
    var node = parent
    while let current = node {
      if let owner = current as? any CoordinateSpaceOwner, owner.spaceName == name { return owner }
      node = current.parent
    }
    return nil
  }

  private func scrollView(along axis: Axis?) -> Node? {
    var node = enclosingScroll
    while let scroll = node, let axis, !scroll.axes.contains(axis) { node = scroll.enclosingScroll }
    return node
  }

  /// Returns the rectangle of a space in screen cells. For an unknown space, this is the whole
  /// screen.
  package func rect(of space: CoordinateSpace) -> Rect {
    if case .local = space { return frame }
    return owner(of: space)?.frame ?? Rect(origin: .zero, size: host.size)
  }
}

extension View {
  /// Makes the rectangle of the view a named coordinate space: SwiftUI's `coordinateSpace(_:)`.
  public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
    let name: AnyHashable
    if case .named(let given) = space.coordinateSpace { name = given } else { name = 0 }
    return CoordinateSpaceView(name: name, content: self)
  }

  /// Makes the rectangle of the view a named coordinate space: SwiftUI's older form.
  public func coordinateSpace(name: some Hashable) -> some View {
    CoordinateSpaceView(name: name, content: self)
  }
}
