extension SourceTokens {
  /// Returns whether the token at an index is a given punctuation character.
  func isSymbol(_ scalar: Unicode.Scalar, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].isSymbol(scalar)
  }

  /// Returns the word at an index; `nil` for other tokens.
  func word(at index: Int) -> String? {
    tokens.indices.contains(index) ? tokens[index].word : nil
  }

  /// Returns the index of the bracket that closes the bracket at an index; the last index if it is
  /// not closed.
  func end(ofBracketAt index: Int) -> Int {
    var depth = 0
    for position in index..<tokens.count {
      depth += tokens[position].depthChange
      if depth <= 0 { return position }
    }
    return tokens.count - 1
  }

  /// Returns the start of a token in bytes; the end of the file if there is no such token.
  func start(ofTokenAt index: Int) -> Int {
    tokens.indices.contains(index) ? tokens[index].range.lowerBound : bytes.count
  }

  /// Returns the end of a token in bytes; the end of the file if there is no such token.
  func end(ofTokenAt index: Int) -> Int {
    tokens.indices.contains(index) ? tokens[index].range.upperBound : bytes.count
  }

  /// Returns the range of a labelled argument and those after it, within a pair of brackets; `nil`
  /// if there is no such label.
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

  /// Returns the declarations with `@Previewable` between two indices.
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

  /// Returns the index of the last token of a variable's declaration. The declaration ends before a
  /// line that does not continue it.
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

  /// Returns whether a line that starts with a token continues the previous line.
  func continues(_ token: SourceToken) -> Bool {
    guard case .symbol(let byte) = token.kind else { return false }
    return ".?:+-*/%&|=<>!,)]{".utf8.contains(byte)
  }
}

extension String {
  /// The text without whitespace at its ends.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// The value of a plain string literal; `nil` for other literals.
  var withoutQuotes: String? {
    guard count >= 2, hasPrefix("\""), hasSuffix("\""), !hasPrefix("\"\"\""),
      !contains("\\")
    else { return nil }
    return String(dropFirst().dropLast())
  }
}
