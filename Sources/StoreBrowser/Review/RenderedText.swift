/// Comparable forms of screen texts.
enum RenderedText {
  /// Returns the text with plain blanks and without bidirectional controls. In some languages,
  /// formatted amounts contain these controls, but the text of a screen never does.
  static func plain(_ text: String) -> String {
    // Most cells contain one ASCII letter, which needs no change.
    if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return text }
    let visible = String(text.unicodeScalars.filter { !$0.properties.isBidiControl })
    return String(visible.map { $0.isWhitespace ? " " : $0 })
  }

  /// Returns whether a text contains an amount on its own. In the text "19,99 €" the amount 9,99 €
  /// does not count, because it is part of a larger amount.
  static func contains(_ amount: String, in text: String) -> Bool {
    text.ranges(of: amount).contains { range in
      isWhole(amount, before: text[..<range.lowerBound], after: text[range.upperBound...])
    }
  }

  /// Returns whether a text neither starts nor ends within a number.
  static func isWhole(
    _ text: some BidirectionalCollection<Character>,
    before: some BidirectionalCollection<Character>,
    after: some Collection<Character>
  ) -> Bool {
    let continuesBefore = text.first?.isNumber == true && beginsNumber(before.reversed())
    let continuesAfter = text.last?.isNumber == true && beginsNumber(after)
    return !continuesBefore && !continuesAfter
  }

  /// Returns whether a text continues a number: with a digit, or with a separator and a digit. A
  /// blank is not a separator, because a blank usually precedes another text.
  private static func beginsNumber(_ text: some Collection<Character>) -> Bool {
    guard let first = text.first else { return false }
    return first.isNumber || ".,'’٫٬".contains(first) && text.dropFirst().first?.isNumber == true
  }
}
