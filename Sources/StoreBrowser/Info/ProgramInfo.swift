import Foundation
import NcursesTerminal
import PurchaseJournal
import StoreModel

/// The program's versions and paths and the terminal's properties, for users and bug reports.
///
/// ```swift
/// import StoreBrowser
///
/// func report(version: String) -> String {
///   ProgramInfo(ProgramInfo.Question(version: version)).text
/// }
/// ```
public struct ProgramInfo: Hashable, Sendable {
  /// One line of information.
  public struct Entry: Hashable, Sendable {
    /// The key in JSON.
    public let key: String
    /// The label in text.
    public let name: String
    /// The value; `nil` if there is none.
    public let value: String?
  }

  /// A group of entries with a heading.
  public struct Section: Hashable, Sendable {
    /// The key in JSON.
    public let key: String
    /// The heading in text.
    public let name: String
    /// The entries. Their keys and their order are always the same.
    public let entries: [Entry]
  }

  /// The sections: paths, versions, terminal.
  public let sections: [Section]
}

extension ProgramInfo {
  /// The inputs from which the information is collected.
  public struct Question: Sendable {
    /// The program's version.
    public var version: String
    /// The path of the configuration file; `nil` for none.
    public var configuration: String?
    /// The path of the journal; `nil` for the default journal of the configuration.
    public var journal: String?
    /// The folder of the modules that previews are built with; `nil` if there is none.
    public var previewModules: String?
    /// The folder of the compiler's cache for previews; `nil` if there is none.
    public var previewCache: String?
    /// The process's environment.
    public var environment: [String: String]
    /// Whether standard output is a terminal.
    public var isTerminal: Bool

    /// Creates the inputs for this process.
    public init(version: String, configuration: String? = nil) {
      self.version = version
      self.configuration = configuration
      let current = TerminalEnvironment.current
      environment = current.variables
      isTerminal = current.isTerminal
    }
  }

  /// Collects the information. The only file that is read is the settings file, to report errors in
  /// it. Nothing is sent to the terminal.
  public init(_ question: Question) {
    let environment = TerminalEnvironment(
      variables: question.environment,
      isTerminal: question.isTerminal
    )
    let facts = TerminalCapabilities(environment)
    sections = [
      Section(key: "paths", name: "Paths", entries: Self.paths(question)),
      Section(
        key: "versions",
        name: "Versions",
        entries: Self.versions(question, facts)
      ),
      Section(
        key: "terminal",
        name: "Terminal",
        entries: Self.terminal(environment, facts)
      ),
    ]
  }

  private static func paths(_ question: Question) -> [Entry] {
    let places = ProgramPaths(environment: question.environment)
    let journal =
      question.journal
      ?? question.configuration.map {
        JournalPaths.path(forConfigurationAt: $0, environment: question.environment)
      }
    return [
      Entry(key: "configuration", name: "configuration", value: question.configuration),
      Entry(key: "settings", name: "settings file", value: places.settings),
      Entry(key: "settingsError", name: "settings error", value: error(in: places.settings)),
      Entry(key: "journals", name: "journals", value: places.state),
      Entry(key: "journal", name: "journal of this file", value: journal),
      Entry(key: "keys", name: "signing keys", value: journal.map(JournalPaths.keys)),
      Entry(key: "log", name: "log", value: places.log),
      Entry(key: "previewModules", name: "preview modules", value: question.previewModules),
      Entry(key: "previewCache", name: "preview cache", value: question.previewCache),
    ]
  }

  /// Returns the error in a settings file; `nil` if the file is valid or does not exist.
  private static func error(in path: String) -> String? {
    do {
      _ = try SettingsFile(path: path)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static func versions(_ question: Question, _ facts: TerminalCapabilities) -> [Entry] {
    let name = question.environment["TERM"] ?? ""
    let description = facts.descriptionFile ?? (facts.isDescribed ? "built into ncurses" : nil)
    return [
      Entry(key: "storeterm", name: "storeterm", value: question.version),
      Entry(key: "swift", name: "Swift", value: BuildVersions.swift),
      Entry(key: "ncurses", name: "ncurses", value: facts.cursesVersion),
      Entry(
        key: "terminfo",
        name: "terminfo entry",
        value: description.map { name.isEmpty ? $0 : "\(name), \($0)" }
      ),
      Entry(
        key: "system",
        name: "system",
        value: ProcessInfo.processInfo.operatingSystemVersionString
      ),
    ]
  }
}
