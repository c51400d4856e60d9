/// The visibility of a view or of a part of it: SwiftUI's `Visibility`.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// Visible or hidden, depending on the context.
  case automatic
  /// Always visible.
  case visible
  /// Never visible.
  case hidden
}
