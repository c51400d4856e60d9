/// A place in a text in YAML, as its parser counts.
struct YAMLPlace: Hashable, Sendable {
  /// The line, counted from 1.
  let line: Int
  /// The column, counted from 1 in Unicode scalars.
  let column: Int
}

extension YAMLPlace {
  /// The place that follows a text.
  init(after text: some StringProtocol) {
    let lines = Self.lines(of: text)
    self.init(line: lines.count, column: (lines.last?.unicodeScalars.count ?? 0) + 1)
  }

  /// The lines of a text, without what ends them.
  static func lines<Text: StringProtocol>(of text: Text) -> [Text.SubSequence] {
    text.split(omittingEmptySubsequences: false) { character in
      // These two move the paper of a printer; YAML knows neither.
      character.isNewline && character != "\u{0B}" && character != "\u{0C}"
    }
  }
}
