/// A parser of inline Markdown, as far as SwiftUI shows it in texts: emphasis, code and links. An
/// image becomes its alternative text.
struct TextMarkdown {
  /// A run of text in one style.
  struct Run: Equatable {
    var text: String
    var attributes: CellStyle.Attributes = []
    var link: String?
    /// Whether a noun agrees in number with a numeral in the run.
    var isInflected = false
    /// Whether the run is code, which looks like other text.
    var isCode = false
  }

  private let characters: [Character]
  private(set) var runs: [Run] = []
  /// The delimiters without a closing partner. Without this set, a text of many delimiters would
  /// take quadratic time.
  private var unpaired: Set<String> = []

  /// Parses a string.
  init(_ string: String) {
    guard Self.mayHoldMarkup(string) else {
      characters = []
      runs = [Run(text: string)]
      return
    }
    characters = Array(string)
    parse(characters.indices, Run(text: ""), depth: 0)
  }

  private static func mayHoldMarkup(_ string: String) -> Bool {
    string.utf8.contains { byte in
      switch byte {
      case 0x2A, 0x5F, 0x60, 0x7E, 0x5B, 0x5C, 0x3C: true  // * _ ` ~ [ \ <
      default: false
      }
    }
  }

  // MARK: Runs

  /// The deepest nesting of marks. This project's choice: each level is a recursive call, so
  /// unlimited nesting could overflow the stack.
  private static let depthLimit = 32

  private mutating func parse(_ range: Range<Int>, _ style: Run, depth: Int) {
    var index = range.lowerBound
    while index < range.upperBound {
      let next = depth < Self.depthLimit ? parseMarkup(at: index, in: range, style, depth) : nil
      if let next {
        index = next
      } else {
        append(characters[index], style)
        index += 1
      }
    }
  }

  /// Parses the markup at an index. Returns the index after it, or `nil` if there is none.
  private mutating func parseMarkup(
    at index: Int,
    in range: Range<Int>,
    _ style: Run,
    _ depth: Int
  ) -> Int? {
    switch characters[index] {
    case "\\": escape(at: index, in: range, style)
    case "`": code(at: index, in: range, style)
    case "[": link(at: index, in: range, style, depth)
    case "!": image(at: index, in: range, style, depth)
    case "^": inflection(at: index, in: range, style, depth)
    case "<": address(at: index, in: range, style)
    case "*", "_", "~": emphasis(at: index, in: range, style, depth)
    default: nil
    }
  }

  private mutating func append(_ text: Character, _ style: Run) { append(String(text), style) }

  private mutating func append(_ text: String, _ style: Run) {
    var run = style
    run.text = text
    if var last = runs.last {
      last.text = text
      if last == run {
        runs[runs.count - 1].text += text
        return
      }
    }
    runs.append(run)
  }

  // MARK: Markup

  private mutating func escape(at index: Int, in range: Range<Int>, _ style: Run) -> Int? {
    guard index + 1 < range.upperBound, let scalar = characters[index + 1].unicodeScalars.first,
      scalar.isASCII, characters[index + 1].isPunctuation || characters[index + 1].isSymbol
    else { return nil }
    append(characters[index + 1], style)
    return index + 2
  }

  private mutating func code(at index: Int, in range: Range<Int>, _ style: Run) -> Int? {
    let length = runLength(at: index, in: range)
    var end = index + length
    while end < range.upperBound {
      if characters[end] == "`" {
        let found = runLength(at: end, in: range)
        if found == length {
          var inner = style
          inner.isCode = true
          append(String(characters[index + length..<end]), inner)
          return end + length
        }
        end += found
      } else {
        end += 1
      }
    }
    append(String(repeating: "`", count: length), style)
    return index + length
  }

  /// Parses Apple's inflection syntax, such as `^[3 item](inflect: true)`.
  private mutating func inflection(
    at index: Int,
    in range: Range<Int>,
    _ style: Run,
    _ depth: Int
  ) -> Int? {
    guard let (label, target) = labelAndTarget(at: index + 1, in: range),
      String(characters[target]).hasPrefix("inflect:")
    else { return nil }
    var inner = style
    inner.isInflected = true
    parse(label, inner, depth: depth + 1)
    return target.upperBound + 1
  }

  private mutating func link(
    at index: Int,
    in range: Range<Int>,
    _ style: Run,
    _ depth: Int
  ) -> Int? {
    guard style.link == nil, let (label, target) = labelAndTarget(at: index, in: range)
    else { return nil }
    let address = String(characters[target]).split(separator: " ").first.map(String.init)
    var inner = style
    inner.link = address ?? ""
    parse(label, inner, depth: depth + 1)
    return target.upperBound + 1
  }

  /// Parses an image, such as `![A chart of the sky](chart.png)`, and appends its alternative text.
  private mutating func image(
    at index: Int,
    in range: Range<Int>,
    _ style: Run,
    _ depth: Int
  ) -> Int? {
    guard let (label, target) = labelAndTarget(at: index + 1, in: range) else { return nil }
    parse(label, style, depth: depth + 1)
    return target.upperBound + 1
  }

  /// Returns the characters inside the two pairs of brackets of `[label](target)`.
  ///
  /// - Parameter open: The index of the first bracket, if there is one.
  private func labelAndTarget(
    at open: Int,
    in range: Range<Int>
  ) -> (label: Range<Int>, target: Range<Int>)? {
    guard open < range.upperBound, characters[open] == "[",
      let close = partner(of: "[", "]", at: open, in: range),
      close + 1 < range.upperBound, characters[close + 1] == "(",
      let end = partner(of: "(", ")", at: close + 1, in: range)
    else { return nil }
    return (open + 1..<close, close + 2..<end)
  }

  private mutating func address(at index: Int, in range: Range<Int>, _ style: Run) -> Int? {
    let rest = characters[index + 1..<range.upperBound]
    guard style.link == nil, let end = rest.firstIndex(of: ">") else { return nil }
    let target = String(characters[index + 1..<end])
    guard target.contains(":"), !target.contains(" ") else { return nil }
    var inner = style
    inner.link = target
    append(target, inner)
    return end + 1
  }

  private mutating func emphasis(
    at index: Int,
    in range: Range<Int>,
    _ style: Run,
    _ depth: Int
  ) -> Int? {
    let mark = characters[index]
    let length = runLength(at: index, in: range)
    guard let added = Self.attributes(mark, length), opens(index, length, in: range),
      let end = closing(mark, length, from: index + length, in: range)
    else {
      append(String(repeating: mark, count: length), style)
      return index + length
    }
    var inner = style
    inner.attributes.formUnion(added)
    parse(index + length..<end, inner, depth: depth + 1)
    return end + length
  }

  private static func attributes(_ mark: Character, _ length: Int) -> CellStyle.Attributes? {
    switch (mark, length) {
    case ("~", 1), ("~", 2): .strikethrough
    case ("~", _): nil
    case (_, 1): .italic
    case (_, 2): .bold
    case (_, 3): [.bold, .italic]
    default: nil
    }
  }

  private func opens(_ index: Int, _ length: Int, in range: Range<Int>) -> Bool {
    let after = index + length
    guard after < range.upperBound, !characters[after].isWhitespace else { return false }
    return characters[index] != "_" || index == 0 || !isWord(characters[index - 1])
  }

  private mutating func closing(
    _ mark: Character,
    _ length: Int,
    from start: Int,
    in range: Range<Int>
  ) -> Int? {
    let key = "\(mark)\(length) \(range.upperBound)"
    if unpaired.contains(key) { return nil }
    var index = start
    while index < range.upperBound {
      if characters[index] == "\\" {
        index += 2
      } else if characters[index] == mark {
        let found = runLength(at: index, in: range)
        let fits = found == length || (found == 3 && length < 3)
        if fits, closes(index, found, in: range) { return index + found - length }
        index += found
      } else {
        index += 1
      }
    }
    unpaired.insert(key)
    return nil
  }

  private func closes(_ index: Int, _ length: Int, in range: Range<Int>) -> Bool {
    guard !characters[index - 1].isWhitespace else { return false }
    let after = index + length
    return characters[index] != "_" || after >= range.upperBound || !isWord(characters[after])
  }

  // MARK: Characters

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  private func runLength(at index: Int, in range: Range<Int>) -> Int {
    var end = index
    while end < range.upperBound, characters[end] == characters[index] { end += 1 }
    return end - index
  }

  private func partner(
    of open: Character,
    _ close: Character,
    at index: Int,
    in range: Range<Int>
  ) -> Int? {
    var depth = 0
    for place in index..<range.upperBound {
      if characters[place] == open { depth += 1 }
      if characters[place] == close { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }
}
