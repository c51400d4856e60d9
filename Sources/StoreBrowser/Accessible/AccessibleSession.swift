import ExternalInput
import Foundation
import StoreModel
import TerminalExport
import TerminalUI

/// The application as plain lines, for screen readers and Braille displays. It prints the screen
/// once, and then only what each input changed. It never redraws a line.
///
/// Each control has a number, which stays the same while the control exists. A typed line has one
/// of these effects:
///
/// - A full stop prints the whole screen again.
/// - An empty line presses Enter; the name of a key, such as `tab`, presses that key.
/// - While a text field has the focus, any other line replaces its text.
/// - Elsewhere a number clicks the control with that number, and one character is pressed as a key.
///
/// ```swift
/// import StoreBrowser
///
/// @MainActor
/// func replies(to lines: [String], in browser: Browser) -> [String] {
///   let session = AccessibleSession(browser)
///   return session.start() + lines.flatMap { session.take($0) }
/// }
/// ```
@MainActor
public final class AccessibleSession {
  private let browser: Browser
  private let host: ViewHost
  private let spoken: SpokenExport
  private var said: [String] = []
  private var numbers = LineNumbers()

  /// The size of the virtual screen, in cells. About 10,000 products or purchases fit without
  /// scrolling; the number is this project's choice. The screen is laid out but not drawn.
  static let size = Size(width: 80, height: 20_000)

  /// Opens the application of `browser`, without printing anything.
  public init(_ browser: Browser) {
    self.browser = browser
    browser.open()
    // A line for each change of the time would never end.
    browser.model.clockPlayer.showsPassingTime = false
    host = browser.makeHost(size: Self.size)
    spoken = SpokenExport(
      locale: browser.model.words.locale,
      usesASCII: browser.options.usesASCII
    )
  }

  private var words: Words { browser.model.words }

  /// The exit code; `nil` until the person quits.
  public var exitCode: Int32? { browser.model.navigation.exitCode }

  /// Returns the lines of the whole screen and a line of help. Restarts the control numbers at 1.
  public func start() -> [String] {
    numbers = LineNumbers()
    said = listed().map(\.text)
    return said + [written(help)]
  }

  /// Performs the action of a typed line.
  ///
  /// - Returns: The lines to print: the new lines, and the rest of a list that got shorter. After a
  ///   full stop, the lines of the whole screen. If no line is new, a new notice, or else the line
  ///   in focus.
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

  /// Watches the store file and passes the changed lines to `printLines` after each change; `nil`
  /// for a store without a file.
  func watchFile(_ printLines: @escaping @MainActor ([String]) -> Void) -> ConfigurationWatch? {
    browser.watchFile { [weak self] in
      if let lines = self?.news(), !lines.isEmpty { printLines(lines) }
    }
  }

  /// Passes the changed lines to `printLines` after each event of the playing clock.
  func followClock(_ printLines: @escaping @MainActor ([String]) -> Void) {
    browser.model.clockPlayer.onEvent = { [weak self] in
      if let lines = self?.news(), !lines.isEmpty { printLines(lines) }
    }
  }

  /// Returns the lines that were not on the screen at the last output. If a list below the field in
  /// focus got shorter, also returns the remaining lines of that list.
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

  /// Returns the indices of the remaining lines of a list that got shorter below the field in
  /// focus. The range ends at the last line that moved up or that preceded a removed line.
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

  /// The line of help, with the person's own keys for the help and for quitting.
  private var help: String {
    let keys = ["program.help", "program.quit"].map { browser.model.keyBindings.key(of: $0) }
    return words.text(BrowserText.accessibleHelp, keys[0], keys[1])
  }

  /// Returns a text of the program, in ASCII if the options require ASCII.
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

  /// Clicks the control that has a number.
  private func use(_ number: Int) -> Bool {
    guard let line = listed().first(where: { $0.number == number }) else { return false }
    host.send(.mouse(.click, at: line.element.visibleRect.origin))
    return true
  }

  /// Whether a text field has the focus.
  private var isTextRequested: Bool {
    host.update()
    return host.semantics.elements.contains(where: \.isTextInFocus)
  }

  /// Replaces the text of the field in focus. A screen reader reads whole lines, so a typed line
  /// replaces the whole text.
  private func write(_ line: String) -> Bool {
    host.send(.key(.control("u")))
    host.send(.key(.control("k")))
    return host.send(.paste(line))
  }

  /// A line of an element's description. The first line of a control starts with its number.
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
  fileprivate var isTextInFocus: Bool { isFocused && role == .textField }

  /// Whether the element gets a number: it is clickable and partly visible.
  @MainActor
  fileprivate var hasNumber: Bool {
    isClickable && visibleRect.size.width > 0 && visibleRect.size.height > 0
  }
}
