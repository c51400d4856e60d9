/// An action that starts renaming: SwiftUI's `RenameAction`.
public struct RenameAction {
  let action: @MainActor () -> Void

  /// Starts renaming.
  @MainActor
  public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// The action that starts renaming the content around the view; `nil` if it cannot be renamed.
  /// SwiftUI's `rename`.
  public var rename: RenameAction? { self[RenameKey.self] }

  fileprivate var renameAction: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Sets the action that `RenameButton` runs: SwiftUI's `renameAction(_:)`.
  public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.renameAction, RenameAction(action: action))
  }

  /// Makes `RenameButton` move the focus to a field: SwiftUI's `renameAction(_:)`.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}

/// A button that starts renaming the content around it: SwiftUI's `RenameButton`. It is disabled if
/// no `renameAction(_:)` is set around it.
public struct RenameButton: View {
  @Environment(\.rename) private var rename

  /// Creates a rename button.
  public nonisolated init() {}

  /// The button with its label.
  public var body: some View {
    Button("Rename", systemImage: "pencil") { rename?() }.disabled(rename == nil)
  }
}
