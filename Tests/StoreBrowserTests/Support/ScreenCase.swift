import Foundation
import StoreBrowser
import TerminalUI
import Testing

/// One screen to record: a file, a terminal, and the keys that lead to the screen.
struct ScreenCase: Sendable, CustomTestStringConvertible {
  let name: String
  var file: StoreFile = .streaming
  var screen = "store"
  var width = 80
  var height = 24
  var usesASCII = false
  var locale = "en_US"
  var keys: [String] = []

  var testDescription: String { name }

  @MainActor
  func golden() throws -> GoldenScreen {
    let options = BrowserOptions(locale: Locale(identifier: locale), usesASCII: usesASCII)
    let browser = try Browser(try file.configuration(), options: options)
    let pressed = try keys.map { try #require(Key(name: $0)) }
    let text = browser.render(size: Size(width: width, height: height), pressing: pressed)
    return GoldenScreen(name: name, header: header, lines: lines(of: text))
  }

  private func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  private var header: [String] {
    let signs = usesASCII ? "ascii" : "unicode"
    let lines = [
      "configuration  \(file.name)     screen  \(screen)",
      "surface  \(width)x\(height)  \(signs)  locale=\(locale)  clock=2026-01-01T00:00:00Z",
    ]
    return keys.isEmpty ? lines : lines + ["keys  \(keys.joined(separator: " "))"]
  }
}
