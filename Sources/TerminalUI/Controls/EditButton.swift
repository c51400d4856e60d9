/// Switches the edit mode around it: SwiftUI's `EditButton`. It says what pressing it does,
/// and cannot be used where there is no edit mode.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates the button.
  public nonisolated init() {}

  private var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }

  /// The button.
  public var body: some View {
    Button(isEditing ? "Done" : "Edit") {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
    .disabled(editMode == nil)
  }
}
