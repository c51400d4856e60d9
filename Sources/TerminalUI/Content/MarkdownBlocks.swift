import Foundation

/// The blocks of a Markdown text, without their marks: paragraphs, headings, list items, quotations,
/// fenced code, tables and rules. A subset of GitHub's Markdown: no indented code, no HTML.
package struct MarkdownBlocks {
  /// A paragraph, heading, list item, quotation, piece of code, table or rule.
  package struct Block: Equatable, Sendable {
    /// The text without the marks of the block. The marks inside lines remain. The text of a table
    /// is the text of its cells; a rule has none.
    package var text: String
    /// The syntax that the text had.
    package var kind = Kind.paragraph
    /// Whether the text is code, in which no markup is interpreted.
    var isCode: Bool { kind == .code }
  }

  /// What the mark at the beginning of a block makes of it.
  package enum Kind: Equatable, Sendable {
    /// Lines of text without a mark.
    case paragraph
    /// A heading of a level: 1 for the main heading, 6 for the smallest.
    case heading(Int)
    /// An item of a list with its mark: `-`, or a number such as `2.`. The depth is 0 for an item of
    /// the outermost list.
    case item(mark: String, depth: Int)
    /// Lines that begin with `>`.
    case quotation
    /// Fenced code.
    case code
    /// A table, which begins with a row of headers.
    case table(MarkdownTable)
    /// A line between two blocks.
    case rule
  }

  /// The blocks in the order of the text.
  package private(set) var blocks: [Block] = []
  /// The paragraph that is being read.
  private var paragraph = ""
  /// The kind of the paragraph that is being read.
  private var kind = Kind.paragraph
  /// The fence that opened a code block, and the lines since.
  private var code: (fence: String, lines: [String])?
  /// The table that is being read.
  private var table: MarkdownTable?
  /// The paragraph that is being read, if it has one line: perhaps the headers of a table.
  private var onlyLine: Substring?
  /// The indentations of the list items around the next item, outermost first.
  private var indentations: [Int] = []

  /// Reads a text with all block syntax.
  package init(_ text: String) { self.init(text, .full) }

  /// Reads a text. Without block syntax, the text is one block.
  init(_ text: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) {
    switch syntax {
    case .full:
      for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
        read(line)
      }
      endCode()
      endTable()
      endParagraph()
    case .inlineOnly: blocks = [Block(text: Self.collapsed(text))]
    case .inlineOnlyPreservingWhitespace: blocks = [Block(text: text)]
    }
  }

  private static func collapsed(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  // MARK: Lines

  private mutating func read(_ line: Substring) {
    if let (fence, _) = code {
      let content = line.drop(while: \.isWhitespace)
      if content.hasPrefix(fence), content.allSatisfy({ $0 == "`" || $0 == "~" || $0 == " " }) {
        endCode()
      } else {
        code?.lines.append(String(line))
      }
      return
    }
    let content = Self.unquoted(line)
    if table != nil {
      if content.contains("|") {
        table?.add(content)
        return
      }
      endTable()
    }
    if let headers = onlyLine, let table = MarkdownTable(headers: headers, delimiters: content) {
      (paragraph, kind, onlyLine) = ("", .paragraph, nil)
      self.table = table
    } else {
      readOutsideTable(line, content)
    }
  }

  private mutating func readOutsideTable(_ line: Substring, _ content: Substring) {
    if content.isEmpty {
      endParagraph()
    } else if let level = underlinedLevel(content) {
      kind = .heading(level)
      endParagraph()
    } else if Self.isRule(content) {
      endParagraph()
      indentations = []
      blocks.append(Block(text: "", kind: .rule))
    } else if let fence = Self.fence(content) {
      endParagraph()
      code = (fence, [])
    } else if let (level, heading) = Self.heading(content) {
      endParagraph()
      indentations = []
      (paragraph, kind) = (heading, .heading(level))
      endParagraph()
    } else if let (mark, item) = Self.listItem(content) {
      endParagraph()
      kind = .item(mark: mark, depth: depth(of: line))
      add(item, line)
    } else {
      let isFirst = paragraph.isEmpty
      if isFirst, line.first?.isWhitespace != true { indentations = [] }
      if isFirst, line.first(where: { !$0.isWhitespace }) == ">" { kind = .quotation }
      add(content, line)
      onlyLine = isFirst && kind == .paragraph ? content : nil
    }
  }

  /// Adds a line to the paragraph. If the line ends with a backslash or two spaces, a line break
  /// follows it.
  private mutating func add(_ content: Substring, _ line: Substring) {
    if !paragraph.isEmpty, paragraph.last != "\n" { paragraph += " " }
    if content.hasSuffix("\\") {
      paragraph += Self.collapsed(String(content.dropLast())) + "\n"
    } else {
      paragraph += Self.collapsed(String(content)) + (line.hasSuffix("  ") ? "\n" : "")
    }
  }

  private mutating func endParagraph() {
    let text = paragraph.trimmingCharacters(in: .whitespacesAndNewlines)
    if !text.isEmpty { blocks.append(Block(text: text, kind: kind)) }
    (paragraph, kind, onlyLine) = ("", .paragraph, nil)
  }

  private mutating func endTable() {
    guard let table else { return }
    blocks.append(Block(text: table.rows.joined().joined(), kind: .table(table)))
    self.table = nil
  }

  private mutating func endCode() {
    guard let (_, lines) = code else { return }
    blocks.append(Block(text: lines.map { $0 + "\n" }.joined(), kind: .code))
    code = nil
  }

  // MARK: Marks

  private static func unquoted(_ line: Substring) -> Substring {
    var content = trimmed(line)
    while content.first == ">" { content = trimmed(content.dropFirst()) }
    return content
  }

  private static func trimmed(_ line: Substring) -> Substring {
    var line = line.drop(while: \.isWhitespace)
    while line.last?.isWhitespace == true { line.removeLast() }
    return line
  }

  private static func fence(_ content: Substring) -> String? {
    guard let mark = content.first, mark == "`" || mark == "~" else { return nil }
    let fence = content.prefix { $0 == mark }
    guard fence.count >= 3, !content.dropFirst(fence.count).contains("`") else { return nil }
    return String(fence)
  }

  private static func heading(_ content: Substring) -> (level: Int, title: String)? {
    let rest = content.drop { $0 == "#" }
    let level = content.count - rest.count
    guard (1...6).contains(level), rest.isEmpty || rest.first == " " else { return nil }
    var title = trimmed(rest)
    while title.last == "#" { title.removeLast() }
    return (level, collapsed(String(title)))
  }

  /// Returns the depth of a list item, which is inside each item before it that is indented by at
  /// least two columns less. A tab counts as four columns. The depth is at most 8, so that the text
  /// of an item always has space.
  private mutating func depth(of line: Substring) -> Int {
    let columns = line.prefix { $0.isWhitespace || $0 == ">" }
      .reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
    while let last = indentations.last, columns - last < 2 { indentations.removeLast() }
    indentations.append(columns)
    return min(8, indentations.count - 1)
  }

  private static func listItem(_ content: Substring) -> (mark: String, text: Substring)? {
    var rest = content
    if let mark = rest.first, "-*+".contains(mark) {
      rest.removeFirst()
    } else {
      // CommonMark allows at most nine digits.
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard (1...9).contains(digits.count) else { return nil }
      rest = rest.dropFirst(digits.count)
      guard let mark = rest.popFirst(), ".)".contains(mark) else { return nil }
    }
    guard rest.first == " " else { return nil }
    let mark = content.prefix(content.count - rest.count)
    return (mark.first?.isNumber == true ? String(mark) : "-", trimmed(rest))
  }

  /// Returns the level of the heading that a line below a paragraph makes of it, or `nil`.
  private func underlinedLevel(_ content: Substring) -> Int? {
    guard !paragraph.isEmpty, kind == .paragraph, let mark = content.first,
      content.allSatisfy({ $0 == mark })
    else { return nil }
    return mark == "=" ? 1 : mark == "-" ? 2 : nil
  }

  /// Returns whether a line is a rule between blocks.
  private static func isRule(_ content: Substring) -> Bool {
    let marks = content.filter { !$0.isWhitespace }
    guard marks.count >= 3, let mark = marks.first, "-*_".contains(mark) else { return false }
    return marks.allSatisfy { $0 == mark }
  }
}
