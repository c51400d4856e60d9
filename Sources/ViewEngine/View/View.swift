/// A part of the user interface: SwiftUI's `View`.
///
/// A view is a value that describes what to show. Its body is evaluated when something that it
/// reads has changed, never for drawing.
@MainActor @preconcurrency
public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the node of the view. The implementation distinguishes primitive views from views with
  /// a body. A conformance lookup at run time would instead take most of the time of showing the
  /// first view of a type. Called by the engine only.
  @MainActor func _makeNode(_ context: _NodeContext) -> _Node

  /// Evaluates and shows the body. Called by the engine only.
  @MainActor static func _showBody(in place: _BodyPlace<Self>)

  /// Returns whether `other`, whose bits differ, is known to show the same content. Called by the
  /// engine only.
  @MainActor func _isEqual(to other: Self) -> Bool

  /// Whether all views of the type are passive; see `View+Passivity.swift`. Called by the engine
  /// only.
  nonisolated static var _isPassive: Bool { get }
}

extension View {
  /// Creates the node of a view that has a body.
  public func _makeNode(_ context: _NodeContext) -> _Node { CompositeNode(self, context) }

  /// Shows the body. Inlined where the type of the body is known. Without inlining, the runtime
  /// looks up the type by its name, which is slow for long names.
  @inlinable
  @inline(__always)
  public static func _showBody(in place: _BodyPlace<Self>) { place.show { $0.body } }

  /// Returns `false`: views that are not equatable cannot be compared.
  public func _isEqual(to other: Self) -> Bool { false }
}

extension View where Self: Equatable {
  /// Returns whether both views are equal.
  public func _isEqual(to other: Self) -> Bool { self == other }
}

extension Never: View {
  /// Traps; no value of this type exists.
  public var body: Never { preconditionFailure("a value of type Never cannot exist") }
}

/// A view that the engine draws itself. Only leaf views and containers of this library conform.
/// Views of clients have a body.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Traps; the engine never evaluates the body of a primitive view.
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the engine; do not call its body")
  }
}
