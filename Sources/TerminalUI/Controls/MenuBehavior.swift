/// Whether a menu closes when something in it is done: SwiftUI's `MenuActionDismissBehavior`.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  let isEnabled: Bool

  /// It closes.
  public static let automatic = MenuActionDismissBehavior(isEnabled: true)
  /// It closes.
  public static let enabled = MenuActionDismissBehavior(isEnabled: true)
  /// It stays open.
  public static let disabled = MenuActionDismissBehavior(isEnabled: false)
}

private enum KeepsMenuOpenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the menu around stays open when something in it is done.
  var keepsMenuOpen: Bool {
    get { self[KeepsMenuOpenKey.self] }
    set { self[KeepsMenuOpenKey.self] = newValue }
  }
}

extension View {
  /// Says whether menus close when something in them is done: SwiftUI's
  /// `menuActionDismissBehavior`. Escape closes one that stays open.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.keepsMenuOpen, !behavior.isEnabled)
  }
}
