/// The visibility of a view or of a part of it: SwiftUI's `Visibility`.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// Visible or hidden, depending on the context.
  case automatic
  /// The element is always visible.
  case visible
  /// The element is never visible.
  case hidden
}
