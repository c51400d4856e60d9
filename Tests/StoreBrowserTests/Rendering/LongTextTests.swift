import Foundation
import StoreModel
import Testing

@testable import StoreBrowser

@Suite("Texts of a file that are much longer than the screen")
@MainActor
struct LongTextTests {
  private static let long = String(repeating: "long ", count: 20_000)

  private func browser() throws -> Browser {
    let text = """
      { "products" : [], "settings" : { "_storefront" : "\(Self.long)" },
        "subscriptionGroups" : [
          { "id" : "\(Self.long)", "name" : "\(Self.long)", "localizations" : [], "subscriptions" : [
            { "productID" : "\(Self.long)", "referenceName" : "\(Self.long)",
              "internalID" : "\(Self.long)", "type" : "RecurringSubscription", "groupNumber" : 1,
              "displayPrice" : "1.99", "recurringSubscriptionPeriod" : "\(Self.long)" } ] } ],
        "version" : { "major" : 4, "minor" : 0 } }
      """
    return try Browser(
      StoreConfiguration(bytes: Array(text.utf8)),
      options: BrowserOptions()
    )
  }

  @Test("the configuration cuts long texts in its rows and fields")
  func configuration() throws {
    let rows = try browser().model.file.allRows
    #expect(rows.contains { $0.identifier.hasPrefix("long long") })
    for row in rows {
      for text in [row.title, row.value, row.note, row.identifier] {
        #expect(text.count <= 1_001)
      }
      for field in FileFields(row).fields { #expect((field.value ?? "").count <= 10_001) }
    }
  }

  @Test("a long storefront code and a long unreadable period are cut")
  func prices() throws {
    let catalog = try browser().model.session.catalog
    let plan = try #require(catalog.groups.first?.products.first)
    #expect(plan.displayPrice.contains("LONG LONG") && plan.displayPrice.count < 60)
    let period = try #require(plan.subscription?.unreadablePeriod)
    #expect(period.hasPrefix("long long") && period.count == 41)
  }
}
