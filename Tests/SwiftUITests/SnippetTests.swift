import Foundation
import StoreModel
import StoreViews
import TestSupport
import Testing

@testable import StoreBrowser

/// Compiles the code that the browser writes for stores.
@Suite("Store code snippets", .timeLimit(.minutes(LongTest.minutes(30))))
struct SnippetTests {
  private static let group = SubscriptionGroup(
    position: 0,
    id: "21\"459\\F7A",
    referenceName: "Plans",
    displayName: "Plans",
    products: []
  )

  /// Every style in every placement, every grouping, every label and every set of relationships.
  /// These choices are independent, so their combinations are not tested.
  private static var looks: [StoreAppearance] {
    let styles = ControlStyleList.entries.flatMap { entry in
      entry.placements.map { StoreAppearance(controlStyle: entry.name, placement: $0) }
    }
    let groups = StoreAppearance.Grouping.allCases.flatMap { grouping in
      StoreAppearance.GroupStyle.allCases.map {
        StoreAppearance(groupStyle: $0, grouping: grouping)
      }
    }
    let labels = StoreAppearance.buttonLabels.map { StoreAppearance(buttonLabel: $0.label) }
    let relationships = StoreAppearance.relationshipSets.flatMap { named in
      StoreAppearance.Grouping.allCases.map {
        StoreAppearance(grouping: $0, relationships: named.set)
      }
    }
    return styles + groups + labels + relationships
  }

  @Test("the snippet compiles for every choice")
  func compiles() throws {
    let words = Words(locale: Locale(identifier: "en_US"))
    let snippets = Self.looks.flatMap { appearance in
      [false, true].map { isOdd in
        StoreSnippet(
          of: Self.group,
          appearance: appearance,
          isAmbiguous: isOdd,
          hasPolicies: !isOdd,
          words: words,
          backgroundScheme: isOdd ? .dark : nil,
          surroundings: isOdd ? ["// Language ja."] : []
        ).text
      }
    }
    let different = Array(Set(snippets)).sorted()
    let spaces = different.enumerated().map { index, text in
      let code = text.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("import ") }
      return "enum Snippet\(index) {\n\(code.joined(separator: "\n"))}\n"
    }
    let source =
      ["ControlStyles", "StoreKit", "SwiftUI"].map { "import \($0)\n" }.joined()
      + spaces.joined(separator: "\n")
    #expect(different.count > 100)
    try inTemporaryFolder { folder in
      let file = folder.appending(path: "Snippets.swift")
      try source.write(to: file, atomically: true, encoding: .utf8)
      #expect(try ClientCompiler().complaints(about: [file]) == "")
    }
  }
}
