import ExternalInput
import StoreModel

extension ProgramInfo {
  /// The sections as aligned lines with headings; `-` for a missing value.
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

  /// The sections as a JSON object with one object per section. The order of keys is fixed; a
  /// missing value is `null`.
  public var json: String {
    let parts = sections.map { section in
      let members = section.entries.map { entry in
        "    \(JSONText.string(entry.key)): \(shown(entry, in: section).map(JSONText.string) ?? "null")"
      }
      return "  \(JSONText.string(section.key)): {\n" + members.joined(separator: ",\n") + "\n  }"
    }
    return "{\n" + parts.joined(separator: ",\n") + "\n}\n"
  }

  /// Returns a Markdown block for a bug report: versions, the terminal and the command line. The
  /// block contains no file content. It contains paths only in the arguments.
  ///
  /// - Parameter arguments: The command line, without the program's name.
  public func bugReport(arguments: [String]) -> String {
    let reportedEntries = sections.filter { $0.key != "paths" }.flatMap(\.entries).filter {
      $0.value != nil
    }
    let rows = reportedEntries.map { entry in
      "| \(entry.name) | \(Self.cell(entry.value ?? "")) |\n"
    }
    let line = arguments.isEmpty ? "none" : arguments.joined(separator: " ")
    return "### What happened\n\n\n### What I expected\n\n\n### Where\n\n| | |\n| --- | --- |\n"
      + rows.joined() + "| arguments | \(Self.cell(line)) |\n"
  }

  /// Returns a text with the characters escaped that would end a table cell.
  private static func cell(_ text: String) -> String {
    "`"
      + PrintableText.escaped(PrivateKeyText.redacted(text)).replacing("|", with: "\\|").replacing(
        "`",
        with: "'"
      ) + "`"
  }
}

extension ProgramInfo {
  /// Returns an entry's value with private keys redacted, because an environment variable may
  /// contain one. In the section of paths, only values that contain the start of a key are
  /// replaced. Names of journals look random but must stay readable.
  private func shown(_ entry: Entry, in section: Section) -> String? {
    entry.value.map {
      section.key == "paths" ? PrivateKeyText.path($0) : PrivateKeyText.redacted($0)
    }
  }
}
