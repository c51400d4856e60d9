/// A place in a YAML text, in the parser's count.
struct YAMLPlace: Hashable, Sendable {
  /// The line, counted from 1.
  let line: Int
  /// The column, counted from 1 in Unicode scalars.
  let column: Int
}

extension YAMLPlace {
  /// Creates the place directly after a text.
  init(after text: some StringProtocol) {
    let lines = Self.lines(of: text)
    self.init(line: lines.count, column: (lines.last?.unicodeScalars.count ?? 0) + 1)
  }

  /// Returns the lines of a text without their line ends.
  static func lines<Text: StringProtocol>(of text: Text) -> [Text.SubSequence] {
    text.split(omittingEmptySubsequences: false) { character in
      // YAML does not end lines with a vertical tab or a form feed; Swift does.
      character.isNewline && character != "\u{0B}" && character != "\u{0C}"
    }
  }
}
