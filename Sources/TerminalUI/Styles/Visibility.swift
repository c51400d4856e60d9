/// Whether something is to be seen: SwiftUI's `Visibility`.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As suits the place.
  case automatic
  /// To be seen.
  case visible
  /// Not to be seen.
  case hidden
}
