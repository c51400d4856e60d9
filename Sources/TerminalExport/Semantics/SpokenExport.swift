import ExternalInput
import Foundation
import TerminalUI

/// A screen as a screen reader tells it: one line an element, and one for each line of a text
/// that has several, in reading order.
///
/// ```text
/// Choose a plan, heading
/// Premium Yearly $99.99 per year, selected, 1 of 4
/// Subscribe, button
/// ```
///
/// Labels, values and hints are the screen's own, with names in the place of the signs of keys;
/// these names, and the words for what things are and how they stand, are English, Japanese,
/// German or Arabic.
public struct SpokenExport: Sendable {
  private let words: SpokenWords
  private let keys: KeyNames
  private let usesASCII: Bool

  /// Creates an export with the words of a locale's language; English where it is none of
  /// the four.
  ///
  /// - Parameters:
  ///   - locale: Whose words are used.
  ///   - usesASCII: Whether lines have nothing outside ASCII, as on a screen without it.
  public init(locale: Locale = Locale(identifier: "en"), usesASCII: Bool = false) {
    words = SpokenWords(language: locale.language.languageCode?.identifier ?? "en")
    keys = KeyNames(words)
    self.usesASCII = usesASCII
  }

  /// The screen of a host as it is now, with what is scrolled out of sight; each line ended by
  /// a line feed.
  @MainActor
  public func text(of host: ViewHost) -> String {
    host.withFullSemantics(lines).map { $0 + "\n" }.joined()
  }

  /// The lines of all elements that are read.
  @MainActor
  public func lines(of tree: SemanticTree) -> [String] {
    spokenElements(tree).flatMap(\.lines)
  }

  /// The elements that are read, and how each is told.
  @MainActor
  package func spokenElements(_ tree: SemanticTree) -> [(element: SemanticElement, lines: [String])]
  {
    zip(tree.elements, tree.places).filter { !$0.0.isHidden }
      .map { (element: $0, lines: lines($0, $1)) }.filter { $0.lines != [""] }
  }

  /// What it says comes first, then how it stands and what it is, and at last what happens
  /// when it is used.
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

  /// A line without characters that steer a terminal, as on a screen.
  private func safe(_ line: String) -> String {
    let isSafe = !line.unicodeScalars.contains(where: PrintableText.isHarmful)
    if isSafe, !usesASCII { return line }
    return CellText(line, asciiOnly: usesASCII).lines.map(\.string).joined(separator: " ")
  }

  private func selection(of element: SemanticElement) -> String {
    let isPlain = element.isOn == nil && element.isExpanded == nil
    let isSelected = element.isSelected || element.traits.contains(.isSelected)
    return isPlain && isSelected ? words["state.selected"] : ""
  }

  /// An option that is told as one of several needs no other word.
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
