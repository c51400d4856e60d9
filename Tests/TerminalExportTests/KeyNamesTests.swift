import Foundation
import Testing

@testable import TerminalExport

@Suite("Key names")
struct KeyNamesTests {
  private func spelled(_ text: String, _ language: String = "en") -> String {
    KeyNames(SpokenWords(locale: Locale(identifier: language))).spelled(text)
  }

  @Test("key symbols are replaced by their names")
  func signs() {
    #expect(spelled("⏎ subscribe") == "Enter subscribe")
    #expect(spelled("↑↓←→ choose") == "Up Down Left Right choose")
    #expect(spelled("⇥ ⇧⇥ next") == "Tab Shift-Tab next")
    #expect(spelled("(⏎)") == "(Enter)")
    #expect(spelled("⇧") == "Shift")
    #expect(spelled("␣ markieren", "de") == "Leertaste markieren")
    #expect(spelled("Subscribe") == "Subscribe")
  }

  @Test("each key has a distinct name in each language", arguments: WordsTests.languages)
  func languages(language: String) {
    let names = "⏎␣⇥⇤⌫⎋⇧".map { spelled(String($0), language) } + [spelled("↑↓", language)]
    for name in names {
      #expect(name.contains { $0.isLetter } && !name.contains("key."), "\(names)")
    }
    #expect(Set(names).count == names.count, "\(names)")
    #expect(spelled("↵", language) == spelled("⏎", language))
  }

  @Test("an arrow between two texts stays an arrow")
  func arrow() {
    #expect(spelled("$69.99 → $59.99") == "$69.99 → $59.99")
    #expect(spelled("→") == "→")
    #expect(spelled("← Show earlier times") == "Left Show earlier times")
  }
}
