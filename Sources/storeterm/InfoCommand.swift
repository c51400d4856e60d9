import ArgumentParser
import Foundation
import StoreBrowser

#if os(Linux)
import Previewer
#endif

/// `storeterm info`: prints paths, versions, and the terminal's capabilities.
struct InfoCommand: ParsableCommand, DocumentedCommand {
  static let notes = CommandNotes(
    discussion: """
      Needs no terminal. Sends no query to the terminal, so some capabilities are unknown. \
      Reports the error of a settings file that cannot be used. --format json prints {"paths", \
      "versions", "terminal"}; each is an object of strings, with null for missing values.
      """,
    examples: [
      .init("storeterm info", purpose: "Print all paths, versions and capabilities."),
      .init("storeterm info --format json Store.storekit", purpose: "Print them as JSON."),
    ],
    exitCodes: [
      .init(0, "Done."),
      .init(2, "Wrong usage."),
    ]
  )

  /// The format of the result.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  static let configuration = CommandConfiguration(
    commandName: "info",
    _superCommandName: Storeterm.name,
    abstract: "Print all paths, the versions, and the capabilities of the terminal.",
    discussion: notes.helpText
  )

  @Argument(
    help:
      "Configuration file or package directory (default: the only one in the current directory)",
    completion: .storekit
  )
  var file: String?

  @Option(
    help: ArgumentHelp(
      "Journal that stores the customer's history (default: one for each configuration file)",
      valueName: "file"
    ),
    completion: .journal
  )
  var journal: String?

  @Option(help: "Format of the result")
  var format = Format.text

  func run() {
    var question = ProgramInfo.Question(
      version: Storeterm.version,
      configuration: file ?? (try? ConfigurationFile.only())
    )
    question.journal = journal
    question.previewModules = Self.previewModules
    question.previewCache = Self.previewCache
    let info = ProgramInfo(question)
    StandardStream.output.write(format == .json ? info.json : info.text)
  }

  private static var previewModules: String? {
    #if os(Linux)
    Previewer.modulesFolder
    #else
    nil
    #endif
  }

  private static var previewCache: String? {
    #if os(Linux)
    Previewer.cacheFolder
    #else
    nil
    #endif
  }
}
