/// `Documentation/Command-line.md`, generated from ArgumentParser's help dump and the commands'
/// notes.
struct CommandLinePage {
  private let command: CommandInfo
  private let notes: [String: CommandNotes]

  /// Creates the page of a program.
  ///
  /// - Parameters:
  ///   - command: The root command.
  ///   - notes: The notes by command name.
  init(_ command: CommandInfo, notes: [String: CommandNotes]) {
    self.command = command
    self.notes = notes
  }

  /// The page in Markdown.
  var text: String {
    let sections = command.shownSubcommands.map { subcommand in
      CommandSection(subcommand, notes: notes[subcommand.commandName]).text
    }
    let ends = [
      section("Environment variables", head: "Variable", ManualTexts.environment),
      section("Files", head: "Path", ManualTexts.files),
      section("Exit codes", head: "Exit code", ManualTexts.exitStatus),
    ]
    return ([head] + sections + ends).joined(separator: "\n")
  }

  /// The converter for texts about several commands. It recognizes the options of all commands.
  private var prose: MarkdownProse {
    MarkdownProse(options: command.shownSubcommands.flatMap(\.shownArguments))
  }

  private var head: String {
    let usage = command.shownSubcommands.map(\.usage)
    let rows = command.shownSubcommands.map { subcommand in
      let name = subcommand.commandName
      return ["[`\(name)`](#\(name))", prose.markdown(subcommand.abstract ?? "")]
    }
    return """
      # Command line

      \(prose.markdown(notes[command.commandName]?.discussion ?? ""))
      `storeterm --help` prints the commands and `storeterm COMMAND --help` their options.

      \(Markdown.block(usage + ["storeterm --bugreport", "storeterm --version"]))

      \(Markdown.table(["Command", "Purpose"], rows))

      """
  }

  private func section(
    _ title: String,
    head: String,
    _ section: ManualTexts.Section
  ) -> String {
    let rows = section.rows.map { row in
      let terms = row.term.split(separator: ", ").map { "`\($0)`" }
      return [terms.joined(separator: " "), prose.markdown(row.text)]
    }
    return "## \(title)\n\n\(Markdown.table([head, "Meaning"], rows))\n"
  }
}
