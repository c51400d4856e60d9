import ArgumentParser
import StoreBrowser

/// `storeterm styles`: lists the control styles and the placements of each.
struct StylesCommand: ParsableCommand, DocumentedCommand {
  static let notes = CommandNotes(
    discussion: """
      Prints the name and a description of each style, and below them its placements. The names \
      are values of --control-style and --placement.
      """,
    examples: [.init("storeterm styles", purpose: "List all styles and placements.")],
    exitCodes: [
      .init(0, "Done."),
      .init(2, "Wrong usage."),
    ]
  )

  static let configuration = CommandConfiguration(
    commandName: "styles",
    _superCommandName: Storeterm.name,
    abstract: "List the control styles of StoreKit and of storeterm, with their placements.",
    discussion: notes.helpText
  )

  func run() {
    let entries = ControlStyleList.entries
    let standard = Self.lines("StoreKit's", entries.filter(\.isStandard))
    let custom = Self.lines("Custom", entries.filter { !$0.isStandard })
    StandardStream.output.write((standard + [""] + custom).joined(separator: "\n") + "\n")
  }

  private static func lines(_ title: String, _ entries: [ControlStyleList.Entry]) -> [String] {
    let width = (ControlStyleList.names.map(\.count).max() ?? 0) + 2
    return entries.reduce(into: [title]) { lines, entry in
      let gap = String(repeating: " ", count: width - entry.name.count)
      lines.append("  \(entry.name)\(gap)\(entry.idea)")
      let indent = String(repeating: " ", count: width + 4)
      lines.append(indent + entry.placements.joined(separator: " "))
    }
  }
}
