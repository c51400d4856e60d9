import Foundation

/// A block of Swift code in a doc comment or in a page of a DocC catalog.
struct DocumentationExample: Equatable {
  /// The path of the file in `Sources`.
  let path: String
  /// The line of the first line of code, counted from 1.
  let line: Int
  /// The lines of code.
  let lines: [String]
  /// Whether the block documents a declaration that is not public, so that it uses internal names.
  var isInternal = false

  /// The module that the file belongs to.
  private var module: Substring { path.prefix { $0 != "/" } }

  /// Finds the examples of a file.
  static func examples(in text: String, path: String) -> [DocumentationExample] {
    let isPage = path.hasSuffix(".md")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let contents = lines.map { isPage ? $0 : comment(in: $0) }
    var examples: [DocumentationExample] = []
    var index = 0
    while index < lines.count {
      defer { index += 1 }
      guard contents[index] == "```swift" else { continue }
      let first = index + 1
      while let content = contents[index + 1], content != "```" { index += 1 }
      let end = index + 1
      let code = contents[first..<end].map { String($0 ?? "") }
      let isInternal = !isPage && !isPublic(lines[end...])
      examples.append(
        DocumentationExample(path: path, line: first + 1, lines: code, isInternal: isInternal)
      )
    }
    return examples
  }

  /// The text of a line of a doc comment; `nil` for other lines.
  private static func comment(in line: Substring) -> Substring? {
    let line = line.drop { $0 == " " }
    guard line.hasPrefix("///") else { return nil }
    return line.dropFirst(line.hasPrefix("/// ") ? 4 : 3)
  }

  /// Whether the declaration after a doc comment is public.
  private static func isPublic(_ lines: ArraySlice<Substring>) -> Bool {
    let words = lines.first { line in
      let line = line.drop { $0 == " " }
      // Attributes can fill lines before the declaration.
      return !line.hasPrefix("//") && (!line.hasPrefix("@") || line.contains("public "))
    }?.split(separator: " ")
    return words?.contains("public") ?? false
  }

  /// The source of a file that declares the example in a namespace of its own. Errors name the line
  /// in the documentation.
  ///
  /// - Parameter number: A number that no other example of the module has.
  func source(number: Int) -> String {
    let isImport = lines.map { $0.hasPrefix("import ") }
    var imports = zip(lines, isImport).filter(\.1).map(\.0)
    if isInternal { imports.append("@testable import \(module)") }
    // The imports are above the namespace.
    var code = zip(lines, isImport).map { $1 ? "" : $0 }
    let place = "#sourceLocation(file: \"Sources/\(path)\", line: \(line))"
    // Extensions cannot be nested.
    if code.contains(where: { $0.hasPrefix("extension ") }) {
      return (imports + [place] + code + [""]).joined(separator: "\n")
    }
    code = code.map { $0.hasPrefix("let ") ? "static \($0)" : $0 }
    return (imports + ["enum Example\(number) {", place] + code + ["}", ""])
      .joined(separator: "\n")
  }
}
