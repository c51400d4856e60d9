/// Texts of the screen, made comparable.
enum RenderedText {
  /// The text with blanks of every kind as plain ones, and without the marks that only say in
  /// which direction it runs: amounts have them in some languages, the screen never.
  static func plain(_ text: String) -> String {
    // Most cells hold one letter of ASCII, of which nothing changes.
    if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return text }
    let visible = String(text.unicodeScalars.filter { !$0.properties.isBidiControl })
    return String(visible.map { $0.isWhitespace ? " " : $0 })
  }

  /// Whether an amount stands in a text, and not as part of a larger one: 9,99 € does not
  /// stand in 19,99 €.
  static func contains(_ amount: String, in text: String) -> Bool {
    text.ranges(of: amount).contains { range in
      isWhole(amount, before: text[..<range.lowerBound], after: text[range.upperBound...])
    }
  }

  /// Whether a text neither begins nor ends within a number.
  static func isWhole(
    _ text: some BidirectionalCollection<Character>,
    before: some BidirectionalCollection<Character>,
    after: some Collection<Character>
  ) -> Bool {
    let continuesBefore = text.first?.isNumber == true && beginsNumber(before.reversed())
    let continuesAfter = text.last?.isNumber == true && beginsNumber(after)
    return !continuesBefore && !continuesAfter
  }

  /// Whether a number goes on in a text: with a digit, or with one behind a separator. A blank
  /// is none: what stands behind one is mostly another text.
  private static func beginsNumber(_ text: some Collection<Character>) -> Bool {
    guard let first = text.first else { return false }
    return first.isNumber || ".,'’٫٬".contains(first) && text.dropFirst().first?.isNumber == true
  }
}
