/// A command in the help dump of ArgumentParser.
struct CommandInfo: Decodable {
  let commandName: String
  let abstract: String?
  let shouldDisplay: Bool?
  let subcommands: [CommandInfo]?
  let arguments: [ArgumentInfo]?

  /// The subcommands that help lists.
  var shownSubcommands: [CommandInfo] {
    (subcommands ?? []).filter { $0.shouldDisplay != false && $0.commandName != "help" }
  }

  /// The short form of the command line, such as `storeterm diff [options] <old> <new>`.
  var usage: String {
    let positional = shownArguments.filter { $0.kind == "positional" }
    let arguments = positional.map { argument in
      let name = "<\(argument.valueName ?? "")>" + (argument.isRepeating ? "..." : "")
      return argument.isOptional ? "[\(name)]" : name
    }
    let hasOptions = shownArguments.count > positional.count
    let words = [Storeterm.name, commandName] + (hasOptions ? ["[options]"] : []) + arguments
    return words.joined(separator: " ")
  }

  /// The arguments and options in the help, without those that all commands have.
  var shownArguments: [ArgumentInfo] {
    (arguments ?? []).filter { argument in
      argument.shouldDisplay != false
        && !["help", "version"].contains(argument.preferredName?.name ?? "")
    }
  }
}

/// An argument or option in the help dump of ArgumentParser.
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

  /// The help without the default value at its end.
  var meaning: String { Self.splitHelp(abstract ?? "").meaning }

  /// The default value that the parser reports, else the default value at the end of the help.
  var defaultText: String? {
    guard kind != "flag" else { return Self.splitHelp(abstract ?? "").value }
    return defaultValue ?? Self.splitHelp(abstract ?? "").value
  }

  /// Splits `Storefront (default: the file's)` into its meaning and its default value.
  private static func splitHelp(_ help: String) -> (meaning: String, value: String?) {
    guard let mark = help.range(of: " (default: "), help.hasSuffix(")") else { return (help, nil) }
    return (String(help[..<mark.lowerBound]), String(help[mark.upperBound...].dropLast()))
  }

  /// Whether the flag is the `--no-` form of another flag.
  func isOpposite(of other: ArgumentInfo) -> Bool {
    guard kind == "flag", let name = preferredName?.name else { return false }
    return other.preferredName.map { "no-" + $0.name } == name
  }
}

/// The help dump of ArgumentParser: the tree of commands.
struct ToolInfo: Decodable {
  let command: CommandInfo
}
