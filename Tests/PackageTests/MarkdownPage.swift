/// The references and anchors of a Markdown page, without its code blocks.
struct MarkdownPage {
  /// The targets of links and pictures, and of reference definitions, in order.
  private(set) var links: [String] = []
  /// The texts in backticks, in order.
  private(set) var code: [String] = []
  /// The anchors of the headings.
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
    // Every second part is in backticks, except for an unclosed last one.
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

  /// The anchor of a heading, as on GitHub.
  private static func anchor(of heading: Substring) -> String {
    let kept = heading.drop { $0 == "#" || $0 == " " }.lowercased().filter {
      $0.isLetter || $0.isNumber || "-_ ".contains($0)
    }
    return kept.replacing(" ", with: "-")
  }
}
