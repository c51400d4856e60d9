import ArgumentParser
import Foundation
import StoreBrowser

/// `storeterm man`: prints the reference of the command line, for `make install` and for
/// `Documentation/Command-line.md`.
struct ManCommand: ParsableCommand {
  /// The markup of the reference.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    /// The manual page.
    case mdoc
    /// `Documentation/Command-line.md`.
    case markdown
  }

  static let configuration = CommandConfiguration(
    commandName: "man",
    _superCommandName: Storeterm.name,
    abstract: "Print the reference of the command line.",
    shouldDisplay: false
  )

  @Option(help: "Markup of the reference")
  var format = Format.mdoc

  func run() throws {
    let dump = Data(Storeterm._dumpHelp().utf8)
    let command = try JSONDecoder().decode(ToolInfo.self, from: dump).command
    let text =
      switch format {
      case .mdoc:
        ManualPage.text(
          of: command,
          notes: Storeterm.commandNotes,
          keys: KeyTable(),
          version: Storeterm.version
        )
      case .markdown: CommandLinePage(command, notes: Storeterm.commandNotes).text
      }
    StandardStream.output.write(text)
  }
}
