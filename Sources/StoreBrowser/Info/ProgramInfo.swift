import Foundation
import NcursesTerminal
import PurchaseJournal
import StoreModel

/// What the program is, where it keeps things and what the terminal can do: for people who
/// wonder, and for reports of bugs.
public struct ProgramInfo: Hashable, Sendable {
  /// One line.
  public struct Entry: Hashable, Sendable {
    /// What it is about, as JSON names it.
    public let key: String
    /// What it is about, for people.
    public let name: String
    /// What there is; `nil` when there is nothing.
    public let value: String?
  }

  /// Lines that belong together.
  public struct Section: Hashable, Sendable {
    /// What it is about, as JSON names it.
    public let key: String
    /// The heading.
    public let name: String
    /// The lines, always the same ones in the same order.
    public let entries: [Entry]
  }

  /// The sections: paths, versions, terminal.
  public let sections: [Section]
}

extension ProgramInfo {
  /// What is asked about.
  public struct Question: Sendable {
    /// The program's version.
    public var version: String
    /// The configuration file; `nil` when there is none.
    public var configuration: String?
    /// The journal, where it is not the one that belongs to the configuration.
    public var journal: String?
    /// The folder of the modules that previews are built with; `nil` when there is none.
    public var previewModules: String?
    /// The folder in which previews keep what the compiler read; `nil` when there is none.
    public var previewCache: String?
    /// The process's environment.
    public var environment: [String: String]
    /// Whether standard output is a terminal.
    public var isTerminal: Bool

    /// Creates a question about this process.
    public init(version: String, configuration: String? = nil) {
      self.version = version
      self.configuration = configuration
      let current = TerminalEnvironment.current
      environment = current.variables
      isTerminal = current.isTerminal
    }
  }

  /// Finds everything out. Reads the content of no file but the settings', to say what is wrong
  /// with it, and asks the terminal nothing.
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
        JournalPlace.path(forConfigurationAt: $0, environment: question.environment)
      }
    return [
      Entry(key: "configuration", name: "configuration", value: question.configuration),
      Entry(key: "settings", name: "settings file", value: places.settings),
      Entry(key: "settingsError", name: "settings error", value: error(in: places.settings)),
      Entry(key: "journals", name: "journals", value: places.state),
      Entry(key: "journal", name: "journal of this file", value: journal),
      Entry(key: "keys", name: "signing keys", value: journal.map(JournalPlace.keys)),
      Entry(key: "log", name: "log", value: places.log),
      Entry(key: "previewModules", name: "preview modules", value: question.previewModules),
      Entry(key: "previewCache", name: "preview cache", value: question.previewCache),
    ]
  }

  /// What is wrong with a file of settings; `nil` for one that is right or not there.
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
