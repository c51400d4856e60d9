import StoreBrowser

/// The manual page in mdoc, generated from the help dump of ArgumentParser, the commands' notes and
/// the table of keys.
struct ManualPage {
  private let command: CommandInfo
  private let notes: [String: CommandNotes]
  private let keys: KeyTable
  private var lines: [String] = []

  /// Returns the page as text.
  ///
  /// - Parameter notes: The notes by command name.
  static func text(
    of command: CommandInfo,
    notes: [String: CommandNotes],
    keys: KeyTable,
    version: String
  ) -> String {
    var page = ManualPage(command: command, notes: notes, keys: keys)
    page.writeHead(version)
    page.writeCommands()
    page.writeKeys()
    page.writeRest()
    return page.lines.joined(separator: "\n") + "\n"
  }

  private init(command: CommandInfo, notes: [String: CommandNotes], keys: KeyTable) {
    self.command = command
    self.notes = notes
    self.keys = keys
  }

  private mutating func writeHead(_ version: String) {
    lines += [
      ".Dd \(Storeterm.releaseDate)", ".Dt STORETERM 1", ".Os storeterm \(version)", ".Sh NAME",
      ".Nm storeterm", ".Nd \(Mdoc.argument(Self.withoutPoint(command.abstract ?? "")))",
      ".Sh SYNOPSIS",
    ]
    for subcommand in command.shownSubcommands {
      lines += [".Nm", ".Cm \(subcommand.commandName)"]
      lines += Self.synopsis(of: subcommand)
    }
    lines += [".Nm", ".Fl \\-bugreport", ".Sh DESCRIPTION"]
    write(
      """
      storeterm reads the .storekit file that Xcode writes, draws the subscription store that \
      customers see, and simulates purchases, renewals and refunds over time. Without a command \
      it runs browse, which opens the file in the terminal. It uses no account and no network.
      """
    )
  }

  private mutating func writeCommands() {
    lines.append(".Sh COMMANDS")
    for subcommand in command.shownSubcommands {
      lines.append(".Ss \(Mdoc.argument(subcommand.commandName))")
      write(subcommand.abstract ?? "")
      let notes = notes[subcommand.commandName]
      for paragraph in (notes?.discussion ?? "").split(separator: "\n\n") {
        lines.append(".Pp")
        write(String(paragraph))
      }
      writeArguments(of: subcommand)
      if let notes {
        writeList("Examples:", notes.examples.map { ($0.line, $0.purpose) })
        writeList("Exit codes:", notes.exitCodes.map { ("\($0.code)", $0.meaning) })
      }
    }
  }

  private mutating func writeList(_ title: String, _ rows: [(term: String, text: String)]) {
    lines += [".Pp", title, ".Bl -tag -width indent -compact"]
    for row in rows {
      lines.append(".It \(Mdoc.argument(row.term))")
      write(row.text)
    }
    lines.append(".El")
  }

  private mutating func writeArguments(of subcommand: CommandInfo) {
    guard !subcommand.shownArguments.isEmpty else { return }
    lines.append(".Bl -tag -width indent")
    let arguments = subcommand.shownArguments
    for argument in arguments where !arguments.contains(where: argument.isOpposite) {
      let opposites = arguments.filter { $0.isOpposite(of: argument) }
      let tags = ([argument] + opposites).map(Self.tag)
      lines.append(".It \(tags.joined(separator: " , "))")
      write(argument.meaning + ".")
      if let values = argument.allValues, !values.isEmpty, argument.kind == "option" {
        write("Values: " + values.joined(separator: ", ") + ".")
      }
      if let value = argument.defaultText { write("Default: \(value).") }
    }
    lines.append(".El")
  }

  private mutating func writeKeys() {
    lines.append(".Sh KEYS")
    for section in keys.sections {
      lines += [".Ss \(Mdoc.argument(section.title))", ".Bl -tag -width Ctrl-C -compact"]
      for row in section.rows {
        lines.append(".It \(Mdoc.argument(row.keys))")
        write(row.name.map { "\(row.meaning) (\($0))" } ?? row.meaning)
      }
      lines.append(".El")
    }
  }

  private mutating func writeRest() {
    for section in ManualTexts.sections {
      lines += [".Sh \(section.title)", ".Bl -tag -width indent"]
      for (term, text) in section.rows {
        lines.append(".It \(Mdoc.argument(term))")
        write(text)
      }
      lines.append(".El")
    }
  }

  private mutating func write(_ text: String) {
    for line in text.split(separator: "\n") { lines.append(Mdoc.text(String(line))) }
  }

  private static func withoutPoint(_ text: String) -> String {
    text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  private static func synopsis(of subcommand: CommandInfo) -> [String] {
    let positional = subcommand.shownArguments.filter { $0.kind == "positional" }
    let hasOptions = subcommand.shownArguments.count > positional.count
    return (hasOptions ? [".Op Ar options"] : [])
      + positional.map { argument in
        let name = Mdoc.argument(argument.valueName ?? "") + (argument.isRepeating ? " ..." : "")
        return argument.isOptional ? ".Op Ar \(name)" : ".Ar \(name)"
      }
  }

  private static func tag(of argument: ArgumentInfo) -> String {
    let value = argument.valueName ?? ""
    guard argument.kind != "positional" else { return "Ar \(Mdoc.argument(value))" }
    let names = (argument.names ?? []).map { "Fl \(Mdoc.flag($0.text))" }
    let spelled = names.joined(separator: " , ")
    return argument.kind == "flag" ? spelled : spelled + " Ar " + Mdoc.argument(value)
  }
}

/// Escapes text for mdoc macros.
enum Mdoc {
  /// Returns a line of running text, escaped so that mdoc does not read it as a macro.
  static func text(_ line: String) -> String {
    let escaped = escaped(line)
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  /// Returns an argument of a macro. Quotation marks keep mdoc from reading words of the argument
  /// as macros.
  static func argument(_ text: String) -> String {
    "\"" + escaped(text).replacing("\"", with: "\\(dq") + "\""
  }

  /// Returns an option for `.Fl`, which writes the first hyphen itself.
  static func flag(_ text: String) -> String {
    escaped(String(text.dropFirst())).replacing("-", with: "\\-")
  }

  private static func escaped(_ text: String) -> String { text.replacing("\\", with: "\\e") }
}
