/// The position of a search field: SwiftUI's `SearchFieldPlacement`.
///
/// - In a terminal: The search field is above the content, whatever the placement.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String

  /// The search field is above the content.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// The search field is above the content.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// The search field is above the content.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// The search field is above the content.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "drawer")

  /// When a search field in a drawer is visible: SwiftUI's `NavigationBarDrawerDisplayMode`.
  ///
  /// - In a terminal: The search field is always shown.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// The search field is always visible.
    case automatic
    /// The search field is always visible.
    case always
  }

  /// The search field is above the content.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    .navigationBarDrawer
  }
}
