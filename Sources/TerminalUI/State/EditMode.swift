import Observation

/// Whether the content of a view can be edited: SwiftUI's `EditMode`.
public enum EditMode: Hashable, Sendable {
  /// It cannot.
  case inactive
  /// For as long as an action lasts.
  case transient
  /// It can.
  case active

  /// Whether it can be edited.
  public var isEditing: Bool { self != .inactive }
}

private enum ScreenEditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether the content can be edited, to read and to set: what a client set, else that of
  /// the screen of a navigation stack, the presentation or the window around.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? self[ScreenEditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// The edit mode of the screen around, which counts where no client set one.
  var screenEditMode: Binding<EditMode>? {
    get { self[ScreenEditModeKey.self] }
    set { self[ScreenEditModeKey.self] = newValue }
  }
}

/// What the edit mode of one screen is.
@MainActor @Observable
private final class ScreenEditMode {
  var mode = EditMode.inactive
}

extension Binding where Value == EditMode {
  /// The edit mode of a new screen.
  @MainActor
  static func ofNewScreen() -> Binding<EditMode> {
    let screen = ScreenEditMode()
    return Binding(get: { screen.mode }, set: { screen.mode = $0 })
  }
}
