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

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether the content can be edited, to read and to set; nothing where nobody set it.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
