/// The colour of the symbols in list rows: SwiftUI's `ListItemTint`.
public struct ListItemTint: Hashable, Sendable {
  /// The colour; `nil` is the colour of the text.
  let color: Color?

  /// Returns a tint with a fixed colour.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// Returns a tint that the system may override. A terminal never overrides it.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// A tint without a colour: symbols have the colour of the text.
  public static let monochrome = ListItemTint(color: nil)
}

private enum ListItemTintKey: EnvironmentKey {
  static var defaultValue: ListItemTint? { nil }
}

extension EnvironmentValues {
  /// The tint of the symbols in list rows; `nil` if none is set.
  var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}
