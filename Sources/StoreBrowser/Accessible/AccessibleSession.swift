import Foundation
import StoreModel
import TerminalExport
import TerminalUI

/// The application as lines: what there is, then what each input changed, nothing ever drawn
/// over; for who listens to the terminal, or reads it in Braille.
///
/// What can be used has a number. A line that is a number uses it; a key by its name, or one
/// character, is pressed; any other line is typed where text is asked for.
@MainActor
public final class AccessibleSession {
  private let browser: Browser
  private let host: ViewHost
  private let spoken: SpokenExport
  private var said: [String] = []

  /// Columns, and rows on which nothing has to be scrolled up to some ten thousand products or
  /// purchases; ours. Nothing is drawn on them.
  static let size = Size(width: 80, height: 20_000)

  /// Opens the application.
  public init(_ browser: Browser) {
    self.browser = browser
    browser.model.open()
    host = browser.makeHost(size: Self.size)
    spoken = SpokenExport(
      locale: browser.model.words.locale,
      usesASCII: browser.options.usesASCII
    )
  }

  private var words: Words { browser.model.words }

  /// The exit code, once the person has left.
  public var exitCode: Int32? { browser.model.exitCode }

  /// Everything that is there, with what can be written.
  public func start() -> [String] {
    let lines = listed()
    said = lines.map(\.text)
    return lines.map(\.numbered) + [written(words.text(BrowserText.accessibleHelp))]
  }

  /// Acts on a line that the person wrote.
  ///
  /// - Returns: What there is to say: what was not there before, or all of it where they ask
  ///   for it with a full stop.
  public func take(_ line: String) -> [String] {
    let line = line.trimmingCharacters(in: .whitespacesAndNewlines)
    if line == "." { return start() }
    guard act(on: line) else {
      return [written(words.text(BrowserText.accessibleUnknown, PrintableText.escaped(line)))]
    }
    return news()
  }

  /// Follows the file, and says what a change of it makes of the store as it happens; `nil`
  /// for a store without a file.
  func watchFile(_ say: @escaping @MainActor ([String]) -> Void) -> ConfigurationWatch? {
    browser.watchFile { [weak self] in
      if let lines = self?.news(), !lines.isEmpty { say(lines) }
    }
  }

  /// What is there that was not when something was said last.
  private func news() -> [String] {
    let lines = listed()
    var before = said.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    said = lines.map(\.text)
    return lines.filter { line in
      guard let count = before[line.text], count > 0 else { return true }
      before[line.text] = count - 1
      return false
    }.map(\.numbered)
  }

  /// A text of the program, as it can be written here.
  private func written(_ text: String) -> String {
    browser.options.usesASCII ? CellText(text, asciiOnly: true).string : text
  }

  private func act(on line: String) -> Bool {
    let isEmpty = line.isEmpty
    let line = TypedLine.text(of: line)
    if line.isEmpty, !isEmpty { return false }
    if let number = Int(line) {
      let places = listed().compactMap(\.place)
      guard places.indices.contains(number - 1) else { return false }
      host.send(.mouse(.click, at: places[number - 1]))
      return true
    }
    if let key = line.isEmpty ? .enter : Key(name: line.count == 1 ? line : line.lowercased()) {
      host.send(.key(key))
      return true
    }
    return host.send(.paste(line))
  }

  /// A line of what is told of an element: its text, the same with the element's number, and
  /// where a click uses that.
  private struct Line {
    let text: String
    let numbered: String
    let place: Point?
  }

  private func listed() -> [Line] {
    host.update()
    let here = written(words.text(BrowserText.accessibleHere))
    var number = 0
    return spoken.told(host.semantics).flatMap { element, lines -> [Line] in
      var texts = lines
      if element.isFocused, let last = texts.popLast() { texts.append("\(last), \(here)") }
      var told = texts.map { Line(text: $0, numbered: $0, place: nil) }
      let seen = element.visibleRect.size
      guard element.isClickable, seen.width > 0, seen.height > 0, let text = texts.first else {
        return told
      }
      number += 1
      let place = element.visibleRect.origin
      told[0] = Line(text: text, numbered: "\(number). \(text)", place: place)
      return told
    }
  }
}
