/// A piece of the screen: SwiftUI's `View`.
///
/// A view is a value that says what is to be seen. Its body is evaluated when
/// something it read has changed, never to draw.
@MainActor @preconcurrency
public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// What the view consists of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes what stands for the view in the tree. The engine's own views are told apart from
  /// those with a body by their answer, for looking a conformance up while the program runs
  /// takes longer than all else that is done for the first view of a type. Not for clients.
  @MainActor func _makeNode(_ context: _NodeContext) -> _Node

  /// Has the body evaluated and shown. Not for clients.
  @MainActor static func _showBody(in place: _BodyPlace<Self>)

  /// Whether another value certainly shows the same, though its bits differ. Not for clients.
  @MainActor func _isEqual(to other: Self) -> Bool

  /// Whether views of the type only show something, whatever their values. Not for clients.
  nonisolated static var _isPassive: Bool { get }
}

extension View {
  /// Makes what stands for a view that has a body.
  public func _makeNode(_ context: _NodeContext) -> _Node { CompositeNode(self, context) }

  /// Shows the body. To be inlined where the type of the body is known: elsewhere the runtime
  /// finds it by its name, which takes long when it is long.
  @inlinable
  @inline(__always)
  public static func _showBody(in place: _BodyPlace<Self>) { place.show { $0.body } }

  /// Nothing is known of a view that cannot be compared.
  public func _isEqual(to other: Self) -> Bool { false }
}

extension View where Self: Equatable {
  /// What is equal shows the same.
  public func _isEqual(to other: Self) -> Bool { self == other }
}

extension Never: View {
  /// There is no value of this type to have a body.
  public var body: Never { preconditionFailure("a value of type Never cannot exist") }
}

/// A view that the layout engine knows itself. The protocol is for this library's
/// own leaves and containers; views of clients have a body instead.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// A primitive view has no body; the engine never asks for one.
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the engine; do not call its body")
  }
}
