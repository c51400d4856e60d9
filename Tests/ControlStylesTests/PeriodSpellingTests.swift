import Foundation
import PurchaseFlow
import StoreModel
import StoreViews
import Testing

@testable import StoreBrowser

@Suite("Periods in small units")
@MainActor
struct PeriodSpellingTests {
  /// A plan of the store: its name, its period, and its introductory offer.
  private struct Plan {
    var name: String
    var period: String
    var mode: String
    var offerPeriod: String
    var count = 1
  }

  /// The plans with periods in days and months.
  private static let small = [
    Plan(name: "Week", period: "P7D", mode: "payAsYouGo", offerPeriod: "P7D", count: 2),
    Plan(name: "Fortnight", period: "P14D", mode: "free", offerPeriod: "P7D"),
    Plan(name: "Month", period: "P1M", mode: "free", offerPeriod: "P14D"),
    Plan(name: "Year", period: "P12M", mode: "payUpFront", offerPeriod: "P12M"),
    Plan(name: "Biennium", period: "P24M", mode: "payAsYouGo", offerPeriod: "P24M", count: 2),
  ]

  /// The periods that Xcode writes for the periods of `small`.
  private static let large = ["P7D": "P1W", "P14D": "P2W", "P12M": "P1Y", "P24M": "P2Y"]

  private static func session(_ plans: [Plan], locale: String) throws -> StoreSession {
    let entries = plans.enumerated().map { index, plan in
      """
      { "displayPrice" : "\(index + 2).99", "groupNumber" : 1, "productID" : "\(plan.name)",
        "referenceName" : "\(plan.name)", "type" : "RecurringSubscription",
        "recurringSubscriptionPeriod" : "\(plan.period)", "introductoryOffer" : {
          "displayPrice" : "0.99", "numberOfPeriods" : \(plan.count),
          "paymentMode" : "\(plan.mode)", "subscriptionPeriod" : "\(plan.offerPeriod)" } }
      """
    }
    let text = """
      { "subscriptionGroups" : [ { "id" : "P", "name" : "Periods",
          "subscriptions" : [ \(entries.joined(separator: ", ")) ] } ],
        "version" : { "major" : 4, "minor" : 0 } }
      """
    let configuration = try StoreConfiguration(bytes: Array(text.utf8))
    #expect(configuration.diagnostics.isEmpty)
    return StoreSession(
      catalog: StoreCatalog(configuration, locale: Locale(identifier: locale)),
      zone: .utc,
      start: BrowserOptions.defaultStart
    )
  }

  private static func inLargeUnits(_ plans: [Plan]) -> [Plan] {
    plans.map { plan in
      var plan = plan
      plan.period = large[plan.period] ?? plan.period
      plan.offerPeriod = large[plan.offerPeriod] ?? plan.offerPeriod
      return plan
    }
  }

  private nonisolated static var names: [String] { ControlStyleList.entries.map(\.name) }
  private nonisolated static let locales = ["en_US", "ja", "de", "ar"]

  @Test("each style shows a store with seven days like one with a week", arguments: names, locales)
  func sameScreens(style: String, locale: String) throws {
    let sessions = try [Self.small, Self.inLargeUnits(Self.small)].map {
      try Self.session($0, locale: locale)
    }
    let entry = try ControlStyleList.style(style)
    for placement in entry.placements {
      let screen = GalleryScreen(style: entry, placement: placement, height: 60, count: 5)
      let lines = try sessions.map { session in
        try screen.lines(of: session, try #require(session.catalog.groups.first).products)
      }
      #expect(lines[0] == lines[1], "\(placement)")
      let words = sessions[0].catalog.words
      let text = ScreenProperties.running(lines[0])
      let units = [
        words.count(.days, 7), words.count(.days, 14), words.count(.months, 12),
        words.count(.months, 24), "/" + words.count(.weeks, 1), "/" + words.count(.years, 1),
      ]
      for unit in units.map(ScreenProperties.plain) {
        #expect(!text.contains(unit), "\(unit) in \(placement)\n\(screen.text(lines[0]))")
      }
    }
  }

  @Test("prices per month are equal for both spellings of a period")
  func pricesPerMonth() throws {
    let prices = try [Self.small, Self.inLargeUnits(Self.small)].map { plans in
      let session = try Self.session(plans, locale: "en_US")
      let screen = GalleryScreen(style: try ControlStyleList.style("priceComparison"), height: 60)
      let products = try #require(session.catalog.groups.first).products
      return try screen.lines(of: session, products).filter { $0.contains("comes to") }
    }
    #expect(prices[0] == prices[1])
    #expect(prices[0].count == 4)
    // A week is 12/52 of a month: 2.99 × 52 / 12.
    #expect(prices[0].first?.contains("$12.96") == true, "\(prices[0])")
  }
}
