import StoreModel
import TerminalUI

/// Finds the command for a key. Runs commands, or shows why they cannot run.
@MainActor
final class CommandRunner {
  private let model: BrowserModel
  private let log: BrowserLog
  let words: Words
  let navigation: NavigationModel
  let keyBindings: KeyBindings
  /// The commands that only the palette lists, created when the palette first opens.
  private(set) lazy var namedCommands = BrowserCommand.named(
    in: model.appearancePanel,
    model.settings
  )

  init(_ model: BrowserModel, log: BrowserLog) {
    (self.model, self.log) = (model, log)
    (words, navigation, keyBindings) = (model.words, model.navigation, model.keyBindings)
  }

  /// Returns the command that the browser runs for a key now; `nil` if the views handle the key.
  func command(for key: Key) -> BrowserCommand? {
    keyBindings.commands.first {
      $0.action != nil && $0.keys.contains(key) && $0.contexts.contains(model.keyContext.current)
        && !$0.isLeftToViews(model)
    }
  }

  /// Runs a command in the present context, or shows why it cannot run.
  func perform(_ command: BrowserCommand) {
    act(on: command, command.unavailableReason(model))
  }

  /// Runs a command that was chosen by name, or shows why it cannot run on the open screen.
  func run(_ command: BrowserCommand) {
    act(on: command, unavailableReason(for: command))
  }

  private func act(on command: BrowserCommand, _ unavailableReason: String?) {
    if let unavailableReason {
      log.info("\(command.id) can't be done")
      return model.notices.remark = unavailableReason
    }
    // `NavigationModel` already logs each screen that is opened.
    if command.section != .screens { log.info(command.id) }
    model.notices.remark = nil
    command.action?(model)
  }

  /// Returns why a command that is chosen by name cannot run now; `nil` if it can run.
  func unavailableReason(for command: BrowserCommand) -> String? {
    if !command.contexts.contains(.screen(navigation.screen)), let home = command.home {
      return words.text(BrowserText.worksOnScreen, words.text(home.title))
    }
    return command.unavailableReason(model)
  }

  /// Whether the hint bar shows a command now.
  func isHinted(_ command: BrowserCommand) -> Bool { command.isHinted(model) }

  /// The commands of the hint bar now, sorted by priority.
  var hintedCommands: LazyFilterSequence<[BrowserCommand]> { BrowserCommand.hinted(in: model) }

  /// The command that opens the help; `nil` if it does not work in the present context.
  var help: BrowserCommand? {
    keyBindings.help.flatMap { $0.contexts.contains(model.keyContext.current) ? $0 : nil }
  }
}

private enum CommandRunnerKey: EnvironmentKey {
  static let defaultValue: CommandRunner? = nil
}

extension EnvironmentValues {
  /// The runner of the commands that lists run; `nil` outside the browser.
  var commandRunner: CommandRunner? {
    get { self[CommandRunnerKey.self] }
    set { self[CommandRunnerKey.self] = newValue }
  }
}
