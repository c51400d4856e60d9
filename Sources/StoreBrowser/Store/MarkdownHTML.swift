/// Removes HTML from a Markdown text, because a terminal cannot show it. The text between the tags
/// stays, and so do tags in code.
///
/// A tag of a block, such as `<div>`, ends the paragraph. `<br>` is a line break, and an image
/// becomes its alternative text.
struct MarkdownHTML {
  /// The tags that begin or end a block.
  private static let blockTags: Set<String> = [
    "address", "article", "aside", "blockquote", "center", "details", "div", "dl", "dd", "dt",
    "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main",
    "nav", "ol", "p", "picture", "section", "summary", "table", "td", "th", "tr", "ul",
  ]

  /// The part of the text that has not been read.
  private var rest: Substring
  private var result = ""

  /// Returns a Markdown text without its HTML.
  static func removed(from markdown: String) -> String {
    var reader = MarkdownHTML(rest: markdown[...])
    reader.read()
    return reader.result
  }

  private init(rest: Substring) { self.rest = rest }

  private mutating func read() {
    while let character = rest.first {
      if isAtLineStart, let fence = fence {
        readFencedCode(fence)
      } else if character == "`" {
        readCodeSpan()
      } else if character == "\\" {
        keep(2)
      } else if character == "<", rest.hasPrefix("<!--") {
        removeComment()
      } else if character == "<", let tag = HTMLTag(rest) {
        rest = rest[tag.end...]
        replace(tag)
      } else {
        keep(1)
      }
    }
  }

  private mutating func keep(_ count: Int) {
    result += rest.prefix(count)
    rest = rest.dropFirst(count)
  }

  private var isAtLineStart: Bool { result.last?.isNewline ?? true }

  // MARK: Code

  /// The fence with which the rest begins; `nil` if it does not begin with one.
  private var fence: Substring? {
    let line = rest.drop { $0 == " " }
    guard let mark = line.first, mark == "`" || mark == "~" else { return nil }
    let fence = line.prefix { $0 == mark }
    return fence.count >= 3 ? fence : nil
  }

  /// Keeps the lines up to the line with the closing fence.
  private mutating func readFencedCode(_ fence: Substring) {
    keepLine()
    while !rest.isEmpty {
      let isEnd = rest.drop { $0 == " " }.hasPrefix(fence)
      keepLine()
      if isEnd { return }
    }
  }

  private mutating func keepLine() {
    let line = rest.prefix { !$0.isNewline }
    keep(line.count + 1)
  }

  /// Keeps the code between two equally long runs of backticks, or the backticks if there is no
  /// second run.
  private mutating func readCodeSpan() {
    let mark = rest.prefix { $0 == "`" }
    var inside = rest[mark.endIndex...]
    while let start = inside.firstIndex(of: "`") {
      let run = inside[start...].prefix { $0 == "`" }
      if run.count == mark.count {
        result += rest[..<run.endIndex]
        rest = rest[run.endIndex...]
        return
      }
      inside = inside[run.endIndex...]
    }
    keep(mark.count)
  }

  // MARK: Tags

  private mutating func removeComment() {
    let end = rest.firstRange(of: "-->")?.upperBound ?? rest.endIndex
    rest = rest[end...]
  }

  private mutating func replace(_ tag: HTMLTag) {
    switch tag.name {
    case "br": result += isInTableRow ? " " : rest.first?.isNewline == true ? "\\" : "\\\n"
    case "hr": result += "\n\n---\n\n"
    case "img": result += tag.alternativeText ?? ""
    case "li" where !tag.isClosing: result += "\n- "
    case _ where Self.blockTags.contains(tag.name): result += "\n\n"
    default: break
    }
    // Indented text after a tag is not code.
    if isAtLineStart { rest = rest.drop { $0 == " " || $0 == "\t" } }
  }

  private var isInTableRow: Bool {
    result.reversed().prefix { !$0.isNewline }.contains("|")
  }
}

/// A tag at the beginning of a text: `<p>`, `</p>`, `<img src="a.png">`.
private struct HTMLTag {
  /// The name in lower case.
  let name: String
  let isClosing: Bool
  /// The text between the name and the end of the tag.
  let attributes: Substring
  /// The position after the tag.
  let end: Substring.Index

  /// Reads a tag; `nil` if the text does not begin with one, as in `a < b` or `<https://a.b>`.
  init?(_ text: Substring) {
    var rest = text.dropFirst()
    isClosing = rest.first == "/"
    if isClosing { rest = rest.dropFirst() }
    let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    guard name.first?.isLetter == true else { return nil }
    rest = rest[name.endIndex...]
    guard let next = rest.first, next == ">" || next == "/" || next.isWhitespace else { return nil }
    self.name = name.lowercased()
    var quote: Character?
    var index = rest.startIndex
    while index < rest.endIndex, quote != nil || rest[index] != ">" {
      let character = rest[index]
      if quote == nil, character == "<" { return nil }
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
      }
      index = rest.index(after: index)
    }
    guard index < rest.endIndex else { return nil }
    attributes = rest[..<index]
    end = rest.index(after: index)
  }

  /// The value of the attribute `alt`.
  var alternativeText: String? {
    guard let match = attributes.firstMatch(of: /\balt\s*=\s*(?:"([^"]*)"|'([^']*)')/.ignoresCase())
    else { return nil }
    return (match.1 ?? match.2).map(String.init)
  }
}
