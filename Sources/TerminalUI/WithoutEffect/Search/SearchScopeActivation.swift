/// When search scopes are visible: SwiftUI's `SearchScopeActivation`.
///
/// - In a terminal: Search scopes are shown while the user searches.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String

  /// Search scopes are visible while the user searches.
  public static let automatic = SearchScopeActivation(name: "automatic")
  /// Search scopes are visible while the user searches.
  public static let onTextEntry = SearchScopeActivation(name: "text")
  /// Search scopes are visible while the user searches.
  public static let onSearchPresentation = SearchScopeActivation(name: "presentation")
}
