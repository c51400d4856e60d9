import TerminalUI

extension View {
  /// Runs a command when the selected row of a list in this view is clicked. Enter runs the same
  /// command.
  ///
  /// - Parameters:
  ///   - id: The command's name.
  ///   - rows: The type of the rows' identifiers.
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
