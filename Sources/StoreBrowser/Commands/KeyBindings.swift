import Foundation
import StoreModel
import TerminalUI

/// The commands with the keys that a person has for them.
@MainActor
final class KeyBindings {
  /// All commands; of several with the same key the first one that is not left to views works.
  let commands: [BrowserCommand]
  /// The command that lists them all.
  let help: BrowserCommand?
  let words: Words
  private let chosen: [String: [Key]]
  /// The ranked commands of each context: the bar of keys is made often, and most commands work
  /// elsewhere.
  private var ranked: [BrowserCommand.Context: [BrowserCommand]] = [:]

  /// Gives commands their keys.
  ///
  /// - Parameter chosen: The keys that a person chose, by the names of commands.
  init(_ chosen: [String: [Key]], words: Words) {
    (self.chosen, self.words) = (chosen, words)
    commands = BrowserCommand.table(with: chosen, in: LayoutDirection(of: words.locale))
    help = commands.first { $0.id == "program.help" }
  }

  /// The commands that the bar of keys can show in a context, the most needed first.
  func ranked(in context: BrowserCommand.Context) -> [BrowserCommand] {
    if let known = ranked[context] { return known }
    let commands = commands.filter { $0.contexts.contains(context) && !$0.label(words).isEmpty }
    let sorted = commands.ranked
    ranked[context] = sorted
    return sorted
  }

  /// How a text names a command: by its key, or by its name in quotes where it has no key.
  func key(of id: BrowserCommand.ID) -> String {
    guard let command = commands.first(where: { $0.id == id }) else { return "" }
    let label = command.label(words)
    return label.isEmpty ? "\u{201C}\(command.title(words))\u{201D}" : label
  }

  /// A sentence that lists the commands without a key because of the chosen ones, each name once;
  /// `nil` where there are none.
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
