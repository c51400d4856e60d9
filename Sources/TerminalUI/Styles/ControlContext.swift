/// Where a control stands, which decides its automatic style.
enum ControlContext: Hashable {
  /// Among other views.
  case standard
  /// In a row of a list or a form, which marks the focused row itself.
  case row
  /// In an open menu.
  case menu
  /// In a bar of tools.
  case toolbar
}

private enum ControlContextKey: EnvironmentKey {
  static let defaultValue = ControlContext.standard
}

extension EnvironmentValues {
  /// Where the controls stand.
  var controlContext: ControlContext {
    get { self[ControlContextKey.self] }
    set { self[ControlContextKey.self] = newValue }
  }
}
