import Foundation
import PurchaseFlow
import StoreModel
import TerminalUI
import Testing

@testable import StoreBrowser
@testable import StoreViews

@Suite("Styles with monthly billing")
@MainActor
struct CommitmentGalleryTests {
  /// A store with two yearly plans that are also billed monthly, and a monthly plan.
  private static func session() throws -> StoreSession {
    let text = """
      { "settings" : { "_storefront" : "ECU" },
        "subscriptionGroups" : [ { "id" : "G", "name" : "Pass", "subscriptions" : [
          \(plan("Gold", "149.99", monthly: "13.99", total: "167.88")),
          \(plan("Silver", "99.99", monthly: "8.99", total: "107.88")),
          { "productID" : "Bronze", "type" : "RecurringSubscription", "displayPrice" : "9.99",
            "groupNumber" : 1, "recurringSubscriptionPeriod" : "P1M",
            "referenceName" : "Bronze" } ] } ],
        "version" : { "major" : 5, "minor" : 0 } }
      """
    let configuration = try StoreConfiguration(bytes: Array(text.utf8))
    #expect(configuration.diagnostics.isEmpty)
    return StoreSession(
      catalog: StoreCatalog(configuration, locale: Locale(identifier: "en_US")),
      zone: .utc,
      start: BrowserOptions.defaultStart
    )
  }

  private static func plan(
    _ name: String,
    _ price: String,
    monthly: String,
    total: String
  ) -> String {
    """
    { "productID" : "\(name)", "type" : "RecurringSubscription", "displayPrice" : "\(price)",
      "groupNumber" : 1, "recurringSubscriptionPeriod" : "P1Y", "referenceName" : "\(name)",
      "introductoryOffers" : [ { "billingPlanType" : "MONTHLY", "internalID" : "I\(name)",
        "paymentMode" : "free", "subscriptionPeriod" : "P1W", "numberOfPeriods" : 1 } ],
      "billingPlans" : [ { "billingPlanType" : "MONTHLY", "displayPrice" : "\(monthly)",
        "commitmentDisplayPrice" : "\(total)", "isEnabled" : true } ] }
    """
  }

  /// Returns the text of a store that prefers a billing plan.
  private static func text(
    of session: StoreSession,
    in style: String,
    preferring billingPlan: Product.SubscriptionInfo.BillingPlanType,
    plans ids: Set<Product.ID> = ["Gold", "Silver"],
    width: Int = 100
  ) throws -> String {
    let products = try #require(session.catalog.groups.first).products
    let store = SubscriptionStoreView(subscriptions: products.filter { ids.contains($0.id) })
    let styled = try #require(
      try ControlStyleList.style(style).apply(AnyView(store), "automatic")
    )
    let view = styled.preferredSubscriptionPricingTerms { _, info in
      info.pricingTerms.first { $0.billingPlanType == billingPlan }
    }
    let host = ViewHost(
      view.environment(\.storeSession, session),
      size: Size(width: width, height: 60)
    )
    host.update()
    return ScreenProperties.running(host.render().lines)
  }

  private nonisolated static var names: [String] { ControlStyleList.entries.map(\.name) }

  @Test("each style shows the monthly price and the total, and no up-front price", arguments: names)
  func amounts(style: String) throws {
    for width in [100, 40] {
      let text = try Self.text(of: Self.session(), in: style, preferring: .monthly, width: width)
      #expect(text.contains("$13.99") && text.contains("$167.88"), "\(width): \(text)")
      #expect(!text.contains("$149.99") && !text.contains("$99.99"), "\(width): \(text)")
    }
  }

  @Test(
    "each gallery style shows the total of each plan in its list",
    arguments: [
      "billingToggle", "comparisonTable", "familySharingBadge", "offerBadge", "oneLine",
      "priceComparison", "savings", "trialTimeline",
    ]
  )
  func everyPlan(style: String) throws {
    let text = try Self.text(of: Self.session(), in: style, preferring: .monthly)
    for amount in ["$13.99", "$167.88", "$8.99", "$107.88"] {
      #expect(text.contains(amount), "\(amount): \(text)")
    }
    let upFront = try Self.text(of: Self.session(), in: style, preferring: .upFront)
    #expect(upFront.contains("$149.99") && upFront.contains("$99.99"), "\(upFront)")
    #expect(!upFront.contains("12 payments"), "\(upFront)")
  }

  @Test("the saving of a commitment is that of its monthly price")
  func saving() throws {
    let plans: Set<Product.ID> = ["Silver", "Bronze"]
    let session = try Self.session()
    let monthly = try Self.text(of: session, in: "savings", preferring: .monthly, plans: plans)
    #expect(monthly.contains("Save 10%"), "\(monthly)")
    let upFront = try Self.text(of: session, in: "savings", preferring: .upFront, plans: plans)
    #expect(upFront.contains("Save 16%"), "\(upFront)")
  }

  @Test("a gallery style names the customer's plan only with the customer's billing plan")
  func customersPlan() throws {
    let session = try Self.session()
    session.perform(.purchase(PurchaseRequest(productID: "Silver", billingPlan: .monthly)))
    func text(_ billingPlan: Product.SubscriptionInfo.BillingPlanType) throws -> String {
      try Self.text(of: session, in: "familySharingBadge", preferring: billingPlan)
    }
    #expect(try text(.monthly).contains("Your plan, renews Jan 8"))
    #expect(try !text(.upFront).contains("Your plan"))
    session.advanceToNextEvent()
    #expect(try text(.monthly).contains("Your plan, renews Jan 8, 2027"))
    let group = try #require(session.simulation.account.lines.first?.group)
    session.perform(.disableAutoRenew(group))
    #expect(try text(.monthly).contains("Your plan, until Jan 8, 2027"))
  }
}
