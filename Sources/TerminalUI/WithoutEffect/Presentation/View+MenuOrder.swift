/// The order of the items of a menu: SwiftUI's `MenuOrder`.
///
/// - In a terminal: Menus keep the order in which they are written.
public struct MenuOrder: Hashable, Sendable {
  /// The context decides.
  public static let automatic = MenuOrder()
  /// The first item is nearest to the control.
  public static let priority = MenuOrder()
  /// The first item is at the top.
  public static let fixed = MenuOrder()
}

extension View {
  /// Sets the order of the items of menus: SwiftUI's `menuOrder`.
  ///
  /// - In a terminal: Menus keep the order in which they are written. The value can be read from
  ///   the environment.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
