extension SourceTokens {
  /// Whether a character stands at an index.
  func isSymbol(_ scalar: Unicode.Scalar, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].isSymbol(scalar)
  }

  /// The word at an index, where there is one.
  func word(at index: Int) -> String? {
    tokens.indices.contains(index) ? tokens[index].word : nil
  }

  /// The index of the bracket that closes the one at an index; that of the last token where
  /// none does.
  func end(ofBracketAt index: Int) -> Int {
    var depth = 0
    for position in index..<tokens.count {
      depth += tokens[position].depthChange
      if depth <= 0 { return position }
    }
    return tokens.count - 1
  }

  /// Where a token begins; the end of the file where there is none.
  func start(ofTokenAt index: Int) -> Int {
    tokens.indices.contains(index) ? tokens[index].range.lowerBound : bytes.count
  }

  /// Where a token ends; the end of the file where there is none.
  func end(ofTokenAt index: Int) -> Int {
    tokens.indices.contains(index) ? tokens[index].range.upperBound : bytes.count
  }

  /// What is written for a labelled argument and those after it in a pair of brackets.
  func arguments(from label: String, between open: Int, and close: Int) -> Range<Int>? {
    var index = open + 1
    while index < close {
      if tokens[index].word == label, isSymbol(":", at: index + 1) {
        return tokens[index + 1].range.upperBound..<start(ofTokenAt: close)
      }
      index = tokens[index].depthChange > 0 ? end(ofBracketAt: index) + 1 : index + 1
    }
    return nil
  }

  /// The declarations with `@Previewable` among the tokens between two indices.
  func previewables(from start: Int, to end: Int) -> [SourceOutline.Previewable] {
    var found: [SourceOutline.Previewable] = []
    var index = start
    while index < end {
      if tokens[index].word == "@Previewable" {
        let last = self.end(ofVariableAt: index, before: end)
        found.append(
          SourceOutline.Previewable(
            whole: tokens[index].range.lowerBound..<tokens[last].range.upperBound,
            attribute: tokens[index].range
          )
        )
        index = last
      } else if tokens[index].depthChange > 0 {
        index = self.end(ofBracketAt: index)
      }
      index += 1
    }
    return found
  }

  /// The index of the last token of a variable's declaration: of what stands before a line
  /// that does not go on with it.
  private func end(ofVariableAt start: Int, before end: Int) -> Int {
    var index = start
    var isDeclared = false
    while index < end {
      let token = tokens[index]
      if index > start, isDeclared, token.isSymbol(";") { return index - 1 }
      if isDeclared, token.isFirstOnLine, !continues(token), !tokens[index - 1].isSymbol("=") {
        return index - 1
      }
      if token.word == "var" || token.word == "let" { isDeclared = true }
      index = token.depthChange > 0 ? self.end(ofBracketAt: index) + 1 : index + 1
    }
    return end - 1
  }

  /// Whether a line that begins with a token goes on with the one before.
  func continues(_ token: SourceToken) -> Bool {
    guard case .symbol(let byte) = token.kind else { return false }
    return ".?:+-*/%&|=<>!,)]{".utf8.contains(byte)
  }
}

extension String {
  /// The text without blanks at its ends.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// What a plain string of source says; `nil` where it is another.
  var withoutQuotes: String? {
    guard count >= 2, hasPrefix("\""), hasSuffix("\""), !hasPrefix("\"\"\""),
      !contains("\\")
    else { return nil }
    return String(dropFirst().dropLast())
  }
}
