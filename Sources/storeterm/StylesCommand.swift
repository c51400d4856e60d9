import ArgumentParser
import StoreBrowser

/// `storeterm styles`: the control styles and where each can stand.
struct StylesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "styles",
    _superCommandName: Storeterm.name,
    abstract: "List the control styles, StoreKit's and custom ones, and the placements of each.",
    discussion: """
      Prints the name and the idea of each style, and below them the placements that it has. \
      Both are written as browse and render take them for --control-style and --placement.
      """
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
