import ExternalInput
import Foundation
import TerminalUI

/// A screen as a screen reader would speak it, in reading order. Each element is one line; a text
/// with several lines stays on several lines.
///
/// ```text
/// Choose a plan, heading
/// Premium Yearly $99.99 per year, selected, 1 of 4
/// Subscribe, button
/// ```
///
/// Labels, values and hints are the texts on the screen, with names in place of key symbols. The
/// names, roles and states are in the language of the locale.
///
/// ```swift
/// import Foundation
/// import TerminalExport
/// import TerminalUI
///
/// @MainActor
/// func spoken(_ host: ViewHost) -> String {
///   SpokenExport(locale: Locale(identifier: "ja")).text(of: host)
/// }
/// ```
public struct SpokenExport: Sendable {
  private let words: SpokenWords
  private let keys: KeyNames
  private let usesASCII: Bool

  /// Creates an export in the language of a locale; English if there are no texts in its language.
  ///
  /// - Parameters:
  ///   - locale: The locale that determines the language.
  ///   - usesASCII: Whether lines contain only ASCII, like the screen.
  public init(locale: Locale = Locale(identifier: "en"), usesASCII: Bool = false) {
    words = SpokenWords(locale: locale)
    keys = KeyNames(words)
    self.usesASCII = usesASCII
  }

  /// Returns the present screen of a host, including elements scrolled out of sight. Each line ends
  /// in a line feed.
  @MainActor
  public func text(of host: ViewHost) -> String {
    host.withFullSemantics(lines).map { $0 + "\n" }.joined()
  }

  /// Returns the lines of all elements that are not hidden.
  @MainActor
  public func lines(of tree: SemanticTree) -> [String] {
    spokenElements(tree).flatMap(\.lines)
  }

  /// Returns the elements that are not hidden, with their lines.
  @MainActor
  package func spokenElements(_ tree: SemanticTree) -> [(element: SemanticElement, lines: [String])]
  {
    zip(tree.elements, tree.places).filter { !$0.0.isHidden }
      .map { (element: $0, lines: lines($0, $1)) }.filter { $0.lines != [""] }
  }

  /// Returns the lines of an element: first its content, then its state and role, and last its
  /// hint.
  @MainActor
  private func lines(_ element: SemanticElement, _ place: SemanticPlace) -> [String] {
    var written = element.lines
    while written.count > 1, written.last?.isEmpty == true { written.removeLast() }
    var parts = [written.removeLast(), element.value]
    parts += [selection(of: element), role(of: element, place), state(of: element)]
    if element.headingLevel > 0 { parts.append(words.filled("level", element.headingLevel)) }
    if !element.isEnabled { parts.append(words["state.dimmed"]) }
    if place.count > 1 { parts.append(words.filled("position", place.position, place.count)) }
    parts.append(element.hint)
    written.append(parts.filter { !$0.isEmpty }.joined(separator: words["separator"]))
    written = written.map(keys.spelled)
    return written.map(safe)
  }

  /// Returns a line without characters that control a terminal.
  private func safe(_ line: String) -> String {
    let isSafe = !line.unicodeScalars.contains(where: PrintableText.needsEscaping)
    if isSafe, !usesASCII { return line }
    return CellText(line, asciiOnly: usesASCII).lines.map(\.string).joined(separator: " ")
  }

  private func selection(of element: SemanticElement) -> String {
    let isPlain = element.isOn == nil && element.isExpanded == nil
    let isSelected = element.isSelected || element.traits.contains(.isSelected)
    return isPlain && isSelected ? words["state.selected"] : ""
  }

  /// Returns the name of the role; empty for texts, groups and rows. Also empty for an option with
  /// a position, because the option is clear without a role.
  private func role(of element: SemanticElement, _ place: SemanticPlace) -> String {
    switch element.role {
    case .text, .group, .row: ""
    case .option where place.count > 1: ""
    default: words["role." + element.role.rawValue]
    }
  }

  private func state(of element: SemanticElement) -> String {
    if let isOn = element.isOn { return words[isOn ? "state.on" : "state.off"] }
    guard let isExpanded = element.isExpanded else { return "" }
    return words[isExpanded ? "state.expanded" : "state.collapsed"]
  }
}
