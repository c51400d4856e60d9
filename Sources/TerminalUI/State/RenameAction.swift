/// Begins to rename what a view shows: SwiftUI's `RenameAction`.
public struct RenameAction {
  let action: @MainActor () -> Void

  /// Begins.
  @MainActor
  public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// Begins to rename what is around the view, where that can be: SwiftUI's `rename`.
  public var rename: RenameAction? { self[RenameKey.self] }

  fileprivate var renameAction: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Says how renaming begins, for `RenameButton`: SwiftUI's `renameAction(_:)`.
  public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.renameAction, RenameAction(action: action))
  }

  /// Says that renaming begins by a field's getting the focus: SwiftUI's `renameAction(_:)`.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}

/// Begins to rename what is around it: SwiftUI's `RenameButton`. It cannot be used where
/// nothing can be renamed.
public struct RenameButton: View {
  @Environment(\.rename) private var rename

  /// Creates the button.
  public nonisolated init() {}

  /// The button.
  public var body: some View {
    Button("Rename", systemImage: "pencil") { rename?() }.disabled(rename == nil)
  }
}
