import ExternalInput
import Foundation
import StoreModel
import TerminalExport
import TerminalUI

/// The application as lines: what there is, then what each input changed, nothing ever drawn
/// over; for who listens to the terminal, or reads it in Braille.
///
/// What can be used has a number, which it keeps for as long as it is there. A key by its name is
/// pressed. Where text is asked for, any other line becomes that text; elsewhere a number uses
/// what has it, and one character is pressed as a key.
@MainActor
public final class AccessibleSession {
  private let browser: Browser
  private let host: ViewHost
  private let spoken: SpokenExport
  private var said: [String] = []
  private var numbers = LineNumbers()

  /// Columns, and rows on which nothing has to be scrolled up to some ten thousand products or
  /// purchases; ours. Nothing is drawn on them.
  static let size = Size(width: 80, height: 20_000)

  /// Opens the application.
  public init(_ browser: Browser) {
    self.browser = browser
    browser.open()
    host = browser.makeHost(size: Self.size)
    spoken = SpokenExport(
      locale: browser.model.words.locale,
      usesASCII: browser.options.usesASCII
    )
  }

  private var words: Words { browser.model.words }

  /// The exit code, once the person has left.
  public var exitCode: Int32? { browser.model.navigation.exitCode }

  /// Everything that is there, numbered from the first line on, with what can be written.
  public func start() -> [String] {
    numbers = LineNumbers()
    said = listed().map(\.text)
    return said + [written(help)]
  }

  /// Acts on a line that the person wrote.
  ///
  /// - Returns: What there is to say: what was not there before, with what text left of a list,
  ///   or all of it where they ask for it with a full stop. Where nothing is new, what was said
  ///   again, else where they are.
  public func take(_ line: String) -> [String] {
    let line = line.trimmingCharacters(in: .whitespacesAndNewlines)
    if line == "." { return start() }
    let (before, count) = (listed(), browser.model.notices.count)
    guard act(on: line) else {
      return [written(words.text(BrowserText.accessibleUnknown, PrintableText.escaped(line)))]
    }
    let lines = news(since: before) + (host.notice.map { [written($0)] } ?? [])
    if !lines.isEmpty { return lines }
    if count != browser.model.notices.count, let notice = browser.model.notices.text {
      return [written(notice)]
    }
    return listed().filter(\.element.isFocused).suffix(1).map(\.text)
  }

  /// Follows the file, and says what a change of it makes of the store as it happens; `nil`
  /// for a store without a file.
  func watchFile(_ printLines: @escaping @MainActor ([String]) -> Void) -> ConfigurationWatch? {
    browser.watchFile { [weak self] in
      if let lines = self?.news(), !lines.isEmpty { printLines(lines) }
    }
  }

  /// What is there that was not when something was said last; of a list that became shorter
  /// below the field in focus, all that is left.
  private func news(since before: [Line] = []) -> [String] {
    let lines = listed()
    let left = Self.left(of: before, in: lines)
    var known = said.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    said = lines.map(\.text)
    return said.indices.filter { index in
      guard let count = known[said[index]], count > 0 else { return true }
      known[said[index]] = count - 1
      return left.contains(index)
    }.map { said[$0] }
  }

  /// The places of what is left of a list below the field in focus that became shorter: from the
  /// field to the last line that moved up, or stood before one that is gone.
  private static func left(of before: [Line], in lines: [Line]) -> Range<Int> {
    guard let field = lines.firstIndex(where: { $0.element.isTextInFocus }) else { return 0..<0 }
    let ids = Set(lines.map(\.element.identity))
    guard let gone = before.lastIndex(where: { !ids.contains($0.element.identity) }) else {
      return 0..<0
    }
    let places = Dictionary(
      before.map { ($0.element.identity, $0.element.rect.origin) },
      uniquingKeysWith: { first, _ in first }
    )
    let moved = lines.lastIndex { line in
      places[line.element.identity].map { $0.y > line.element.rect.origin.y } ?? false
    }
    let stood = before[..<gone].last { ids.contains($0.element.identity) }?.element.identity
    let end = lines.lastIndex { $0.element.identity == stood }
    return field + 1..<max(moved ?? field, end ?? field, field) + 1
  }

  /// What can be written, with the keys that this person has.
  private var help: String {
    let keys = ["program.help", "program.quit"].map { browser.model.keyBindings.key(of: $0) }
    return words.text(BrowserText.accessibleHelp, keys[0], keys[1])
  }

  /// A text of the program, as it can be written here.
  private func written(_ text: String) -> String {
    browser.options.usesASCII ? CellText(text, asciiOnly: true).string : text
  }

  private func act(on line: String) -> Bool {
    if line.isEmpty { return press(.enter) }
    let line = TypedLine.text(of: line)
    if line.isEmpty { return false }
    if line.count > 1, let key = Key(name: line.lowercased()) { return press(key) }
    if isTextRequested { return write(line) }
    if let number = Int(line) { return use(number) }
    return Key(name: line).map(press) ?? false
  }

  private func press(_ key: Key) -> Bool {
    host.send(.key(key))
    return true
  }

  /// Uses what has a number.
  private func use(_ number: Int) -> Bool {
    guard let line = listed().first(where: { $0.number == number }) else { return false }
    host.send(.mouse(.click, at: line.element.visibleRect.origin))
    return true
  }

  /// Whether a field has the focus.
  private var isTextRequested: Bool {
    host.update()
    return host.semantics.elements.contains(where: \.isTextInFocus)
  }

  /// Writes a line into the field in focus, in place of what is in it: a line is heard as a
  /// whole, and so it is written.
  private func write(_ line: String) -> Bool {
    host.send(.key(.control("u")))
    host.send(.key(.control("k")))
    return host.send(.paste(line))
  }

  /// A line of what is told of an element, with the element's number before it.
  private struct Line {
    let text: String
    let element: SemanticElement
    var number: Int?
  }

  private func listed() -> [Line] {
    host.update()
    let here = written(words.text(BrowserText.accessibleHere))
    let spokenLines = spoken.spokenElements(host.semantics)
    numbers.update(for: spokenLines.map(\.element).filter(\.hasNumber))
    return spokenLines.flatMap { element, lines -> [Line] in
      var texts = lines
      if element.isFocused, let last = texts.popLast() { texts.append("\(last), \(here)") }
      var spokenLines = texts.map { Line(text: $0, element: element) }
      guard let number = numbers[element], let text = texts.first else { return spokenLines }
      spokenLines[0] = Line(text: "\(number). \(text)", element: element, number: number)
      return spokenLines
    }
  }
}

extension SemanticElement {
  /// Whether it is a field that has the focus.
  fileprivate var isTextInFocus: Bool { isFocused && role == .textField }

  /// Whether it can be used, by a click on what is seen of it.
  @MainActor
  fileprivate var hasNumber: Bool {
    isClickable && visibleRect.size.width > 0 && visibleRect.size.height > 0
  }
}
