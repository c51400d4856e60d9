import Foundation
import TestSupport
import Testing

/// Compiles control styles with their placements.
@Suite("Control styles and placements", .timeLimit(.minutes(LongTest.minutes(30))))
struct PlacementTests {
  /// Returns the compiler's messages about a store in a style.
  private static func complaints(about style: String) throws -> String {
    try inTemporaryFolder { folder in
      let file = folder.appending(path: "Shop.swift")
      let source = """
        import StoreKit
        import SwiftUI

        struct Shop: View {
          var body: some View {
            SubscriptionStoreView(groupID: "1")
              .subscriptionStoreControlStyle(\(style))
          }
        }
        """
      try source.write(to: file, atomically: true, encoding: .utf8)
      return try ClientCompiler(languageVersion: 5).complaints(about: [file])
    }
  }

  @Test(
    "a style compiles with its placements",
    arguments: [
      ".picker, placement: .scrollView", ".picker, placement: .buttonsInBottomBar",
      ".buttons, placement: .bottomBar", ".buttons, placement: .scrollView",
      ".compactPicker, placement: .bottomBar",
    ]
  )
  func rightPair(style: String) throws {
    #expect(try Self.complaints(about: style) == "")
  }

  @Test(
    "a style does not compile with another style's placement, and the only error names that",
    arguments: [
      (".picker, placement: .bottomBar", "bottomBar"),
      (".buttons, placement: .buttonsInBottomBar", "buttonsInBottomBar"),
    ]
  )
  func wrongPair(style: String, placement: String) throws {
    let complaints = try Self.complaints(about: style)
    let errors = complaints.split(separator: "\n").filter { $0.contains("Shop.swift:") }
    #expect(errors.count == 1, "\(complaints)")
    #expect(errors.first?.contains("has no member '\(placement)'") == true, "\(complaints)")
    #expect(complaints.contains("Shop.swift:7:"), "\(complaints)")
  }
}
