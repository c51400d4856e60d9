/// The kind of container around a control. It determines the automatic style.
enum ControlContext: Hashable {
  /// No special container.
  case standard
  /// A row of a list or a form, which marks the focused row itself.
  case row
  /// An open menu.
  case menu
  /// A bar of actions, such as the bar below a screen.
  case toolbar
}

private enum ControlContextKey: EnvironmentKey {
  static let defaultValue = ControlContext.standard
}

extension EnvironmentValues {
  /// The kind of container around the controls; default: `.standard`.
  var controlContext: ControlContext {
    get { self[ControlContextKey.self] }
    set { self[ControlContextKey.self] = newValue }
  }
}
