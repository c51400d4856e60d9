import Foundation

/// The program's sources, searched for the keys of texts.
struct KeySources: Sendable {
  /// A source file.
  struct File: Sendable {
    private let lines: [Substring]
    /// The names after a dot in the code, with the name before the dot: `TimelineText.hintZoom`.
    private let qualifiedNames: Set<Substring>
    /// All words of the code.
    private let words: Set<Substring>

    init(_ text: String) {
      lines = text.split(separator: "\n")
      let code = lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      let parts = code.flatMap { line in
        line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
      }
      var (qualified, words) = (Set<Substring>(), Set<Substring>())
      for part in parts {
        let chain = part.split(separator: ".", omittingEmptySubsequences: false)
        words.formUnion(chain)
        for (left, right) in zip(chain, chain.dropFirst()) {
          qualified.insert(part[left.startIndex..<right.endIndex])
        }
      }
      (qualifiedNames, self.words) = (qualified, words)
    }

    /// Whether the file declares the keys of a type.
    func declares(_ type: String) -> Bool {
      lines.contains { $0.hasPrefix("enum \(type):") }
    }

    /// Whether the file uses a key: with its type, or alone if it also names the type.
    func uses(_ name: String, of type: String) -> Bool {
      if qualifiedNames.contains("\(type).\(name)") { return true }
      return qualifiedNames.contains(".\(name)") && words.contains(Substring(type))
    }

    /// Whether the file uses a key: with one of some types, or alone with an inferred type.
    func uses(_ name: String, ofInferred types: [String]) -> Bool {
      (types + [""]).contains { qualifiedNames.contains("\($0).\(name)") }
    }

    /// The doc comment of a case, as one line.
    func comment(before name: String) -> String {
      let place = lines.firstIndex { $0.hasPrefix("  case \(name) = ") } ?? 0
      let comment = lines[..<place].reversed().prefix { $0.hasPrefix("  ///") }
      return comment.reversed().map { $0.dropFirst("  /// ".count) }.joined(separator: " ")
    }
  }

  let files: [File]

  /// The sources of this package.
  static let program = KeySources()

  private init() {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources").resolvingSymlinksInPath()
    // The targets that use texts.
    let targets = ["StoreModel", "StoreViews", "StoreBrowser", "ControlStyles", "PreviewStage"]
    files = targets.flatMap { target in
      let found = FileManager.default.enumerator(
        at: folder.appending(path: target),
        includingPropertiesForKeys: nil
      )
      let urls = (found?.allObjects ?? []).compactMap { $0 as? URL }
      return urls.filter { $0.pathExtension == "swift" }
        .compactMap { try? File(String(contentsOf: $0, encoding: .utf8)) }
    }
  }

  /// Whether a comment begins with a text in quotation marks. A long text may be shortened to its
  /// beginning, or its beginning and end, with `…` for the rest.
  static func quotes(_ text: String, in comment: String) -> Bool {
    let text = text.replacing("\n", with: " ")
    if comment.hasPrefix("“\(text)”") { return true }
    guard comment.hasPrefix("“"), let rest = comment.firstRange(of: "…"),
      let end = comment[rest.upperBound...].firstIndex(of: "”")
    else { return false }
    let beginning = comment[..<rest.lowerBound].dropFirst()
    return text.hasPrefix(beginning) && text.hasSuffix(comment[rest.upperBound..<end])
  }
}
