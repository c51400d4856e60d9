import Foundation

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
  static func tells(_ amount: String, in text: String) -> Bool {
    // A review asks this for each plan and each amount of a store, mostly in vain; to look for
    // characters rather than bytes took half of its time.
    guard hasBytes(of: amount, in: text) else { return false }
    return text.ranges(of: amount).contains { range in
      isWhole(amount, before: text[..<range.lowerBound], after: text[range.upperBound...])
    }
  }

  private static func hasBytes(of part: String, in text: String) -> Bool {
    text.withCString { bytes in
      // What is behind a null byte is not looked at here.
      guard strlen(bytes) == text.utf8.count else { return true }
      return part.withCString { strstr(bytes, $0) != nil }
    }
  }

  /// Whether a text neither begins nor ends within a number.
  static func isWhole(
    _ text: some BidirectionalCollection<Character>,
    before: some BidirectionalCollection<Character>,
    after: some Collection<Character>
  ) -> Bool {
    let goesOnBefore = text.first?.isNumber == true && beginsNumber(before.reversed())
    let goesOnAfter = text.last?.isNumber == true && beginsNumber(after)
    return !goesOnBefore && !goesOnAfter
  }

  /// Whether a number goes on in a text: with a digit, or with one behind a separator. A blank
  /// is none: what stands behind one is mostly another text.
  private static func beginsNumber(_ text: some Collection<Character>) -> Bool {
    guard let first = text.first else { return false }
    return first.isNumber || ".,'’٫٬".contains(first) && text.dropFirst().first?.isNumber == true
  }
}
