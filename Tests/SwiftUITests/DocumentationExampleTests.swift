import Foundation
import TestSupport
import Testing

@Suite("Examples in doc comments and DocC catalogs", .timeLimit(.minutes(LongTest.minutes(30))))
struct DocumentationExampleTests {
  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources").resolvingSymlinksInPath()

  private static func examples() throws -> [DocumentationExample] {
    let paths =
      FileManager.default.enumerator(atPath: sources.path)?
      .compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".md") }.sorted()
      .flatMap { path in
        let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
        guard text.contains("```swift") else { return [DocumentationExample]() }
        return DocumentationExample.examples(in: text, path: path)
      }
  }

  @Test("all examples compile", .enabled(if: ClientCompiler.isAvailable, "swiftc is not in PATH"))
  func compile() throws {
    let examples = try Self.examples()
    #expect(examples.count > 80, "the sources were not read")
    try inTemporaryFolder { folder in
      let files = try examples.enumerated().map { number, example in
        let file = folder.appending(path: "Example\(number).swift")
        try example.source(number: number).write(to: file, atomically: true, encoding: .utf8)
        return file
      }
      let complaints = try ClientCompiler().complaints(about: files)
      #expect(complaints.isEmpty, "\(complaints)")
    }
  }

  @Test("examples are found in comments, with the line and access level of their declaration")
  func reader() {
    let text = """
      /// A price.
      ///
      /// ```swift
      /// import Shop
      ///
      /// let price = Price(1)
      /// ```
      @MainActor @preconcurrency
      public struct Price {
        /// ```text
        /// 1 €
        /// ```
        /// ```swift
        /// func half() {}
        /// ```
        func half() {}
      }
      """
    let examples = DocumentationExample.examples(in: text, path: "Shop/Price.swift")
    #expect(
      examples == [
        DocumentationExample(
          path: "Shop/Price.swift",
          line: 4,
          lines: ["import Shop", "", "let price = Price(1)"]
        ),
        DocumentationExample(
          path: "Shop/Price.swift",
          line: 14,
          lines: ["func half() {}"],
          isInternal: true
        ),
      ]
    )
    #expect(
      examples.first?.source(number: 7) == """
        import Shop
        enum Example7 {
        #sourceLocation(file: "Sources/Shop/Price.swift", line: 4)


        static let price = Price(1)
        }

        """
    )
    #expect(examples.last?.source(number: 8).hasPrefix("@testable import Shop\n") == true)
  }

  @Test("examples that extend a type stay outside the namespace")
  func extensions() {
    let page = "```swift\nimport SwiftUI\n\nextension View {}\n```"
    let examples = DocumentationExample.examples(in: page, path: "SwiftUI/SwiftUI.docc/A.md")
    #expect(
      examples.map { $0.source(number: 1) } == [
        """
        import SwiftUI
        #sourceLocation(file: "Sources/SwiftUI/SwiftUI.docc/A.md", line: 2)


        extension View {}

        """
      ]
    )
  }
}
