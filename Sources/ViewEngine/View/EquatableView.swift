/// A view whose body is evaluated again only when it is not equal to what it was:
/// SwiftUI's `EquatableView`.
///
/// Here the bodies of all equatable views are spared that, so this adds nothing to them.
public struct EquatableView<Content: View & Equatable>: Equatable {
  /// The view.
  public var content: Content

  /// Wraps a view.
  public init(content: Content) {
    self.content = content
  }
}

extension EquatableView: Sendable where Content: Sendable {}

// An extension, so that views can be made and compared outside the main actor.
extension EquatableView: View {
  /// The view as it is.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Evaluates this view's body again only when it is not equal to what it was.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
