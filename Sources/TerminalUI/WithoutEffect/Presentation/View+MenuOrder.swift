/// In which order a menu shows its items: SwiftUI's `MenuOrder`.
///
/// - In a terminal: Menus keep the order in which they are written.
public struct MenuOrder: Hashable, Sendable {
  /// As the place asks for.
  public static let automatic = MenuOrder()
  /// The first one nearest to the control.
  public static let priority = MenuOrder()
  /// The first one on top.
  public static let fixed = MenuOrder()
}

extension View {
  /// Sets the order of menus: SwiftUI's `menuOrder`.
  ///
  /// - In a terminal: Menus keep the order in which they are written. The value can be read from
  ///   the environment.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
