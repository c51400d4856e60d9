import StoreModel
import TerminalUI

extension BrowserCommand {
  /// The commands of the configuration screen.
  static let configuration: [BrowserCommand] = [
    BrowserCommand(
      id: "configuration.choose",
      hint: ConfigurationText.hintChoose,
      section: .configuration,
      contexts: [.screen(.configuration)],
      priority: 1,
      label: .keys("↑↓"),
      isHinted: { $0.file.hasRows }
    ),
    move("up", BrowserText.commandPreviousRow, .up, by: -1),
    move("down", BrowserText.commandNextRow, .down, by: 1),
    move("page-up", BrowserText.commandPageUp, .pageUp, by: -8),
    move("page-down", BrowserText.commandPageDown, .pageDown, by: 8),
    move("first", BrowserText.hintFirst, .home, by: -100_000),
    move("last", BrowserText.hintLast, .end, by: 100_000),
    BrowserCommand(
      id: "configuration.open",
      hint: ConfigurationText.hintOpen,
      title: ConfigurationText.commandOpen,
      section: .configuration,
      contexts: [.screen(.configuration)],
      priority: 2,
      keys: [.enter],
      isHinted: { $0.file.hasRows },
      action: { $0.file.openSelectedRow() }
    ),
    BrowserCommand(
      id: "configuration.copy",
      hint: ConfigurationText.hintCopy,
      title: ConfigurationText.commandCopy,
      section: .configuration,
      contexts: [.screen(.configuration)],
      priority: 10,
      keys: [.character("y")],
      isHinted: { $0.file.hasRows },
      action: { $0.file.copySelectedRow() }
    ),
    BrowserCommand(
      id: "configuration.read",
      hint: ConfigurationText.hintRead,
      title: ConfigurationText.commandRead,
      section: .configuration,
      contexts: [.screen(.configuration)],
      priority: 9,
      keys: [.character("r")],
      unavailableReason: { $0.file.readingUnavailableReason },
      action: { $0.file.readAgain(isRequested: true) }
    ),
  ]

  /// Returns a command that moves the selection by a number of rows.
  private static func move(
    _ id: String,
    _ title: any CatalogKey,
    _ key: Key,
    by step: Int
  ) -> BrowserCommand {
    BrowserCommand(
      id: "configuration.\(id)",
      hint: ConfigurationText.hintChoose,
      title: title,
      contexts: [.screen(.configuration)],
      keys: [key],
      action: { $0.file.move(by: step) }
    )
  }
}
