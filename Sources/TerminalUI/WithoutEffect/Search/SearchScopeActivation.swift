/// When the scopes of a search are shown: SwiftUI's `SearchScopeActivation`.
///
/// - In a terminal: Search scopes are shown while the person is searching.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String

  /// While the person is searching.
  public static let automatic = SearchScopeActivation(name: "automatic")
  /// While the person is searching.
  public static let onTextEntry = SearchScopeActivation(name: "text")
  /// While the person is searching.
  public static let onSearchPresentation = SearchScopeActivation(name: "presentation")
}
