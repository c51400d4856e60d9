import TerminalUI

extension View {
  /// Has a click on the chosen row of the lists inside run a command, as Enter does.
  ///
  /// - Parameters:
  ///   - id: The command's name.
  ///   - rows: What tells one row from another.
  func rows<ID: Hashable>(by rows: ID.Type, run id: BrowserCommand.ID) -> some View {
    modifier(RowCommand<ID>(id: id))
  }
}

private struct RowCommand<RowID: Hashable>: ViewModifier {
  let id: BrowserCommand.ID
  @Environment(\.commandRunner) private var runner

  func body(content: Content) -> some View {
    content.contextMenu(forSelectionType: RowID.self) { _ in
      EmptyView()
    } primaryAction: { _ in
      guard let runner,
        let command = runner.keyBindings.commands.first(where: { $0.id == id })
      else { return }
      runner.run(command)
    }
  }
}
