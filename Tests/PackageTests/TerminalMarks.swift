import Foundation

/// The public declarations of a source, with the field *In a terminal* of their doc comments.
///
/// The field is a list item of the comment, and ends before the next item or an empty line:
///
///     /// - In a terminal: The view stays upright.
struct TerminalMarks {
  /// A public declaration and the text of its field.
  struct Entry {
    let declaration: PublicDeclarations.Declaration
    /// The text of the field; `nil` if the comment has no such field.
    let text: String?

    /// The name with its type. Members of `View` and `Scene` have only their own name, and an
    /// initializer has the name of its type.
    var name: String {
      let name = declaration.name.filter { $0 != "`" }
      guard let type = declaration.type else { return name }
      if name == "init" { return type }
      return ["View", "Scene"].contains(type) ? name : "\(type).\(name)"
    }

    /// The enclosing types, outermost first: `Font` and `Font.Width`.
    var types: [String] {
      let parts = declaration.type?.split(separator: ".") ?? []
      return parts.indices.map { parts[...$0].joined(separator: ".") }
    }
  }

  /// The beginning of the field.
  static let field = "- In a terminal:"

  /// All public declarations, in the order of the source.
  let entries: [Entry]

  init(_ source: String) {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    entries = PublicDeclarations(source).found.map {
      Entry(declaration: $0, text: Self.text(in: Self.comment(above: $0.line - 1, in: lines)))
    }
  }

  /// The doc comment above a line, above attributes and tool comments.
  private static func comment(above index: Int, in lines: [String]) -> [String] {
    var first = index
    while first > 0, lines[first - 1].hasPrefix("@") || lines[first - 1].hasPrefix("// ") {
      first -= 1
    }
    let comment = lines[..<first].reversed().prefix { $0.hasPrefix("///") }.reversed()
    return comment.map { $0.dropFirst(3).trimmingCharacters(in: .whitespaces) }
  }

  private static func text(in comment: [String]) -> String? {
    guard let start = comment.firstIndex(where: { $0.hasPrefix(field) }) else { return nil }
    let first = comment[start].dropFirst(field.count).trimmingCharacters(in: .whitespaces)
    let rest = comment[(start + 1)...].prefix { !$0.isEmpty && !$0.hasPrefix("- ") }
    return ([first] + rest).joined(separator: " ")
  }
}

/// The sources of the modules that clients import, and the page that lists their marks.
struct TerminalMarksPage {
  /// A file of a module.
  struct Source {
    let module: String
    /// The path in the folder of the module.
    let path: String
    let text: String
    let entries: [TerminalMarks.Entry]

    init(module: String, path: String, text: String) {
      self.module = module
      self.path = path
      self.text = text
      entries = TerminalMarks(text).entries
    }

    /// Whether everything that the file declares is accepted and has no effect.
    var isWithoutEffect: Bool { path.hasPrefix("WithoutEffect/") }

    /// The heading under which the page lists the marks of the file.
    var topic: String {
      let folders = path.split(separator: "/").dropLast()
      let own = isWithoutEffect ? folders.dropFirst() : folders
      if module == "StoreViews" || module == "StoreKit", !isWithoutEffect { return "StoreKit" }
      guard let folder = own.first else { return module }
      let words = folder.reduce(into: "") { words, letter in
        words += letter.isUppercase && !words.isEmpty ? " \(letter.lowercased())" : "\(letter)"
      }
      return words
    }
  }

  /// The modules whose declarations clients use.
  static let modules = [
    "Publishing", "TerminalUI", "ViewEngine", "StoreViews", "UIKit", "SwiftUI", "StoreKit",
  ]

  let sources: [Source]

  /// Reads the sources of the repository.
  init() throws {
    sources = try Self.modules.flatMap { module in
      try SourceFolder.sources(of: module).map { path, text in
        Source(module: module, path: path, text: text)
      }
    }
  }

  init(sources: [Source]) { self.sources = sources }

  /// The rows of a table, by topic. Names with the same text share a row.
  func topics(withoutEffect: Bool) -> [(topic: String, rows: [String])] {
    var topics: [String: [TerminalMarks.Entry]] = [:]
    for source in sources where source.isWithoutEffect == withoutEffect {
      topics[source.topic, default: []] += source.entries
    }
    return topics.mapValues(Self.rows).filter { !$0.value.isEmpty }
      .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func rows(_ entries: [TerminalMarks.Entry]) -> [String] {
    var names: [String: Set<String>] = [:]
    for entry in entries {
      if let text = entry.text { names[text, default: []].insert(entry.name) }
    }
    return names.map { (names: inOrder($1), text: $0) }
      .sorted { ($0.names[0].lowercased(), $0.text) < ($1.names[0].lowercased(), $1.text) }
      .map { names, text in
        let text = text.replacing("``", with: "`").replacing("|", with: "\\|")
        return "| \(names.map { "`\($0)`" }.joined(separator: ", ")) | \(text) |"
      }
  }

  /// Sorts names alphabetically, with capitals first among equal names.
  private static func inOrder(_ names: Set<String>) -> [String] {
    names.sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
  }

  /// The part of the API that does not exist, because its signatures need types that Linux lacks.
  private static let missing = """
    ## What does not exist

    | Missing | Reason |
    | --- | --- |
    | `fileImporter`, `fileExporter`, `fileMover` | `UTType` and the system's file dialogs do not exist on Linux. |
    | `onDrag`, `onDrop` | `NSItemProvider` and `UTType` do not exist on Linux. `draggable` and `dropDestination` exist. |
    | `userActivity`, `onContinueUserActivity` | Foundation has no `NSUserActivity` on Linux. |
    | `undoManager` in the environment | Foundation has no `UndoManager` on Linux. |
    | `UIViewRepresentable`, `UIViewControllerRepresentable`, `UIHostingController` | A terminal has no UIKit views. The compiler reports this as an error. |

    """

  /// The whole page, in Markdown.
  var text: String {
    """
    # What cells cannot show

    A terminal is a grid of characters, and each character has one colour and one background. Only
    pictures can have pixels, on some terminals ([Images](SwiftUI-in-a-terminal.md#symbols-and-images)).
    storeterm shows no animation between two states. SwiftUI code that uses pixels or animations still
    compiles without changes. This page lists the SwiftUI and StoreKit declarations that have no effect
    or a similar effect in a terminal. The lists come from the field *In a terminal* of the doc comments
    in the sources. `RECORD=1 swift test --filter TerminalMarksTests` writes the page.

    \(Self.missing)
    ## Accepted, without effect

    The program compiles, and runs as it would without these declarations.

    \(sections(withoutEffect: true))
    ## Similar effect

    A terminal shows the effect of these declarations in a simpler form.

    \(sections(withoutEffect: false))
    """
  }

  private func sections(withoutEffect: Bool) -> String {
    topics(withoutEffect: withoutEffect).map { topic, rows in
      """
      ### \(topic)

      | | What happens |
      | --- | --- |
      \(rows.joined(separator: "\n"))

      """
    }
    .joined(separator: "\n")
  }
}
