/// A table of a Markdown text, as in GitHub's Markdown.
package struct MarkdownTable: Equatable, Sendable {
  /// The alignment of a column.
  package enum Alignment: Equatable, Sendable {
    /// At the leading edge, also without a colon in the delimiter.
    case leading
    /// In the middle: `:---:`.
    case center
    /// At the trailing edge: `---:`.
    case trailing
  }

  /// The alignments of the columns.
  package let alignments: [Alignment]
  /// The rows from top to bottom, the headers first. Each row has a cell for each column, whose text
  /// keeps the marks inside lines.
  package private(set) var rows: [[String]]

  /// Creates a table without rows from the line of headers and the line of delimiters below it.
  /// Returns `nil` if the two lines are not the beginning of a table.
  init?(headers: Substring, delimiters: Substring) {
    guard delimiters.contains("|") || delimiters.contains(":"), headers.contains("|") else {
      return nil
    }
    let cells = Self.cells(of: delimiters)
    let alignments = cells.compactMap(Self.alignment)
    let titles = Self.cells(of: headers)
    guard alignments.count == cells.count, titles.count == cells.count else { return nil }
    self.alignments = alignments
    rows = [titles]
  }

  /// Adds a row. Missing cells are empty, and cells beyond the last column are ignored.
  mutating func add(_ line: Substring) {
    let cells = Self.cells(of: line).prefix(alignments.count)
    let missing = Array(repeating: "", count: alignments.count - cells.count)
    rows.append(cells + missing)
  }

  /// Returns the texts between the bars of a line. A bar after a backslash is text.
  private static func cells(of line: Substring) -> [String] {
    var cells: [String] = []
    var cell = ""
    var isEscaped = false
    for character in line {
      if character == "|", !isEscaped {
        cells.append(cell)
        cell = ""
      } else {
        if character == "|" { cell.removeLast() }
        cell.append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    cells.append(cell)
    let texts = cells.map { text in
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let hasBarAtEnd = texts.count > 1 && texts.last == ""
    let hasBarAtStart = texts.count > 1 && texts.first == ""
    return Array(texts.dropFirst(hasBarAtStart ? 1 : 0).dropLast(hasBarAtEnd ? 1 : 0))
  }

  private static func alignment(_ delimiter: String) -> Alignment? {
    let (isAtStart, isAtEnd) = (delimiter.hasPrefix(":"), delimiter.hasSuffix(":"))
    let line = delimiter.dropFirst(isAtStart ? 1 : 0).dropLast(isAtEnd ? 1 : 0)
    guard !line.isEmpty, line.allSatisfy({ $0 == "-" }) else { return nil }
    return isAtStart && isAtEnd ? .center : isAtEnd ? .trailing : .leading
  }
}
