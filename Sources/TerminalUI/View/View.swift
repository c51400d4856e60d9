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

/// What the engine asks of a primitive view.
@MainActor
package protocol Resolvable {
  /// Makes the node that stands for this view in the tree.
  func makeNode(_ context: NodeContext) -> Node
}
