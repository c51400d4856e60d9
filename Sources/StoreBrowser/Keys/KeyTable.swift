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
  }

  /// The sections of the help screen.
  public let sections: [Section]

  /// The keys in a language.
  public init(locale: Locale = Locale(identifier: "en_US")) {
    let words = Words(locale: locale)
    sections = KeyBinding.Section.listed.map { section in
      Section(
        title: words[section.title],
        rows: KeyBinding.table.filter { $0.section == section }.map { binding in
          Row(keys: binding.label.text(words), meaning: words[binding.hint])
        }
      )
    }
  }
}
