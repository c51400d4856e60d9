import Foundation
import StoreModel

/// The keys of the application, as a table for manuals.
///
/// ```swift
/// import StoreBrowser
///
/// func lines() -> [String] {
///   KeyTable().sections.flatMap(\.rows).map { "\($0.keys)  \($0.meaning)" }
/// }
/// ```
public struct KeyTable: Sendable {
  /// The keys of one section of the help.
  public struct Section: Hashable, Sendable {
    /// The localized title.
    public let title: String
    /// The rows, in the order of the help.
    public let rows: [Row]
  }

  /// The keys of one command.
  public struct Row: Hashable, Sendable {
    /// The names of the keys, separated by spaces.
    public let keys: String
    /// The full description of the command.
    public let meaning: String
    /// The command's name, which the settings file uses to assign other keys; `nil` if views handle
    /// the keys.
    public let name: String?
  }

  /// The sections, in the order of the help.
  public let sections: [Section]

  /// Creates the table in a language.
  public init(locale: Locale = Locale(identifier: "en_US")) {
    let words = Words(locale: locale)
    sections = BrowserCommand.Section.allCases.map { section in
      Section(
        title: words.text(section.title),
        rows: BrowserCommand.table.filter { $0.sectionOfManual == section }.map { command in
          Row(
            keys: command.labels(words),
            meaning: command.title(words),
            name: command.action == nil ? nil : command.id
          )
        }
      )
    }
  }
}

extension BrowserCommand {
  /// The section of the manual that lists the command. The manual also lists plain cursor moves,
  /// which the help omits, because the settings file can assign keys to them. The manual lists such
  /// a command in the section whose name is the first part of the command's name.
  fileprivate var sectionOfManual: Section? {
    if section != nil || action == nil { return section }
    return id.split(separator: ".").first.flatMap { Section(rawValue: String($0)) }
  }
}
