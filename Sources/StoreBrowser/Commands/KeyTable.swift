import Foundation
import StoreModel

/// The keys of the application, as manuals list them.
public struct KeyTable: Sendable {
  /// The keys of one place.
  public struct Section: Hashable, Sendable {
    /// Where they work.
    public let title: String
    /// The keys and what they do, in the order of the help screen.
    public let rows: [Row]
  }

  /// Keys and what they do.
  public struct Row: Hashable, Sendable {
    /// The keys as they stand on the keyboard.
    public let keys: String
    /// What they do.
    public let meaning: String
    /// The command's name, by which the settings file gives it other keys; `nil` where views
    /// act on the keys.
    public let name: String?
  }

  /// The sections of the help screen.
  public let sections: [Section]

  /// The keys in a language.
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
  /// The part of the manual that lists it: that of the help; for mere moves, which the help leaves
  /// out and the settings file takes all the same, the part that their name begins with.
  fileprivate var sectionOfManual: Section? {
    if section != nil || action == nil { return section }
    return id.split(separator: ".").first.flatMap { Section(rawValue: String($0)) }
  }
}
