import Foundation
import TestSupport
import Testing

@Suite("Documentation/What-cells-cannot-show.md")
struct TerminalMarksTests {
  /// The sources, read once because this takes seconds in a debug build.
  private static let read = Result { try TerminalMarksPage() }

  private static func page() throws -> TerminalMarksPage {
    let page = try read.get()
    try #require(page.sources.count > 700, "the sources were not read")
    return page
  }

  @Test("the page lists the marks in the sources")
  func recorded() throws {
    let url = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Documentation/What-cells-cannot-show.md")
    let file = GoldenFile(url, text: try Self.page().text)
    if let complaint = try file.complaint(recordWith: "TerminalMarksTests") {
      Issue.record("\(complaint)")
    }
  }

  @Test(
    "the page lists effects that a terminal cannot show",
    arguments: [
      (true, ["shadow", "rotationEffect", "VisualEffect.blur", "Text.fontWidth", "Keyframes"]),
      (false, ["blur", "withAnimation", "Material", "LazyVStack", "UIPasteboard"]),
    ]
  )
  func known(withoutEffect: Bool, names: [String]) throws {
    let rows = try Self.page().topics(withoutEffect: withoutEffect).flatMap(\.rows)
    let listed = Set(rows.flatMap { $0.split(separator: " | ")[0].split(separator: "`") })
    for name in names { #expect(listed.contains(name[...]), "\(name)") }
  }

  // MARK: Sources

  /// The declarations in `WithoutEffect` folders without the mark, unless an enclosing type there
  /// has it.
  private static func unmarked(_ sources: [TerminalMarksPage.Source]) -> [String] {
    let entries = sources.filter(\.isWithoutEffect).flatMap(\.entries)
    let marked = Set(entries.filter { $0.text != nil }.map(\.name))
    return entries.filter { $0.text == nil && marked.isDisjoint(with: $0.types) }.map(\.name)
  }

  @Test("every public declaration in a WithoutEffect folder has the mark")
  func marked() throws {
    let sources = try Self.page().sources
    #expect(sources.filter(\.isWithoutEffect).count > 40, "the folders were not read")
    #expect(Self.unmarked(sources) == [])
  }

  /// Functions and properties that return `self` and do have an effect, with the reason.
  private static let identities = [
    "AccessibilityFocusState.Binding.projectedValue": "the binding is its own projection",
    "Bindable.projectedValue": "the wrapper is its own projection",
    "Binding.projectedValue": "the binding is its own projection",
    "FocusState.Binding.projectedValue": "the binding is its own projection",
    "GestureState.projectedValue": "the wrapper is its own projection",
    "LocalizedStringResource.localizedStringResource": "a resource is its own text",
    "Path.path": "a path is a shape that is the same in every rectangle",
    "String.sharedText": "a text is shared as it is",
    "_Node.innermost": "nodes with one child override it",
  ]

  @Test("a member that only returns self is in a WithoutEffect folder, or has a reason")
  func identity() throws {
    let sources = try Self.page().sources.filter { !$0.isWithoutEffect }
    let found = sources.flatMap(\.entries).filter(\.declaration.returnsSelf).map(\.name)
    #expect(Set(found) == Set(Self.identities.keys))
  }

  @Test("each mark belongs to a public declaration and consists of sentences")
  func attached() throws {
    for source in try Self.page().sources {
      let texts = source.entries.compactMap(\.text)
      let fields = source.text.components(separatedBy: "/// \(TerminalMarks.field)").count - 1
      #expect(texts.count == fields, "\(source.module)/\(source.path)")
      for text in texts {
        let isWhole = text.hasSuffix(".") && text.first?.isLowercase == false
        #expect(isWhole, "\(source.module)/\(source.path): \(text)")
      }
    }
  }

  @Test("no comment says “cells cannot” instead of using the mark")
  func words() throws {
    for source in try Self.page().sources {
      // A comment may continue in the next line.
      let words = source.text.lowercased().split(whereSeparator: \.isWhitespace)
      let text = words.filter { $0 != "///" && $0 != "//" }.joined(separator: " ")
      #expect(!text.contains("cells cannot"), "\(source.module)/\(source.path)")
    }
  }

  // MARK: Parsing

  private static func source(
    _ text: String,
    _ path: String = "Look/A.swift"
  ) -> TerminalMarksPage.Source {
    TerminalMarksPage.Source(module: "TerminalUI", path: path, text: text)
  }

  private static let sample = """
    extension View {
      /// Turns the view.
      ///
      /// - In a terminal: The view stays
      ///   upright, as `a | b` and ``Font`` do.
      /// - Parameter angle: By how much.
      @ViewBuilder
      public func turn(_ angle: Int) -> some View { self }

      /// Turns the view, as ``turn(_:)`` does.
      ///
      /// - In a terminal: The view stays upright, as `a | b` and ``Font`` do.
      ///
      /// More text may follow.
      public func turn() -> some View { self }

      /// Has an effect.
      public func work() -> some View { self.turn() }
    }

    public struct Glass<Content> {
      /// Creates glass.
      ///
      /// - In a terminal: It is a background.
      public init(_ content: Content) {}

      /// A kind.
      public enum Kind {
        /// Thick.
        ///
        /// - In a terminal: Thin.
        case `default`
      }
    }

    extension Text.Line where Self: View {
      /// - In a terminal: Thin.
      public var pattern: Int { 1 }
    }
    """

  @Test("fields of several lines, initializers, overloads and equal texts are parsed")
  func sample() {
    let topics = TerminalMarksPage(sources: [Self.source(Self.sample)]).topics(withoutEffect: false)
    #expect(topics.map(\.topic) == ["Look"])
    #expect(
      topics.flatMap(\.rows) == [
        "| `Glass` | It is a background. |",
        "| `Glass.Kind.default`, `Text.Line.pattern` | Thin. |",
        "| `turn` | The view stays upright, as `a \\| b` and `Font` do. |",
      ]
    )
  }

  @Test("each text and each topic has its own row")
  func merging() {
    func function(_ text: String) -> String {
      "extension View {\n  /// - In a terminal: \(text)\n  public func turn() { self }\n}"
    }
    let page = TerminalMarksPage(sources: [
      Self.source(function("Nothing."), "WithoutEffect/TextInput/A.swift"),
      Self.source(function("Nothing."), "WithoutEffect/TextInput/B.swift"),
      Self.source(function("Little."), "WithoutEffect/TextInput/C.swift"),
      Self.source(function("Nothing."), "WithoutEffect/Images/D.swift"),
    ])
    let topics = page.topics(withoutEffect: true)
    #expect(topics.map(\.topic) == ["Images", "Text input"])
    #expect(topics.map(\.rows.count) == [1, 2])
    #expect(page.topics(withoutEffect: false).isEmpty)
  }

  @Test("a declaration without the mark is found, unless its type has the mark")
  func missing() {
    let source = """
      /// Glass.
      ///
      /// - In a terminal: A background.
      public struct Glass {
        /// Clear.
        public static let clear = Glass()
        /// A kind.
        public enum Kind {
          /// Thick.
          case thick
        }
      }

      extension View {
        /// Has a note.
        /// - Note: In a terminal: nothing.
        public func glass() -> some View { self }
      }

      /// A shape.
      public struct Shape {}
      """
    let path = "WithoutEffect/Drawing/A.swift"
    #expect(Self.unmarked([Self.source(source, path)]) == ["glass", "Shape"])
    #expect(Self.unmarked([Self.source(source)]) == [])
  }

  @Test(
    "bodies that only return self are recognized",
    arguments: [
      ("public func a() -> some View { self }", true),
      ("public func a(b: () -> Int = { 1 }) -> Self where B == C { return self }", true),
      ("public func a() -> Self\nwhere B: C\n{\n  // Nothing.\n  self\n}", true),
      ("public var a: Self { self }", true),
      ("public func a() -> Int { self.b }", false),
      ("public func a() -> Int { self[1] }", false),
      ("public func a() -> Int { b { self } }", false),
      ("public func a() -> Int { return self.b() }", false),
      ("public func a() -> Int {}", false),
      ("public var a: Int\nfunc b() -> Self { self }", false),
      ("public var a = { self }", false),
    ]
  )
  func bodies(member: String, returnsSelf: Bool) {
    let entries = TerminalMarks("extension View {\n\(member)\n}").entries
    #expect(entries.map(\.declaration.returnsSelf) == [returnsSelf])
  }
}
