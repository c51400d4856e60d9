import Foundation
import StoreModel
import Testing

@testable import StoreBrowser
@testable import StoreViews

@Suite("Cards and prices of the gallery styles")
@MainActor
struct PlanCardTests {
  private func lines(_ style: String, _ width: Int, _ height: Int) throws -> [String] {
    let session = try GallerySession.streaming()
    let plans = try #require(session.catalog.groups.first).products
    let entry = try ControlStyleList.style(style)
    return try GalleryScreen(style: entry, width: width, height: height).lines(of: session, plans)
  }

  private nonisolated static let lists = [
    "billingToggle", "familySharingBadge", "offerBadge", "savings", "trialTimeline",
  ]

  @Test("plans in a list are in cards if all of them fit", arguments: lists)
  func cards(style: String) throws {
    let large = try lines(style, 120, 40).joined(separator: "\n")
    #expect(large.contains("┏━━━") && large.contains("╭───"), "\(large)")
    #expect(large.count { "╭┏".contains($0) } == large.count { "╰┗".contains($0) }, "\(large)")
    let low = try lines(style, 80, 20).joined(separator: "\n")
    #expect(!low.contains("┏") && !low.contains("╭"), "\(low)")
  }

  @Test("plans in a table are rows, not cards")
  func table() throws {
    let text = try lines("comparisonTable", 120, 40).joined(separator: "\n")
    #expect(text.contains("Offer") && !text.contains("┏"), "\(text)")
  }

  @Test("a price beside a name is written as in StoreKit's own labels", arguments: lists)
  func prices(style: String) throws {
    for (width, height) in [(80, 24), (120, 40)] {
      let lines = try lines(style, width, height)
      let rows = lines.filter { line in
        line.contains("$") && ["Premium", "Basic"].contains { line.contains($0) }
      }
      #expect(!rows.isEmpty)
      for row in rows where !row.contains(",") {
        #expect(row.replacing("\u{A0}", with: " ").contains(" / "), "\(row)")
      }
    }
  }

  @Test("the button directly follows the plans of every list if all fits", arguments: lists)
  func follows(style: String) throws {
    let lines = try lines(style, 120, 40)
    #expect(!lines.contains { $0.hasPrefix("───────") }, "\(lines.joined(separator: "\n"))")
  }

  /// The parts of a line between which it may be broken.
  private func words(of line: String) -> [Substring] {
    line.split { " -".contains($0) }
  }

  @Test("no name is cut inside a word in a narrow table", arguments: [36, 40, 60, 80])
  func names(width: Int) throws {
    let session = try GallerySession.everything()
    let plans = Array(try #require(session.catalog.groups.first).products.prefix(3))
    let entry = try ControlStyleList.style("comparisonTable")
    let screen = GalleryScreen(style: entry, width: width, height: 40)
    let lines = try screen.lines(of: session, plans)
    let shown = Set(lines.flatMap { words(of: $0) })
    for plan in plans {
      for word in words(of: plan.displayName) {
        #expect(shown.contains(word), "\(word)\n\(lines.joined(separator: "\n"))")
      }
    }
  }
}
