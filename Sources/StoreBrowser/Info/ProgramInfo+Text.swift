import ExternalInput
import StoreModel

extension ProgramInfo {
  /// Aligned lines below a heading for each section; `-` where there is nothing.
  public var text: String {
    let width = sections.flatMap(\.entries).map(\.name.count).max() ?? 0
    return sections.map { section in
      let lines = section.entries.map { entry in
        let gap = String(repeating: " ", count: width - entry.name.count + 2)
        return
          "  \(entry.name)\(gap)\(PrintableText.escaped(shown(entry, in: section) ?? "-"))\n"
      }
      return section.name + "\n" + lines.joined()
    }.joined(separator: "\n")
  }

  /// An object with one object for each section, keys always in the same order; `null`
  /// where there is nothing.
  public var json: String {
    let parts = sections.map { section in
      let members = section.entries.map { entry in
        "    \(JSONText.string(entry.key)): \(shown(entry, in: section).map(JSONText.string) ?? "null")"
      }
      return "  \(JSONText.string(section.key)): {\n" + members.joined(separator: ",\n") + "\n  }"
    }
    return "{\n" + parts.joined(separator: ",\n") + "\n}\n"
  }

  /// A block of Markdown for a report of a bug: versions, the terminal and the command
  /// line. No content of any file is in it, and no path but those that were typed.
  ///
  /// - Parameter arguments: The command line, without the program's name.
  public func bugReport(arguments: [String]) -> String {
    let told = sections.filter { $0.key != "paths" }.flatMap(\.entries).filter { $0.value != nil }
    let rows = told.map { entry in
      "| \(entry.name) | \(Self.cell(entry.value ?? "")) |\n"
    }
    let line = arguments.isEmpty ? "none" : arguments.joined(separator: " ")
    return "### What happened\n\n\n### What I expected\n\n\n### Where\n\n| | |\n| --- | --- |\n"
      + rows.joined() + "| arguments | \(Self.cell(line)) |\n"
  }

  /// Text that stays within its cell of a table.
  private static func cell(_ text: String) -> String {
    "`"
      + PrintableText.escaped(PrivateKeyText.redacted(text)).replacing("|", with: "\\|").replacing(
        "`",
        with: "'"
      ) + "`"
  }
}

extension ProgramInfo {
  /// What there is, without private keys: a variable of the environment may hold one. Paths may
  /// look random, as the names of journals do.
  private func shown(_ entry: Entry, in section: Section) -> String? {
    entry.value.map {
      section.key == "paths" ? PrivateKeyText.path($0) : PrivateKeyText.redacted($0)
    }
  }
}
