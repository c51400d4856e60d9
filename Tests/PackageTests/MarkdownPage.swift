/// What a Markdown page refers to, and what can be referred to in it. Blocks of code are left out.
struct MarkdownPage {
  /// The targets of links and pictures, and of reference definitions, in order.
  private(set) var links: [String] = []
  /// The texts in backticks, in order.
  private(set) var code: [String] = []
  /// The names under which links reach the headings.
  private(set) var anchors: Set<String> = []

  init(_ text: String) {
    var isInBlock = false
    for line in text.split(separator: "\n") {
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        isInBlock.toggle()
      } else if !isInBlock {
        read(line)
      }
    }
  }

  private mutating func read(_ line: Substring) {
    if line.hasPrefix("#") { anchors.insert(Self.anchor(of: line)) }
    // A closing backtick ends each second part; a last one that is not closed is text.
    let parts = line.split(separator: "`", omittingEmptySubsequences: false)
    let isClosed = !parts.count.isMultiple(of: 2)
    var prose = ""
    for (index, part) in parts.enumerated() {
      if index.isMultiple(of: 2) || !isClosed && index == parts.count - 1 {
        prose += part
      } else {
        code.append(String(part))
      }
    }
    for target in prose.split(separator: "](", omittingEmptySubsequences: false).dropFirst() {
      links.append(String(target.prefix { $0 != ")" }))
    }
    if prose.hasPrefix("["), let name = prose.firstRange(of: "]: ") {
      links.append(String(prose[name.upperBound...]))
    }
  }

  /// The name of a heading in a link, as GitHub makes it.
  private static func anchor(of heading: Substring) -> String {
    let kept = heading.drop { $0 == "#" || $0 == " " }.lowercased().filter {
      $0.isLetter || $0.isNumber || "-_ ".contains($0)
    }
    return kept.replacing(" ", with: "-")
  }
}
