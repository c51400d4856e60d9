/// A subview of another view: SwiftUI's `Subview`. It is a view itself and shows the original
/// subview, with its state, wherever it is placed.
public struct Subview: PrimitiveView, Identifiable {
  /// The identity of a subview.
  public struct ID: Hashable, Sendable {
    let node: ObjectIdentifier
  }

  let node: Node
  /// The identity of the subview.
  public let id: ID

  init(_ node: Node) {
    self.node = node
    id = ID(node: ObjectIdentifier(node))
  }

  /// Creates the node of this view. Called by the engine only.
  public func _makeNode(_ context: _NodeContext) -> _Node { SubviewNode(self, context) }
}

/// A node that shows a node created elsewhere.
@MainActor
private protocol SubviewHost: Node {
  /// The node below which the shown node was created.
  var home: Node? { get }
}

private final class SubviewNode: ViewNode<Subview>, SubviewHost {
  private var hosted: Node?
  private(set) weak var home: Node?
  private var inner = DerivedEnvironment()
  private var isSettled = false
  private var isLeaving = false

  override var children: [Node] {
    settle()
    return [hosted].compactMap { $0 }
  }

  override func resolve() {
    if hosted !== view.node {
      leave()
      hosted = view.node
      home = (view.node.parent as? any SubviewHost)?.home ?? view.node.parent
    }
    isSettled = false
    settle()
  }

  /// The shown node may have been resolved again with the environment of its original parent.
  override func forgetMeasurements() {
    super.forgetMeasurements()
    isSettled = false
  }

  private func settle() {
    if isSettled || isLeaving { return }
    isSettled = true
    guard let hosted, hosted.isMounted else { return self.hosted = nil }
    if hosted.parent !== self { hosted.move(below: self) }
    let environment = inner.eager(from: environment)
    if hosted.environment.isIdentical(to: environment) { return }
    hosted.environment = environment
    hosted.resolveNow()
    isSettled = true
  }

  /// Moves the shown node back below its original parent.
  private func leave() {
    if let hosted, let home, hosted.parent === self { hosted.move(below: home) }
    hosted = nil
  }

  override func unmount() {
    isLeaving = true
    leave()
    super.unmount()
  }
}

/// The subviews of a view: SwiftUI's `SubviewsCollection`. Used as a view, it shows all of them.
public struct SubviewsCollection: RandomAccessCollection {
  /// The type of the elements.
  public typealias Element = Subview
  /// A position in the collection.
  public typealias Index = Int
  /// A contiguous part of the collection.
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: [Subview]

  /// The position of the first element.
  public var startIndex: Int { subviews.startIndex }
  /// The position after the last element.
  public var endIndex: Int { subviews.endIndex }

  /// Returns the element at a position.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// Returns the elements in a range of positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollection: View {
  /// All subviews, in order.
  public var body: some View { ForEach(subviews) { $0 } }
}

/// A part of the subviews of a view: SwiftUI's `SubviewsCollectionSlice`. Used as a view, it shows
/// all of them.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  /// The type of the elements.
  public typealias Element = Subview
  /// A position in the collection.
  public typealias Index = Int
  /// A contiguous part of the collection.
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: ArraySlice<Subview>

  /// The position of the first element.
  public var startIndex: Int { subviews.startIndex }
  /// The position after the last element.
  public var endIndex: Int { subviews.endIndex }

  /// Returns the element at a position.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// Returns the elements in a range of positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollectionSlice: View {
  /// All subviews of the slice, in order.
  public var body: some View { ForEach(Array(subviews)) { $0 } }
}
