import Foundation
import PurchaseFlow
import StoreModel
import StoreViews
import Testing

@testable import StoreBrowser

@Suite("Periods in small units")
@MainActor
struct PeriodSpellingTests {
  /// Plans and offers with periods in days and months.
  private static let small = [
    plan("Week", "P7D", "2.99", SampleOffer(mode: "payAsYouGo", period: "P7D", count: 2)),
    plan("Fortnight", "P14D", "4.99", SampleOffer(mode: "free", period: "P7D")),
    plan("Month", "P1M", "8.99", SampleOffer(mode: "free", period: "P14D")),
    plan("Year", "P12M", "79.99", SampleOffer(mode: "payUpFront", period: "P12M")),
    plan("Biennium", "P24M", "99.99", nil),
  ]

  private static func plan(
    _ name: String,
    _ period: String,
    _ price: String,
    _ offer: SampleOffer?
  ) -> SamplePlan {
    SamplePlan(name: name, price: price, period: period, introductoryOffer: offer)
  }

  /// The same plans with the periods that Xcode writes.
  private static let large: [SamplePlan] = {
    let periods = ["P7D": "P1W", "P14D": "P2W", "P12M": "P1Y", "P24M": "P2Y"]
    return small.map { plan in
      var plan = plan
      plan.period = periods[plan.period] ?? plan.period
      let offer = plan.introductoryOffer
      plan.introductoryOffer?.period = offer.flatMap { periods[$0.period] } ?? offer?.period ?? ""
      return plan
    }
  }()

  /// Shows every screen of a store with a new customer, the purchase sheet, and the screens of a
  /// customer whose second year is not paid. Each entry has the keys and the screen.
  private static func screens(of plans: [SamplePlan], _ locale: String) throws -> [[String]] {
    var screens: [[String]] = []
    let options = BrowserOptions(locale: Locale(identifier: locale))
    let robot = try Robot(.plans(plans), height: 40, options: options)
    for product in try #require(robot.session.catalog.groups.first).products {
      robot.session.requestPurchase(of: product)
      robot.host.update()
      screens.append(["purchase of \(product.id)", robot.screen])
      robot.press("escape")
    }
    func add(_ state: String) {
      for screen in BrowserScreen.allCases {
        robot.press(String(screen.key))
        screens.append(["\(screen), \(state)", robot.screen])
      }
    }
    add("new")
    robot.session.perform(.purchase("plan.4"), isAnnounced: false)
    add("first year")
    robot.breakPayment()
    robot.session.advanceToNextEvent()
    add("second year")
    return screens
  }

  @Test(
    "every screen shows a store with seven days like one with a week",
    arguments: ["en_US", "ja", "de", "ar"]
  )
  func sameScreens(locale: String) throws {
    let (found, expected) = (
      try Self.screens(of: Self.small, locale), try Self.screens(of: Self.large, locale)
    )
    let words = Words(locale: Locale(identifier: locale))
    let units = [
      words.count(.days, 7), words.count(.days, 14), words.count(.months, 12),
      words.count(.months, 24),
    ]
    #expect(found.count == expected.count)
    for (one, other) in zip(found, expected) {
      #expect(one == other)
      for unit in units { #expect(!one[1].contains(unit), "\(one[0])\n\(one[1])") }
    }
  }

  @Test("the review has the same findings for both spellings", arguments: ControlStyleList.names)
  func sameReview(style: String) throws {
    let review = try StoreReview(appearance: StoreAppearance(controlStyle: style))
    let messages = try [Self.small, Self.large].map { plans in
      review.diagnostics(of: try StoreFile.plans(plans).configuration()).map(\.message)
    }
    #expect(messages[0] == messages[1])
  }

  @Test("the fields of the file show the period as written")
  func fields() throws {
    let robot = try Robot(.plans(Self.small), width: 120, height: 40)
    robot.press("8", "down")
    robot.expect("recurringSubscriptionPeriod", "P7D")
  }
}
