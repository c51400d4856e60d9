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

  @Test(
    "plans in a list are in cards in a window of 26 rows",
    arguments: ["billingToggle", "familySharingBadge", "offerBadge", "savings"]
  )
  func lowCards(style: String) throws {
    let text = try lines(style, 80, 26).joined(separator: "\n")
    #expect(text.contains("┏━━━") && !text.contains("↓"), "\(text)")
  }

  @Test("cards fill the column of a wide store", arguments: lists)
  func width(style: String) throws {
    let lines = try lines(style, 120, 40)
    let edge = try #require(lines.first { $0.contains("┏") })
    #expect(edge.count { "┏━┓".contains($0) } == StoreFrameLimits.column, "\(edge)")
  }

  @Test(
    "offers end in the column of the prices",
    arguments: ["billingToggle", "familySharingBadge", "offerBadge", "savings", "trialTimeline"]
  )
  func offers(style: String) throws {
    let lines = try lines(style, 120, 40)
    let price = try #require(lines.first { $0.contains("$49.99 / year") })
    let offer = try #require(lines.first { $0.contains("$14.99 for 6 months") })
    let ends = [price, offer].map { ScreenProperties.columns($0) }
    #expect(Set(ends).count == 1, "\(lines.joined(separator: "\n"))")
    // The badge of `offerBadge` has a blank at each end of its fill.
    let text = try #require(offer.range(of: "months")?.upperBound)
    #expect(offer[text...].prefix { $0 == " " }.count <= 2, "\(offer)")
  }

  @Test("the table has the price per month at every width from 80", arguments: [80, 85, 120, 200])
  func pricePerMonth(width: Int) throws {
    let text = try lines("comparisonTable", width, 40).joined(separator: "\n")
    #expect(text.contains("Per month") && text.contains("$8.33"), "\(text)")
  }

  @Test("the table has the price per month at 80 columns in languages with longer words")
  func pricePerMonthInGerman() throws {
    let session = try GallerySession.streaming(locale: "de")
    let plans = try #require(session.catalog.groups.first).products
    let entry = try ControlStyleList.style("comparisonTable")
    let lines = try GalleryScreen(style: entry).lines(of: session, plans)
    #expect(lines.contains { $0.contains("Pro Monat") }, "\(lines.joined(separator: "\n"))")
  }

  @Test("a table that is narrower than a name and a price is a list", arguments: [20, 28])
  func narrowTable(width: Int) throws {
    let lines = try lines("comparisonTable", width, 40)
    let text = lines.joined(separator: "\n")
    #expect(text.contains("$99.99 / year") && text.contains("Premium"), "\(text)")
    #expect(!lines.contains { $0.contains("Price") }, "\(text)")
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
