import Foundation
import StoreModel

/// Finds commands by typed text: words of the title in any order, or letters that appear in the
/// title in the same order.
struct CommandSearch {
  private let words: [String]
  private let letters: [Character]

  /// Creates a search for a typed text.
  init(_ text: String) {
    words = text.foldedForSearch.split(separator: " ").map(String.init)
    letters = text.foldedForSearch.filter { $0 != " " }
  }

  /// Returns the commands whose title or name matches, best match first. An empty search returns
  /// all commands in their order.
  func found(among commands: [BrowserCommand], in language: Words) -> [BrowserCommand] {
    guard !letters.isEmpty else { return commands }
    let ranked = commands.enumerated().compactMap { index, command in
      rank(command, in: language).map { (rank: $0, index: index, command: command) }
    }
    return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.command)
  }

  /// Returns the rank of a match. 0: the title starts with the text. 1: the title contains all
  /// words. 2: the name contains all words. 3: the letters appear in order. Returns `nil` if
  /// nothing matches.
  private func rank(_ command: BrowserCommand, in language: Words) -> Int? {
    let title = command.title(language).foldedForSearch
    if title.hasPrefix(words.joined(separator: " ")) { return 0 }
    if words.allSatisfy(title.contains) { return 1 }
    if words.allSatisfy(command.id.contains) { return 2 }
    return follow(in: title) ? 3 : nil
  }

  private func follow(in title: String) -> Bool {
    var rest = letters[...]
    for character in title where character == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}

extension String {
  /// The text for comparisons in searches, without case, diacritics and width.
  var foldedForSearch: String {
    folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
      locale: nil
    )
  }
}
