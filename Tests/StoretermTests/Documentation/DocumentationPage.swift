import Foundation

/// A page of the documentation: its blocks and pictures, which tests check.
struct DocumentationPage {
  /// A part of a page, in page order.
  enum Item {
    case block(Block)
    /// A picture, as a path relative to the page.
    case picture(String)
    /// A line of text. A block after it is not the output of the command before it.
    case prose
  }

  /// A block between fences.
  struct Block {
    /// The first word after the fence: `sh`, `swift`, `text`; empty if there is none.
    let language: String
    /// The second word: the name of the file that the block contains.
    let name: String?
    /// The lines between the fences.
    let text: String
    /// The position of these lines in the page, counted from 0.
    let range: Range<Int>
  }

  /// The root of the package.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The paths of all pages, relative to the root of the package.
  static let paths: [String] = {
    let folder = root.appending(path: "Documentation").resolvingSymlinksInPath().path
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let pages = files.filter { $0.hasSuffix(".md") }.map { "Documentation/\($0)" }
    return ["README.md", "CONTRIBUTING.md"] + pages.sorted()
  }()

  let path: String
  let text: String
  let items: [Item]

  /// Reads a page.
  ///
  /// - Parameter path: The path from the root of the package.
  init(_ path: String) throws {
    let url = Self.root.appending(path: path)
    self.init(path: path, text: try String(contentsOf: url, encoding: .utf8))
  }

  init(path: String, text: String) {
    (self.path, self.text) = (path, text)
    var items: [Item] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var index = 0
    while index < lines.count {
      let line = lines[index]
      index += 1
      guard line.hasPrefix("```") else {
        items += Self.items(of: line)
        continue
      }
      let end = lines[index...].firstIndex { $0.hasPrefix("```") } ?? lines.count
      let words = line.dropFirst(3).split(separator: " ").map(String.init)
      let block = Block(
        language: words.first ?? "",
        name: words.dropFirst().first,
        text: lines[index..<end].map { $0 + "\n" }.joined(),
        range: index..<end
      )
      items.append(.block(block))
      index = end + 1
    }
    self.items = items
  }

  private static func items(of line: Substring) -> [Item] {
    if line.isEmpty { return [] }
    let pictures = line.matches(of: /!\[[^\]]*\]\(([^)]+)\)/).map { Item.picture(String($0.1)) }
    return pictures.isEmpty ? [.prose] : pictures
  }

  /// The code blocks of the page, in page order.
  var blocks: [Block] {
    items.compactMap { if case .block(let block) = $0 { block } else { nil } }
  }

  /// The texts of the blocks in a language.
  func blocks(_ language: String) -> [String] {
    blocks.filter { $0.language == language }.map(\.text)
  }

  /// The commands in the shell blocks, in page order.
  var commands: [PageCommand] { blocks("sh").flatMap(PageCommand.commands) }

  /// The code spans outside of blocks.
  var inlineCode: [String] {
    var inBlock = false
    return text.split(separator: "\n").flatMap { line -> [String] in
      if line.hasPrefix("```") { inBlock.toggle() }
      guard !inBlock, !line.hasPrefix("```") else { return [] }
      return line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    }
  }

  /// The text with replaced lines in blocks.
  ///
  /// - Parameter texts: The new text of each block, and the position of its lines.
  func text(replacing texts: [(range: Range<Int>, text: String)]) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (range, text) in texts.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      lines.replaceSubrange(
        range,
        with: text.split(separator: "\n", omittingEmptySubsequences: false)
      )
    }
    return lines.joined(separator: "\n")
  }
}
