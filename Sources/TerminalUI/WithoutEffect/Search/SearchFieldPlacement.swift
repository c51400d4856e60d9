/// Where a search field stands: SwiftUI's `SearchFieldPlacement`.
///
/// - In a terminal: The search field is above the content, wherever it is asked for.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String

  /// Above the content.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// Above the content.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// Above the content.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Above the content.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "drawer")

  /// When a field in a drawer is seen: SwiftUI's `NavigationBarDrawerDisplayMode`.
  ///
  /// - In a terminal: The search field is always shown.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// Always.
    case automatic
    /// Always.
    case always
  }

  /// Above the content.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    .navigationBarDrawer
  }
}
