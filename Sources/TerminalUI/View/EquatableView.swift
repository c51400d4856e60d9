/// A view whose body is evaluated again only when it is not equal to what it was:
/// SwiftUI's `EquatableView`.
///
/// Here the bodies of all equatable views are spared that, so this adds nothing to them.
public struct EquatableView<Content: View & Equatable>: View, Equatable {
  /// The view.
  public nonisolated(unsafe) var content: Content

  /// Wraps a view.
  public nonisolated init(content: Content) {
    self.content = content
  }

  /// The view as it is.
  public var body: some View { content }

  /// Whether the views are equal.
  public nonisolated static func == (left: Self, right: Self) -> Bool {
    left.content == right.content
  }
}

extension View where Self: Equatable {
  /// Evaluates this view's body again only when it is not equal to what it was.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
