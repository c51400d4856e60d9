/// What the argument parser tells of a command.
struct CommandInfo: Decodable {
  let commandName: String
  let abstract: String?
  let discussion: String?
  let shouldDisplay: Bool?
  let subcommands: [CommandInfo]?
  let arguments: [ArgumentInfo]?

  /// The subcommands that help lists.
  var shownSubcommands: [CommandInfo] {
    (subcommands ?? []).filter { $0.shouldDisplay != false && $0.commandName != "help" }
  }

  /// The arguments and options that help lists, without those that all commands have.
  var shownArguments: [ArgumentInfo] {
    (arguments ?? []).filter { argument in
      argument.shouldDisplay != false
        && !["help", "version"].contains(argument.preferredName?.name ?? "")
    }
  }
}

/// What the argument parser tells of an argument or option.
struct ArgumentInfo: Decodable {
  /// A spelling of an option.
  struct Name: Decodable {
    let kind: String
    let name: String

    /// The spelling with its hyphens.
    var text: String { kind == "long" ? "--" + name : "-" + name }
  }

  let kind: String
  let shouldDisplay: Bool?
  let isOptional: Bool
  let isRepeating: Bool
  let names: [Name]?
  let preferredName: Name?
  let valueName: String?
  let defaultValue: String?
  let allValues: [String]?
  let abstract: String?

  /// Whether it turns off what the option turns on that is told with it.
  func isOpposite(of other: ArgumentInfo) -> Bool {
    guard kind == "flag", let name = preferredName?.name else { return false }
    return other.preferredName.map { "no-" + $0.name } == name
  }
}

/// The whole tree of commands.
struct ToolInfo: Decodable {
  let command: CommandInfo
}
