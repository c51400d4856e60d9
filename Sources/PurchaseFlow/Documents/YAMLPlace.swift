/// A place in a YAML text, as libyaml counts lines and columns.
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
      // In YAML, a vertical tab or a form feed does not end a line; in Swift, it does.
      character.isNewline && character != "\u{0B}" && character != "\u{0C}"
    }
  }
}
