/// A view that is evaluated again only when its value differs from the previous one: SwiftUI's
/// `EquatableView`.
///
/// The engine treats every equatable view this way, so the wrapper has no effect.
public struct EquatableView<Content: View & Equatable>: Equatable {
  /// The wrapped view.
  public var content: Content

  /// Creates an equatable view.
  public init(content: Content) {
    self.content = content
  }
}

extension EquatableView: Sendable where Content: Sendable {}

// Declared in an extension, so that values can be created and compared off the main actor.
extension EquatableView: View {
  /// The wrapped view.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Evaluates the body of this view again only when its value differs from the previous one.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
