/// The commands that a list of commands shows, in sections or as the result of a search.
@MainActor
struct CommandListing {
  let commands: CommandRunner
  let contents: Contents
  /// The text to search for; empty for all commands.
  let text: String

  /// The kinds of lists.
  enum Contents: Hashable {
    /// The essential commands, or all commands by section.
    case help
    /// All commands that can run, in one list.
    case palette
    /// The commands that open the screens.
    case screens
  }

  /// A command with its position in the list.
  struct Row: Identifiable {
    let command: BrowserCommand
    /// The name of the section, for its first row.
    var heading: BrowserText?
    /// Whether the row is the last of its section. A blank line follows it.
    var endsPart = false
    var id: BrowserCommand.ID { command.id }
  }

  /// Whether sections are listed instead of the result of a search.
  var isGrouped: Bool { contents != .palette && text.isEmpty }

  /// The screen under the sheet.
  private var screen: BrowserScreen { commands.navigation.screen }

  var rows: [Row] {
    guard isGrouped else { return foundCommands.map { Row(command: $0) } }
    if contents == .screens { return screenRows }
    return commands.navigation.showsEssentials ? essentialRows : allRows
  }

  /// All commands with their sections, the open screen's section first.
  private var allRows: [Row] {
    let sections = BrowserCommand.Section.allCases
    let here = sections.filter { $0.screen == screen }
    let parts = Dictionary(grouping: commands.keyBindings.commands, by: section(of:))
    return (here + sections.filter { $0.screen != screen }).flatMap { section in
      part(parts[section, default: []], heading: section.title)
    }
  }

  /// The essential commands: those of the open screen, then those of every screen.
  private var essentialRows: [Row] {
    let all = commands.keyBindings.commands
    let listed = commands.navigation.essentials.compactMap { id in all.first { $0.id == id } }
    let everywhere = listed.filter { $0.contexts.isSuperset(of: BrowserCommand.Context.screens) }
    let here = listed.filter { !$0.contexts.isSuperset(of: BrowserCommand.Context.screens) }
    let section = BrowserCommand.Section.allCases.first { $0.screen == screen }
    return part(here, heading: section?.title) + part(everywhere, heading: .helpEverywhere)
  }

  private var screenRows: [Row] {
    let opening = BrowserScreen.allCases.map { "screen.\($0.rawValue)" }
    return part(commands.keyBindings.commands.filter { opening.contains($0.id) }, heading: nil)
  }

  /// Returns the rows of a section.
  private func part(_ commands: [BrowserCommand], heading: BrowserText?) -> [Row] {
    commands.enumerated().map { index, command in
      Row(
        command: command,
        heading: index == 0 ? heading : nil,
        endsPart: heading != nil && index == commands.count - 1
      )
    }
  }

  /// The commands that match the text, best match first.
  var foundCommands: [BrowserCommand] {
    let isPalette = contents == .palette
    let all = commands.keyBindings.commands.filter {
      $0.section != nil && (!isPalette || $0.action != nil)
    }
    // Commands of this screen come first.
    let here = all.filter { $0.contexts.contains(.screen(screen)) }
    let elsewhere = all.filter { !$0.contexts.contains(.screen(screen)) }
    let listed =
      isPalette ? oneOfEach(here + elsewhere + commands.namedCommands) : here + elsewhere
    return CommandSearch(text).found(among: listed, in: commands.words)
  }

  /// Returns the section that lists a command. If the hint bar of the open screen shows the
  /// command, returns a section of that screen.
  private func section(of command: BrowserCommand) -> BrowserCommand.Section? {
    guard let section = command.section, let home = section.screen, home != screen,
      command.contexts.contains(.screen(screen)), command.action != nil,
      command.priority != nil, commands.isHinted(command)
    else { return command.section }
    return BrowserCommand.Section.allCases.first { $0.screen == screen } ?? section
  }

  /// Returns the commands, but only the first of those with equal titles. Several screens have the
  /// same action with different keys, but a search by name needs it only once. If one of these
  /// commands works on the open screen, that command is first.
  private func oneOfEach(_ all: [BrowserCommand]) -> [BrowserCommand] {
    var titles: Set<String> = []
    return all.filter { titles.insert($0.title(commands.words)).inserted }
  }
}
