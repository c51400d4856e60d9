/// The colour of symbols in rows: SwiftUI's `ListItemTint`.
public struct ListItemTint: Hashable, Sendable {
  /// The colour; nothing is that of text.
  let color: Color?

  /// A colour.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// A colour, unless the system has another. A terminal has none.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// No colour of their own.
  public static let monochrome = ListItemTint(color: nil)
}

private enum ListItemTintKey: EnvironmentKey {
  static var defaultValue: ListItemTint? { nil }
}

extension EnvironmentValues {
  /// The colour of symbols in rows.
  var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}
