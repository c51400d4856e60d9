import ArgumentParser
import Foundation
import StoreBrowser

#if os(Linux)
import Previewer
#endif

/// `storeterm info`: paths, versions, and what the terminal can do.
struct InfoCommand: ParsableCommand {
  /// How it is written.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  static let configuration = CommandConfiguration(
    commandName: "info",
    _superCommandName: Storeterm.name,
    abstract: "Print every path, the versions, and what the terminal can do.",
    discussion: """
      Needs no terminal, and asks it nothing: what only the terminal could tell is not known. \
      A file of settings that cannot be used is told with what is wrong with it. \
      With --format json, prints {"paths", "versions", "terminal"}, each an object of texts, \
      with null for what there is not.
      """
  )

  @Argument(
    help: "A .storekit file or package directory; the only one of this folder unless given.",
    completion: .storekit
  )
  var file: String?

  @Option(help: "The file that the customer's history is kept in.", completion: .journal)
  var journal: String?

  @Option(help: "How it is written.")
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
