import Foundation

/// A prepared file in which the interpolated values of some strings are separate statements.
///
/// The type checker solves a string with all its interpolated values at once. If one name in it is
/// wrong, the type checker can try overloads until it reaches its limit, or it reports the arguments
/// of another value. In both cases it does not report the name. In the split file, each string of
/// such an expression is a closure, whose statements the type checker solves one after the other:
///
/// ```
/// Text("\(plan.pric * 12, specifier: "%.2f")")
/// Text({ _ = (plan.pric * 12); return "" }())
/// ```
///
/// Lines keep their numbers. Columns change.
struct SplitStrings {
  /// The text to type check.
  let text: String
  private let path: String
  /// The source lines of the split expressions by the number that the compiler reports.
  private var lines: [Int: String] = [:]
  /// The split expressions: where an error was reported, and the lines.
  private var expressions: [(place: CompilerDiagnostic.Place, lines: ClosedRange<Int>)] = []

  /// Splits the strings at the positions of errors.
  ///
  /// - Parameters:
  ///   - prepared: The text of a prepared file, with `#sourceLocation` directives.
  ///   - path: The path of the previewed file.
  ///   - places: The start of a stopped expression, or a position in a string. Those in other files
  ///     are ignored.
  /// - Returns: `nil` if there is no interpolated string at the positions.
  init?(_ prepared: String, of path: String, stoppedAt places: [CompilerDiagnostic.Place]) {
    let source = SourceTokens(prepared)
    let reported = ReportedLines(source)
    let stopped = places.filter { $0.path == path }.flatMap { place in
      reported.indices(of: path, place.line).map { (line: $0, place: place) }
    }
    var (pieces, end) = ([String](), 0)
    for (line, place) in stopped.sorted(by: { $0.line < $1.line }) {
      let start = reported.starts[line] + place.column - 1
      let strings = source.strings(at: start).filter { $0.lowerBound >= end }
      for string in strings {
        guard let closure = source.closure(of: string) else { continue }
        pieces += [source.text(end..<string.lowerBound), closure]
        end = string.upperBound
      }
      guard let last = strings.last else { continue }
      let count = source.bytes[start..<last.upperBound].count { $0 == 0x0A }
      expressions.append((place, place.line...place.line + count))
      for offset in 0...count {
        lines[place.line + offset] = source.text(reported.range(of: line + offset, in: source))
      }
    }
    guard !pieces.isEmpty else { return nil }
    text = pieces.joined() + source.text(end..<source.bytes.count)
    self.path = path
  }

  /// Returns whether one of the names is in the expression at the position of an error.
  func isExplained(_ diagnostic: CompilerDiagnostic, by names: [CompilerDiagnostic]) -> Bool {
    guard let place = diagnostic.place,
      let expression = expressions.first(where: { $0.place == place })
    else { return false }
    return names.contains { name in
      name.place.map { $0.path == path && expression.lines.contains($0.line) } ?? false
    }
  }

  /// Returns the errors about names in the stopped expressions, at the names' columns in the
  /// source.
  ///
  /// - Parameter diagnostics: The errors that the compiler reports for the split file.
  func wrongNames(in diagnostics: [CompilerDiagnostic]) -> [CompilerDiagnostic] {
    diagnostics.compactMap { diagnostic in
      guard let place = diagnostic.place, place.path == path, let line = lines[place.line],
        let name = diagnostic.wrongName, let column = line.column(ofWord: name)
      else { return nil }
      var moved = CompilerDiagnostic(
        place: CompilerDiagnostic.Place(path: path, line: place.line, column: column),
        message: diagnostic.message
      )
      moved.details = [line, String(repeating: " ", count: column - 1) + "^"]
      return moved
    }
  }
}

/// The line numbers that the compiler reports for the lines of a prepared file.
private struct ReportedLines {
  /// The start of each line in bytes.
  let starts: [Int]
  private let lines: [(path: String?, number: Int)]

  init(_ source: SourceTokens) {
    starts = [0] + source.bytes.indices.filter { source.bytes[$0] == 0x0A }.map { $0 + 1 }
    let pattern = /^#sourceLocation\(file: "(.*)", line: ([0-9]+)\)$/
    var (path, number) = (String?.none, 0)
    var lines: [(path: String?, number: Int)] = []
    for index in starts.indices {
      lines.append((path, number))
      number += 1
      let text = source.text(Self.range(of: index, starts, source))
      if text.hasPrefix("#sourceLocation"), let match = try? pattern.wholeMatch(in: text) {
        (path, number) = (String(match.1), Int(match.2) ?? 0)
      }
    }
    self.lines = lines
  }

  /// Returns the bytes of a line, without the end of the line.
  func range(of index: Int, in source: SourceTokens) -> Range<Int> {
    Self.range(of: index, starts, source)
  }

  private static func range(of index: Int, _ starts: [Int], _ source: SourceTokens) -> Range<Int> {
    guard starts.indices.contains(index) else { return 0..<0 }
    let end = index + 1 < starts.count ? starts[index + 1] - 1 : source.bytes.count
    return starts[index]..<end
  }

  /// Returns the indices of the lines that the compiler reports as a line of a file.
  func indices(of path: String, _ number: Int) -> [Int] {
    lines.indices.filter { lines[$0].number == number && lines[$0].path == path }
  }
}

extension SourceTokens {
  /// The maximum size of a string that is split, in bytes: 20,000; this project's choice. Reading a
  /// string takes time in proportion to its size and to the number of its values.
  private static let longestString = 20_000

  /// Returns the range of the string literal that contains a byte, or else the ranges of the string
  /// literals in the expression that starts there.
  fileprivate func strings(at start: Int) -> [Range<Int>] {
    if let token = tokens.first(where: { $0.range.contains(start) }), token.kind == .string,
      token.range.lowerBound < start
    {
      return token.range.count <= Self.longestString ? [token.range] : []
    }
    guard let first = tokens.firstIndex(where: { $0.range.lowerBound >= start }) else { return [] }
    var (found, depth) = ([Range<Int>](), 0)
    for index in first..<tokens.count {
      let token = tokens[index]
      let isNext = token.isFirstOnLine && index > first && !continues(token)
      if depth == 0, isNext { break }
      depth += token.depthChange
      if depth < 0 { break }
      if token.kind == .string, token.range.count <= Self.longestString {
        found.append(token.range)
      }
    }
    return found
  }

  /// Returns a closure that checks the interpolated values of a string one after the other; `nil`
  /// if the string has none.
  fileprivate func closure(of string: Range<Int>) -> String? {
    let literal = bytes[string]
    let hashes = literal.prefix { $0 == UInt8(ascii: "#") }.count
    let escape =
      [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: hashes)
      + [UInt8(ascii: "(")]
    var (statements, position, count) = ("", string.lowerBound, 0)
    while position < string.upperBound {
      if bytes[position] == 0x0A { statements += "\n" }
      guard bytes[position..<string.upperBound].starts(with: escape) else {
        let isEscape = hashes == 0 && bytes[position] == UInt8(ascii: "\\")
        position += isEscape ? 2 : 1
        continue
      }
      let start = position + escape.count - 1
      let value = SourceTokens(text(start..<string.upperBound))
      let close = value.end(ofBracketAt: 0)
      statements += "_ = (" + value.firstArgument(before: close) + "); "
      count += 1
      position = start + value.end(ofTokenAt: close)
    }
    return count == 0 ? nil : "{ " + statements + "return \"\" }()"
  }

  /// Returns the first argument in the brackets that start the source, without its label.
  private func firstArgument(before close: Int) -> String {
    var (end, depth) = (1, 0)
    while end < close, depth > 0 || !tokens[end].isSymbol(",") {
      depth += tokens[end].depthChange
      end += 1
    }
    let hasLabel = word(at: 1) != nil && isSymbol(":", at: 2)
    let start = hasLabel ? 3 : 1
    guard start < end else { return "" }
    return text(self.start(ofTokenAt: start)..<self.end(ofTokenAt: end - 1))
  }
}

extension CompilerDiagnostic {
  /// Whether the compiler can report this instead of a wrong name in an interpolated string.
  var canHideName: Bool {
    ExpressionLimit.isStopped(self)
      || ["incorrect argument label", "extra argument", "no exact matches in call"]
        .contains { message.hasPrefix($0) }
  }

  /// The name that an error reports as unknown; `nil` for other errors.
  fileprivate var wrongName: String? {
    let pattern = /(?:has no (?:dynamic )?member|cannot find) '(\w+)'/
    return message.firstMatch(of: pattern).map { String($0.1) }
  }
}

extension String {
  /// Returns the first column of a word in a line, counted in bytes from 1; `nil` if the line does
  /// not contain the word.
  fileprivate func column(ofWord word: String) -> Int? {
    let isWord = { (character: Character) in
      character == "_" || character.isLetter || character.isNumber
    }
    return ranges(of: word).first { range in
      let before = range.lowerBound > startIndex ? self[index(before: range.lowerBound)] : " "
      let after = range.upperBound < endIndex ? self[range.upperBound] : " "
      return !isWord(before) && !isWord(after)
    }
    .map { self[..<$0.lowerBound].utf8.count + 1 }
  }
}
