/// The section of `Documentation/Command-line.md` about one command.
struct CommandSection {
  private let command: CommandInfo
  private let notes: CommandNotes?
  private let prose: MarkdownProse

  /// Creates the section of a command.
  init(_ command: CommandInfo, notes: CommandNotes?) {
    self.command = command
    self.notes = notes
    prose = MarkdownProse(options: command.shownArguments)
  }

  /// The section in Markdown, starting with its heading.
  var text: String {
    var parts = [
      "## \(command.commandName)", prose.markdown(command.abstract ?? ""),
      Markdown.block([command.usage]),
    ]
    parts += (notes?.discussion ?? "").split(separator: "\n\n").map {
      prose.markdown(String($0))
    }
    let arguments = command.shownArguments.filter { $0.kind == "positional" }
    if !arguments.isEmpty {
      parts.append(Markdown.table(["Argument", "Meaning", "Default"], arguments.map(row)))
    }
    let options = command.shownArguments.filter { $0.kind != "positional" }
    if !options.isEmpty {
      let shown = options.filter { option in !options.contains(where: option.isOpposite) }
      let rows = shown.map { row($0, among: options) }
      parts.append(Markdown.table(["Option", "Value", "Meaning", "Default"], rows))
    }
    if let notes {
      parts.append(Self.examples(notes.examples))
      let rows = notes.exitCodes.map { ["\($0.code)", prose.markdown($0.meaning)] }
      parts.append(Markdown.table(["Exit code", "Meaning"], rows))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func row(_ argument: ArgumentInfo) -> [String] {
    [
      "`\(argument.valueName ?? "")`" + (argument.isRepeating ? " …" : ""),
      prose.markdown(argument.meaning), defaultValue(of: argument),
    ]
  }

  private func row(_ option: ArgumentInfo, among options: [ArgumentInfo]) -> [String] {
    let opposites = options.filter { $0.isOpposite(of: option) }
    let names = ([option] + opposites).flatMap { $0.names ?? [] }.map { "`\($0.text)`" }
    let isFlag = option.kind == "flag"
    let values = isFlag ? [] : (option.allValues ?? []).map { "`\($0)`" }
    let listed = values.isEmpty ? "" : ": " + values.joined(separator: " ")
    return [
      names.joined(separator: " "), isFlag ? "" : option.valueName ?? "",
      prose.markdown(option.meaning) + listed, defaultValue(of: option),
    ]
  }

  /// Returns the default value, formatted as code if it is a valid argument.
  private func defaultValue(of argument: ArgumentInfo) -> String {
    guard let text = argument.defaultText else { return "" }
    let isTyped = argument.defaultValue != nil || argument.allValues?.contains(text) == true
    return isTyped && argument.kind != "flag" ? "`\(text)`" : prose.markdown(text)
  }

  private static func examples(_ examples: [CommandNotes.Example]) -> String {
    let width = examples.map(\.line.count).max() ?? 0
    let lines = examples.map { example in
      let gap = String(repeating: " ", count: width - example.line.count)
      return "\(example.line)\(gap)  # \(example.purpose)"
    }
    return Markdown.block(lines, language: "sh")
  }
}

/// Blocks of Markdown.
enum Markdown {
  /// Returns a fenced block of code.
  static func block(_ lines: [String], language: String = "text") -> String {
    (["```" + language] + lines + ["```"]).joined(separator: "\n")
  }

  /// Returns a table. Each row must have as many cells as the head.
  static func table(_ head: [String], _ rows: [[String]]) -> String {
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }
}
