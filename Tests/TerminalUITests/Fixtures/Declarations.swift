import Foundation

/// The public declarations of the view modules, read from the sources line by line.
struct Declarations {
  struct Member: Hashable {
    let type: String
    let name: String
    let isStatic: Bool
  }

  private var structures: Set<String> = []
  private var shown: Set<String> = []
  private(set) var members: Set<Member> = []

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  init() throws {
    for module in ["TerminalUI", "ViewEngine"] {
      let sources = Self.root.appending(path: "Sources/\(module)")
      for file in try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      where file.hasSuffix(".swift") {
        read(try String(contentsOf: sources.appending(path: file), encoding: .utf8))
      }
    }
  }

  /// The public types that conform to `View`, in their declaration or in an extension.
  var views: Set<String> { structures.intersection(shown) }

  /// The names of the modifiers of every view.
  var modifiers: Set<String> { names(on: "View", areStatic: false) }

  func names(on type: String, areStatic: Bool) -> Set<String> {
    Set(members.filter { $0.type == type && $0.isStatic == areStatic }.map(\.name))
  }

  private mutating func read(_ text: String) {
    var type = ""
    var header = ""
    for line in text.split(separator: "\n") {
      if let first = line.first, first.isLetter || first == "@" || !header.isEmpty {
        header += line + " "
      }
      if !header.isEmpty, line.contains("{") {
        type = open(header) ?? type
        header = ""
      } else if line.hasPrefix("  "), !line.hasPrefix("   "), line.contains("public ") {
        add(line, to: type)
      } else if line.hasPrefix("}") {
        type = ""
      }
    }
  }

  /// Records the type that an unindented declaration opens, and whether it is a view.
  private mutating func open(_ header: String) -> String? {
    let plain = Self.withoutGenerics(header)
    let words = plain.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
      .map(String.init)
    let keywords = ["struct", "class", "enum", "protocol", "extension", "actor"]
    guard let keyword = words.firstIndex(where: keywords.contains), keyword + 1 < words.count
    else { return nil }
    let name = words[keyword + 1]
    let promises = plain.components(separatedBy: " where ")[0].components(separatedBy: "{")[0]
      .components(separatedBy: ":").dropFirst().joined()
      .split { ",& ".contains($0) }.map(String.init)
    let seen: Set = ["View", "PrimitiveView", "Shape", "InsettableShape", "Layout"]
    if words.contains("public"), ["struct", "class"].contains(words[keyword]) {
      structures.insert(name)
    }
    if !seen.isDisjoint(with: promises) { shown.insert(name) }
    return name
  }

  private mutating func add(_ line: Substring, to type: String) {
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    guard let keyword = words.firstIndex(where: ["func", "var", "let"].contains),
      keyword + 1 < words.count, !words[keyword + 1].hasPrefix("_")
    else { return }
    let isStatic = words[..<keyword].contains("static")
    guard isStatic || words[keyword] == "func" else { return }
    members.insert(Member(type: type, name: words[keyword + 1], isStatic: isStatic))
  }

  private static func withoutGenerics(_ header: String) -> String {
    var depth = 0
    return String(
      header.filter { character in
        if character == "<" { depth += 1 }
        if character == ">", depth > 0 {
          depth -= 1
          return false
        }
        return depth == 0
      }
    )
  }
}
