import StoreModel
import TerminalUI

/// Finds the command of a key, and runs commands or says why they can't be run.
@MainActor
final class CommandRunner {
  private let model: BrowserModel
  private let log: BrowserLog
  let words: Words
  let navigation: NavigationModel
  let keyBindings: KeyBindings
  /// The commands of the palette that have no keys, made when the palette first opens.
  private(set) lazy var namedCommands = BrowserCommand.named(
    in: model.appearancePanel,
    model.settings
  )

  init(_ model: BrowserModel, log: BrowserLog) {
    (self.model, self.log) = (model, log)
    (words, navigation, keyBindings) = (model.words, model.navigation, model.keyBindings)
  }

  /// The command that the browser acts on for a key now.
  func command(for key: Key) -> BrowserCommand? {
    keyBindings.commands.first {
      $0.action != nil && $0.keys.contains(key) && $0.contexts.contains(model.keyContext.current)
        && !$0.isLeftToViews(model)
    }
  }

  /// Runs a command in the present context, or says why it can't be run.
  func perform(_ command: BrowserCommand) {
    act(on: command, command.obstacle(model))
  }

  /// Runs a command by its name, or says why it can't be run on the open screen.
  func run(_ command: BrowserCommand) {
    act(on: command, obstacle(to: command))
  }

  private func act(on command: BrowserCommand, _ obstacle: String?) {
    if let obstacle {
      log.info("\(command.id) can't be done")
      return model.notices.remark = obstacle
    }
    // `NavigationModel` logs the screens that open, by whatever means.
    if command.section != .screens { log.info(command.id) }
    model.notices.remark = nil
    command.action?(model)
  }

  /// Why a command can't be run now by its name; `nil` when it can.
  func obstacle(to command: BrowserCommand) -> String? {
    if !command.contexts.contains(.screen(navigation.screen)), let home = command.home {
      return words.text(BrowserText.worksOnScreen, words.text(home.title))
    }
    return command.obstacle(model)
  }

  /// Whether the bar of keys is to show a command at the moment.
  func isHinted(_ command: BrowserCommand) -> Bool { command.isHinted(model) }

  /// The commands that the bar of keys shows at the moment, the most needed first.
  var hintedCommands: [BrowserCommand] {
    let takesLetters = model.keyContext.takesLetters
    return keyBindings.ranked(in: model.keyContext.current).filter {
      isHinted($0) && !(takesLetters && $0.isByCharacter)
    }
  }

  /// The command that lists all commands; `nil` where its key does something else.
  var help: BrowserCommand? {
    keyBindings.help.flatMap { $0.contexts.contains(model.keyContext.current) ? $0 : nil }
  }
}

private enum CommandRunnerKey: EnvironmentKey {
  static let defaultValue: CommandRunner? = nil
}

extension EnvironmentValues {
  /// Runs the commands of lists; `nil` outside of the browser.
  var commandRunner: CommandRunner? {
    get { self[CommandRunnerKey.self] }
    set { self[CommandRunnerKey.self] = newValue }
  }
}
