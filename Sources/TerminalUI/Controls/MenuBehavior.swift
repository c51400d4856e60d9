/// The behaviour of a menu after an action: SwiftUI's `MenuActionDismissBehavior`.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  let isEnabled: Bool

  /// The menu closes.
  public static let automatic = MenuActionDismissBehavior(isEnabled: true)
  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior(isEnabled: true)
  /// The menu stays open until Escape closes it.
  public static let disabled = MenuActionDismissBehavior(isEnabled: false)
}

private enum KeepsMenuOpenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the enclosing menu stays open after an action.
  var keepsMenuOpen: Bool {
    get { self[KeepsMenuOpenKey.self] }
    set { self[KeepsMenuOpenKey.self] = newValue }
  }
}

extension View {
  /// Sets whether menus close after an action: SwiftUI's `menuActionDismissBehavior`. Escape closes
  /// a menu that stays open.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.keepsMenuOpen, !behavior.isEnabled)
  }
}
