/// A button that toggles the edit mode of the enclosing view: SwiftUI's `EditButton`.
///
/// Its title is Edit or Done. It is disabled if no view provides an edit mode.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates a button for the edit mode of the environment.
  public nonisolated init() {}

  private var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }

  /// A button with the title Edit or Done.
  public var body: some View {
    Button(isEditing ? "Done" : "Edit") {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
    .disabled(editMode == nil)
  }
}
