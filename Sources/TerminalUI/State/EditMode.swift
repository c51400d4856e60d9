import Observation

/// The state of editing in a view: SwiftUI's `EditMode`.
public enum EditMode: Hashable, Sendable {
  /// The content cannot be edited.
  case inactive
  /// The content can be edited temporarily, during a single action.
  case transient
  /// The content can be edited.
  case active

  /// Whether the content can be edited.
  public var isEditing: Bool { self != .inactive }
}

private enum ScreenEditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// A binding to the edit mode: the binding that a client has set, otherwise the edit mode of the
  /// enclosing screen, presentation or window.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? self[ScreenEditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// A binding to the edit mode of the screen around the view. It applies unless a client sets
  /// `editMode`.
  var screenEditMode: Binding<EditMode>? {
    get { self[ScreenEditModeKey.self] }
    set { self[ScreenEditModeKey.self] = newValue }
  }
}

/// The edit mode of a screen.
@MainActor @Observable
private final class ScreenEditMode {
  var mode = EditMode.inactive
}

extension Binding where Value == EditMode {
  /// Returns a binding to an edit mode that starts as `.inactive`.
  @MainActor
  static func ofNewScreen() -> Binding<EditMode> {
    let screen = ScreenEditMode()
    return Binding(get: { screen.mode }, set: { screen.mode = $0 })
  }
}
