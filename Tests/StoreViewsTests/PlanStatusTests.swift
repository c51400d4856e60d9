import PurchaseFlow
import StoreModel
import Testing

@testable import StoreViews

@Suite("Plan status")
@MainActor
struct PlanStatusTests {
  @Test("a new customer is offered every plan with its introductory offer")
  func newCustomer() throws {
    let session = try StoreSession.streaming()
    #expect(try session.planStatus("premium.yearly") == .offered(nil))
    let modes = try ["premium.monthly", "basic.yearly", "basic.monthly"].map { suffix in
      guard case .offered(let offer?) = try session.planStatus(suffix) else { return "none" }
      return offer.paymentMode.rawValue
    }
    #expect(modes == ["freeTrial", "payUpFront", "payAsYouGo"])
  }

  @Test("the current plan renews, and the other plans are offered without an introductory offer")
  func subscriber() throws {
    let session = try StoreSession.streaming()
    try session.buy("premium.monthly")
    let end = try instant("2026-01-08T00:00:00Z")
    #expect(try session.planStatus("premium.monthly") == .renews(end))
    for other in ["premium.yearly", "basic.yearly", "basic.monthly"] {
      #expect(try session.planStatus(other) == .offered(nil))
    }
  }

  @Test("a pending change shows on both plans, and buying the current plan cancels the change")
  func waitingChange() throws {
    let session = try StoreSession.streaming()
    try session.buy("premium.monthly")
    try session.buy("basic.yearly")
    let end = try instant("2026-01-08T00:00:00Z")
    let (current, next) = (
      try session.planStatus("premium.monthly"), try session.planStatus("basic.yearly")
    )
    #expect(current == .changes(to: "Basic Yearly", end))
    #expect(next == .next(end))
    #expect(current.canBeBought && !next.canBeBought)
    #expect(current.isCurrent && !next.isCurrent)
  }

  @Test("a pending change that waits for payment shows no date")
  func unpaidChange() throws {
    let session = try StoreSession.streaming()
    var contents = session.simulation.account.store
    contents.settings.isGracePeriodEnabled = true
    session.open(session.catalog, contents)
    try session.buy("premium.monthly")
    try session.buy("basic.yearly")
    session.perform(.setPayment(works: false))
    session.advanceToNextEvent()
    let next = try session.planStatus("basic.yearly")
    #expect(next == .next(nil))
    #expect(next.upcomingChangeText(session.words, session.dates) == nil)
    #expect(next.badge(session.words) == session.words[.nextPlan])
    guard case .grace = try session.planStatus("premium.monthly") else {
      Issue.record("Premium Monthly is not in its grace period")
      return
    }
  }

  @Test("with auto-renew off the current plan ends, and buying it again turns auto-renew on")
  func ends() throws {
    let session = try StoreSession.streaming()
    try session.buy("premium.yearly")
    session.setAutoRenew(false, in: try session.group())
    let planStatus = try session.planStatus("premium.yearly")
    #expect(planStatus == .ends(try instant("2027-01-01T00:00:00Z")))
    #expect(planStatus.canBeBought && planStatus.isCurrent)
    try session.buy("premium.yearly")
    #expect(try session.planStatus("premium.yearly") == .renews(instant("2027-01-01T00:00:00Z")))
    #expect(session.simulation.account.allTransactions.count == 1)
  }

  @Test("after expiry every plan is offered without a second introductory offer")
  func lapsed() throws {
    let session = try StoreSession.streaming()
    try session.buy("premium.monthly")
    session.setAutoRenew(false, in: try session.group())
    session.advanceToNextEvent()
    for plan in try session.group().products {
      #expect(PlanStatus(plan, try session.status(), offering: nil, in: session) == .offered(nil))
    }
  }

  @Test("a customer who never used the introductory offer still has it after expiry")
  func lapsedWithoutOffer() throws {
    let session = try StoreSession.streaming()
    try session.buy("premium.yearly")
    session.setAutoRenew(false, in: try session.group())
    session.advanceToNextEvent()
    guard case .offered(let offer?) = try session.planStatus("premium.monthly") else {
      Issue.record("no offer")
      return
    }
    #expect(offer.paymentMode == .freeTrial)
  }

  @Test("in the grace period the plan is current, shows the failed payment and cannot be bought")
  func grace() throws {
    let session = try CustomerState.grace.session()
    let planStatus = try session.planStatus("premium.monthly")
    guard case .grace(let end) = planStatus else {
      Issue.record("\(planStatus)")
      return
    }
    let day = session.dates.day(end)
    #expect(planStatus.isCurrent && !planStatus.canBeBought)
    #expect(planStatus.badge(session.words) == "Your plan")
    #expect(
      planStatus.upcomingChangeText(session.words, session.dates)
        == "Payment failed, yours until \(day)"
    )
    #expect(try session.planStatus("premium.yearly") == .offered(nil))
  }

  @Test("in billing retry the plan is not current, shows the failed payment and can be bought")
  func retry() throws {
    let session = try CustomerState.retry.session()
    let planStatus = try session.planStatus("premium.monthly")
    guard case .retries(nil, let end) = planStatus else {
      Issue.record("\(planStatus)")
      return
    }
    #expect(!planStatus.isCurrent && planStatus.canBeBought)
    #expect(planStatus.badge(session.words) == "Payment failed")
    #expect(
      planStatus.upcomingChangeText(session.words, session.dates)
        == session.words.text(.inRetry, session.dates.day(end))
    )
    #expect(try session.planStatus("premium.yearly") == .offered(nil))
  }

  @Test("a plan that cannot be bought shows the reason")
  func unavailable() throws {
    let session = try StoreSession.streaming()
    let odd = plan("odd", price: "x", .monthly, unavailability: .unknownPrice)
    let planStatus = PlanStatus(odd, nil, offering: nil, in: session)
    #expect(planStatus == .unavailable(.unknownPrice))
    #expect(!planStatus.canBeBought)
    #expect(planStatus.badge(session.words) == "Can't be bought")
    #expect(
      planStatus.upcomingChangeText(session.words, session.dates)
        == "Can't be bought: the file's price can't be read."
    )
  }

  @Test("badge and upcoming change text match each plan status")
  func words() throws {
    let session = try StoreSession.streaming()
    let end = try instant("2026-01-08T00:00:00Z")
    let table: [(PlanStatus, String?, String?)] = [
      (.offered(nil), nil, nil),
      (.renews(end), "Your plan", "Renews Jan 8, 2026"),
      (.changes(to: "Basic", end), "Your plan", "Renews to Basic on Jan 8, 2026"),
      (.ends(end), "Your plan", "Ends Jan 8, 2026"),
      (.next(end), "Your next plan", "Takes effect Jan 8, 2026"),
    ]
    for (planStatus, badge, upcomingChangeText) in table {
      #expect(planStatus.badge(session.words) == badge)
      #expect(planStatus.upcomingChangeText(session.words, session.dates) == upcomingChangeText)
    }
    #expect(try session.planStatus("premium.monthly").badge(session.words) == "1 week free")
  }
}
