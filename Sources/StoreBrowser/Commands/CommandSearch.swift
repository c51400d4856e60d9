import Foundation
import StoreModel

/// Finds commands by what people type: words of the title in any order, or letters that
/// follow one another in it.
struct CommandSearch {
  private let words: [String]
  private let letters: [Character]

  /// What is searched for, as it was typed.
  init(_ text: String) {
    words = text.foldedForSearch.split(separator: " ").map(String.init)
    letters = text.foldedForSearch.filter { $0 != " " }
  }

  /// Those commands whose title or name has what is searched for, the best first; all in
  /// their order where nothing is.
  func found(among commands: [BrowserCommand], in language: Words) -> [BrowserCommand] {
    guard !letters.isEmpty else { return commands }
    let ranked = commands.enumerated().compactMap { index, command in
      rank(command, in: language).map { (rank: $0, index: index, command: command) }
    }
    return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.command)
  }

  /// 0 where a title begins with it, 1 where it has all words, 2 where the name has, 3 where
  /// the letters follow one another.
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
  /// The text as it is compared in searches: without case, marks and width.
  var foldedForSearch: String {
    folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
      locale: nil
    )
  }
}
