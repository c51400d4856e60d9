import Foundation
import StoreModel
import TerminalUI

/// The commands with the keys that the person assigned.
@MainActor
final class KeyBindings {
  /// All commands. If several commands have the same key, the browser runs the first of them whose
  /// key the views do not handle.
  let commands: [BrowserCommand]
  /// The command that opens the help.
  let help: BrowserCommand?
  let words: Words
  private let chosen: [String: [Key]]
  /// A cache of the ranked commands of each context. The hint bar is built often, and most commands
  /// work in another context.
  private var ranked: [BrowserCommand.Context: [BrowserCommand]] = [:]

  /// Assigns keys to the commands.
  ///
  /// - Parameters:
  ///   - chosen: The person's own keys, by command name.
  ///   - words: The program's texts.
  ///   - usesASCII: Whether the names of keys replace their symbols.
  init(_ chosen: [String: [Key]], words: Words, usesASCII: Bool = false) {
    (self.chosen, self.words) = (chosen, words)
    let table = BrowserCommand.table(with: chosen, in: LayoutDirection(of: words.locale))
    commands = table.map { command in
      var command = command
      command.spellsKeys = usesASCII
      return command
    }
    help = commands.first { $0.id == "program.help" }
  }

  /// Returns the commands that the hint bar can show in a context, sorted by priority.
  func ranked(in context: BrowserCommand.Context) -> [BrowserCommand] {
    if let known = ranked[context] { return known }
    let commands = commands.filter { $0.contexts.contains(context) && !$0.label(words).isEmpty }
    let sorted = commands.ranked
    ranked[context] = sorted
    return sorted
  }

  /// Returns a command's first key, or its title in quotes if it has no key; empty for an unknown
  /// name.
  func key(of id: BrowserCommand.ID) -> String {
    guard let command = commands.first(where: { $0.id == id }) else { return "" }
    let label = command.label(words)
    return label.isEmpty ? "\u{201C}\(command.title(words))\u{201D}" : label
  }

  /// Whether each screen opens with its digit, because the person assigned no other keys.
  private(set) lazy var opensScreensByDigits = BrowserScreen.allCases.allSatisfy {
    key(of: "screen.\($0.rawValue)") == String($0.key)
  }

  /// A sentence that lists the commands that lost their last key, because the person assigned their
  /// keys to other commands. `nil` if there are none. Each title is listed once.
  var lostKeys: String? {
    let lost = BrowserCommand.withoutKey(by: chosen, in: LayoutDirection(of: words.locale))
    let names = lost.map { $0.title(words) }.reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    guard !names.isEmpty else { return nil }
    let list = names.formatted(.list(type: .and).locale(words.locale))
    return words.text(BrowserText.lostKeys, list)
  }
}
