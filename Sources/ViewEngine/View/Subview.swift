/// One of the views that another consists of: SwiftUI's `Subview`. It is a view itself, and
/// stands for the one it was made of: with its state, wherever it is put.
public struct Subview: PrimitiveView, Identifiable {
  /// Tells subviews apart.
  public struct ID: Hashable, Sendable {
    let node: ObjectIdentifier
  }

  let node: Node
  /// What tells it from the others.
  public let id: ID

  init(_ node: Node) {
    self.node = node
    id = ID(node: ObjectIdentifier(node))
  }

  /// Makes the node that stands for the view.
  public func _makeNode(_ context: _NodeContext) -> _Node { SubviewNode(self, context) }
}

/// A node in whose surroundings another stands that was made elsewhere.
@MainActor
private protocol GuestHolding: Node {
  /// Where the guest was made.
  var home: Node? { get }
}

private final class SubviewNode: ViewNode<Subview>, GuestHolding {
  private var guest: Node?
  private(set) weak var home: Node?
  private var inner = DerivedEnvironment()
  private var isSettled = false
  private var isLeaving = false

  override var children: [Node] {
    settle()
    return [guest].compactMap { $0 }
  }

  override func resolve() {
    if guest !== view.node {
      leave()
      guest = view.node
      home = (view.node.parent as? any GuestHolding)?.home ?? view.node.parent
    }
    isSettled = false
    settle()
  }

  /// The guest was made anew where it came from, in the surroundings there.
  override func forgetMeasurements() {
    super.forgetMeasurements()
    isSettled = false
  }

  private func settle() {
    if isSettled || isLeaving { return }
    isSettled = true
    guard let guest, guest.isMounted else { return self.guest = nil }
    if guest.parent !== self { guest.move(below: self) }
    let environment = inner.eager(from: environment)
    if guest.environment.isIdentical(to: environment) { return }
    guest.environment = environment
    guest.resolveNow()
    isSettled = true
  }

  /// The guest lives where it was made.
  private func leave() {
    if let guest, let home, guest.parent === self { guest.move(below: home) }
    guest = nil
  }

  override func unmount() {
    isLeaving = true
    leave()
    super.unmount()
  }
}

/// The views that another consists of: SwiftUI's `SubviewsCollection`. As a view, all of them.
public struct SubviewsCollection: RandomAccessCollection {
  /// One of them.
  public typealias Element = Subview
  /// The place of one.
  public typealias Index = Int
  /// Some of them, one after the other.
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: [Subview]

  /// The place of the first.
  public var startIndex: Int { subviews.startIndex }
  /// The place after the last.
  public var endIndex: Int { subviews.endIndex }

  /// The one at a place.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// Those at some places.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollection: View {
  /// All of them.
  public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views that another consists of: SwiftUI's `SubviewsCollectionSlice`.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  /// One of them.
  public typealias Element = Subview
  /// The place of one.
  public typealias Index = Int
  /// Some of them, one after the other.
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: ArraySlice<Subview>

  /// The place of the first.
  public var startIndex: Int { subviews.startIndex }
  /// The place after the last.
  public var endIndex: Int { subviews.endIndex }

  /// The one at a place.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// Those at some places.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollectionSlice: View {
  /// All of them.
  public var body: some View { ForEach(Array(subviews)) { $0 } }
}
