import TerminalUI

extension View {
  /// Has a click on the chosen row of the lists inside run a command, as Enter does.
  ///
  /// - Parameters:
  ///   - id: The command's name.
  ///   - rows: What tells one row from another.
  func rows<ID: Hashable>(
    by rows: ID.Type,
    run id: BrowserCommand.ID,
    in model: BrowserModel
  ) -> some View {
    contextMenu(forSelectionType: rows) { _ in
      EmptyView()
    } primaryAction: { _ in
      guard let command = model.keyBindings.commands.first(where: { $0.id == id }) else { return }
      model.run(command)
    }
  }
}
