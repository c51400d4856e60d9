import Foundation
import PurchaseFlow
import StoreModel
import Testing

/// Tests C2 to C22 of `Documentation/Subscription-rules.md`, each with all of its choices.
/// `NotificationPolicyTests` tests C26 to C29.
/// `PayloadPolicyTests` tests C23 to C25.
@Suite("Policies")
struct PolicyTests {
  private let pro = FlowStore.pro

  /// A customer of the scenarios' store with some policies.
  private func simulation(
    grace: Bool = false,
    _ choose: (inout Policies) -> Void = { _ in }
  ) -> Simulation {
    var contents = FlowFile.contents(grace: grace)
    contents.settings.familyShareable = ["pro.basic"]
    choose(&contents.policies)
    return Simulation(contents: contents, start: start)
  }

  /// A customer whose renewal of pro.basic failed.
  private func unpaid(
    grace: Bool = false,
    waiting plan: String? = nil,
    _ choose: (inout Policies) -> Void
  ) -> Simulation {
    var simulation = simulation(grace: grace, choose)
    simulation.buy("pro.basic")
    if let plan { simulation.buy(plan) }
    simulation.perform(.setPayment(works: false))
    simulation.advance(to: "2026-02-20T18:00:00Z")
    return simulation
  }

  private func notificationNames(_ events: [StoreEvent]) -> [String] {
    events.notifications.map(\.description)
  }

  @Test("buying the held plan with auto-renew off turns it on, or changes nothing")
  func heldPlanBought() {
    for (choice, renews) in [(Policies.HeldPlanBought.renewsAgain, true), (.changesNothing, false)]
    {
      var simulation = simulation { $0.heldPlanBought = choice }
      simulation.buy("pro.basic")
      simulation.perform(.disableAutoRenew(pro))
      #expect(simulation.buy("pro.basic").returnedTransaction?.id == 0)
      #expect(simulation.status()?.renewalInfo.willAutoRenew == renews)
    }
  }

  @Test("a purchase in billing retry resubscribes, or recovers the renewal")
  func purchaseInRetry() {
    var simulation = unpaid { $0.purchaseInRetry = .returns }
    #expect(notificationNames(simulation.buy("pro.basic")) == ["SUBSCRIBED/RESUBSCRIBE"])
    #expect(simulation.transactions().last?.reason == .purchase)
    simulation = unpaid { $0.purchaseInRetry = .recovers }
    #expect(notificationNames(simulation.buy("pro.basic")) == ["DID_RENEW/BILLING_RECOVERY"])
    #expect(simulation.transactions().last?.reason == .renewal)
    #expect(simulation.transactions().last?.expiresAt == "2026-03-20T18:00:00Z")
    #expect(simulation.status()?.state == .subscribed && simulation.account.messages.isEmpty)
  }

  @Test("buying another plan in grace changes the plan, or resubscribes")
  func changeInGrace() {
    var simulation = unpaid(grace: true) { $0.changeInGrace = .changesPlan }
    #expect(
      notificationNames(simulation.buy("pro.weekly")) == ["DID_CHANGE_RENEWAL_PREF/DOWNGRADE"]
    )
    simulation = unpaid(grace: true) { $0.changeInGrace = .returns }
    #expect(notificationNames(simulation.buy("pro.weekly")) == ["SUBSCRIBED/RESUBSCRIBE"])
    #expect(simulation.status()?.transaction.productID == "pro.weekly")
  }

  @Test("a recovery in grace is dated at the due date, or at the charge")
  func graceRecovery() {
    for (choice, date) in [
      (Policies.GraceRecovery.whenDue, "2026-02-15T10:00:00Z" as Instant),
      (.whenResolved, "2026-02-20T18:00:00Z"),
    ] {
      var simulation = unpaid(grace: true) { $0.graceRecovery = choice }
      let events = simulation.perform(.resolveBillingIssue(pro))
      #expect(events.first?.instant == "2026-02-20T18:00:00Z")
      #expect(simulation.transactions().last?.purchasedAt == date)
      #expect(simulation.transactions().last?.expiresAt == "2026-03-15T10:00:00Z")
    }
  }

  @Test("a recovery renews to the pending plan, or keeps the current plan and the pending change")
  func recoveredPlan() {
    var simulation = unpaid(waiting: "pro.weekly") { $0.recoveredPlan = .waiting }
    simulation.perform(.resolveBillingIssue(pro))
    #expect(simulation.status()?.transaction.productID == "pro.weekly")
    simulation = unpaid(waiting: "pro.weekly") { $0.recoveredPlan = .present }
    simulation.perform(.resolveBillingIssue(pro))
    #expect(simulation.status()?.transaction.productID == "pro.basic")
    #expect(simulation.status()?.renewalInfo.autoRenewPreference == "pro.weekly")
  }

  @Test("cancelling in billing retry expires as voluntary, or as a billing error")
  func cancelledRetry() {
    for (choice, reason, end) in [
      (Policies.CancelledRetry.voluntary, ExpirationReason.autoRenewDisabled, "EXPIRED/VOLUNTARY"),
      (.billing, .billingError, "EXPIRED/BILLING_RETRY"),
    ] {
      var simulation = unpaid { $0.cancelledRetry = choice }
      #expect(notificationNames(simulation.perform(.disableAutoRenew(pro))).last == end)
      #expect(simulation.status()?.renewalInfo.expirationReason == reason)
    }
  }

  @Test("grace of a weekly plan lasts six days, or the chosen length")
  func weeklyGrace() {
    for (choice, end) in [
      (Policies.WeeklyGrace.sixDays, "2026-01-28T10:00:00Z" as Instant),
      (.asChosen, "2026-02-07T10:00:00Z"),
    ] {
      var simulation = simulation(grace: true) { $0.weeklyGrace = choice }
      simulation.buy("pro.weekly")
      simulation.perform(.setPayment(works: false))
      simulation.advance(to: "2026-01-23T00:00:00Z")
      #expect(simulation.status()?.renewalInfo.gracePeriodEndsAt == end)
    }
  }

  @Test("the end of a grace period stays in the renewal info, but is current only during grace")
  func currentGracePeriod() {
    let end = "2026-01-28T10:00:00Z" as Instant
    var simulation = simulation(grace: true) { $0.weeklyGrace = .sixDays }
    simulation.buy("pro.weekly")
    #expect(simulation.status()?.currentGracePeriodEnd == nil)
    simulation.perform(.setPayment(works: false))
    simulation.advance(to: "2026-01-23T00:00:00Z")
    #expect(simulation.status()?.currentGracePeriodEnd == end)
    #expect(simulation.account.line(pro)?.currentGracePeriodEnd == end)
    simulation.advance(to: "2026-01-29T00:00:00Z")
    #expect(simulation.status()?.currentGracePeriodEnd == nil)
    #expect(simulation.account.line(pro)?.currentGracePeriodEnd == nil)
    #expect(simulation.status()?.renewalInfo.gracePeriodEndsAt == end)
  }

  @Test("a refund turns auto-renew off with a notification, does so without one, or keeps it")
  func refundedAutoRenew() {
    let reported = ["DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED", "REFUND"]
    for (choice, notices, next) in [
      (Policies.RefundedAutoRenew.offAndReported, reported, nil),
      (.offWhenGranted, reported, nil),
      (.off, ["REFUND"], nil),
      (.stays, ["REFUND"], "DID_RENEW" as String?),
    ] {
      var simulation = simulation { $0.refundedAutoRenew = choice }
      simulation.buy("pro.basic")
      #expect(notificationNames(simulation.perform(.refund(0, .other))) == notices)
      #expect(simulation.status()?.state == .revoked)
      #expect(simulation.account.currentEntitlements.isEmpty)
      #expect(
        notificationNames(simulation.advance(to: "2026-02-15T10:00:00Z"))
          == (next.map { [$0] } ?? [])
      )
      #expect(simulation.status()?.state == (next == nil ? .revoked : .subscribed))
    }
  }

  @Test("after a reversed refund auto-renew stays off, or is restored")
  func reversedRefund() {
    for (choice, renews) in [(Policies.ReversedRefund.staysOff, false), (.asBefore, true)] {
      var simulation = simulation { $0.reversedRefund = choice }
      simulation.buy("pro.basic")
      simulation.perform(.refund(0, .other))
      simulation.perform(.reverseRefund(0))
      #expect(simulation.status()?.state == .subscribed)
      #expect(simulation.status()?.renewalInfo.willAutoRenew == renews)
    }
  }
}

extension PolicyTests {
  /// A customer with a pending price increase from 6.00 to 9.00.
  private func asked(_ choose: (inout Policies) -> Void) -> Simulation {
    var simulation = simulation(choose)
    simulation.buy("pro.basic")
    simulation.perform(.increasePrice(productID: "pro.basic", price: 9, needsConsent: true))
    return simulation
  }

  @Test("declining a price increase expires as voluntary, or as not consented")
  func declinedIncrease() {
    for (choice, reason, end) in [
      (
        Policies.DeclinedIncrease.autoRenewDisabled, ExpirationReason.autoRenewDisabled,
        "EXPIRED/VOLUNTARY"
      ),
      (.didNotConsent, .didNotConsentToPriceIncrease, "EXPIRED/PRICE_INCREASE"),
    ] {
      var simulation = asked { $0.declinedIncrease = choice }
      simulation.perform(.answerPriceIncrease(pro, agree: false))
      #expect(notificationNames(simulation.advance(to: "2026-02-15T10:00:00Z")) == [end])
      #expect(simulation.status()?.renewalInfo.expirationReason == reason)
    }
  }

  @Test("auto-renew turned on again after declining renews at the old price, or at the new one")
  func priceAfterDecline() {
    for (choice, price) in [(Policies.PriceAfterDecline.old, Decimal(6)), (.new, 9)] {
      var simulation = asked { $0.priceAfterDecline = choice }
      simulation.perform(.answerPriceIncrease(pro, agree: false))
      simulation.perform(.enableAutoRenew(pro))
      #expect(simulation.status()?.renewalInfo.renewalPrice == price)
    }
  }

  @Test("an agreed price increase is reported until the renewal, or not at all")
  func agreedIncrease() {
    for (choice, status) in [
      (Policies.AgreedIncrease.reportedUntilRenewal, PriceIncrease.Status.agreed),
      (.notReported, .noIncreasePending),
    ] {
      var simulation = asked { $0.agreedIncrease = choice }
      simulation.perform(.answerPriceIncrease(pro, agree: true))
      #expect(simulation.status()?.renewalInfo.priceIncreaseStatus == status)
      #expect(simulation.status()?.renewalInfo.renewalPrice == 9)
    }
  }

  @Test("an unanswered price increase ends the subscription first, or the charge fails first")
  func unansweredIncrease() {
    for (choice, state) in [
      (Policies.UnansweredIncrease.endsFirst, RenewalState.expired),
      (.chargeFirst, .inBillingRetryPeriod),
    ] {
      var simulation = asked { $0.unansweredIncrease = choice }
      simulation.perform(.setPayment(works: false))
      simulation.advance(to: "2026-02-16T00:00:00Z")
      #expect(simulation.status()?.state == state)
    }
  }

  @Test("a code that is not stackable replaces the introductory offer, or follows it")
  func codeBesideIntro() {
    for (choice, type) in [
      (Policies.CodeBesideIntro.replaces, Transaction.OfferType.code), (.follows, .introductory),
    ] {
      var simulation = simulation { $0.codeBesideIntro = choice }
      simulation.perform(.redeemCode(productID: "pro.monthly", offer: "NEW199"))
      #expect(simulation.status()?.transaction.offer?.type == type)
    }
  }

  @Test("a waiting offer is lost at a lapse, or applies to the next purchase of the plan")
  func offerAtLapse() {
    for (choice, price) in [(Policies.OfferAtLapse.lost, "9.99"), (.kept, "4.99")] {
      var simulation = simulation { $0.offerAtLapse = choice }
      simulation.buy("pro.monthly")
      simulation.perform(
        .purchase(PurchaseRequest(productID: "pro.monthly", offerID: "promo.499x3"))
      )
      simulation.perform(.disableAutoRenew(pro))
      simulation.buy("pro.monthly", at: "2026-03-01T00:00:00Z")
      #expect(simulation.status()?.transaction.price == FlowStore.money(price))
    }
  }

  @Test("withdrawing the pending plan ends the subscription, or renews the current plan")
  func withdrawnPlan() {
    for (choice, state) in [
      (Policies.WithdrawnPlan.ends, RenewalState.expired), (.fallsBack, .subscribed),
    ] {
      var simulation = simulation { $0.withdrawnPlan = choice }
      simulation.buy("pro.basic")
      simulation.buy("pro.weekly")
      simulation.perform(.removeFromSale(productID: "pro.weekly"))
      simulation.advance(to: "2026-02-15T10:00:00Z")
      #expect(simulation.status()?.state == state)
      #expect(simulation.status()?.transaction.productID == "pro.basic")
      #expect(simulation.status()?.transaction.price == 6)
    }
  }

  @Test("the eligibility of a request's offer is checked at approval, or also at the request")
  func waitingRequest() {
    for (choice, error) in [
      (Policies.WaitingRequest.judgedAtApproval, nil),
      (.judgedWhenAsked, StoreError.purchase(.ineligibleForOffer)),
    ] {
      var contents = FlowFile.contents(grace: false)
      contents.settings.asksToBuy = true
      contents.policies.waitingRequest = choice
      var simulation = Simulation(contents: contents, start: start)
      let request = PurchaseRequest(productID: "pro.monthly", offerID: "promo.499x3")
      let events = simulation.perform(.purchase(request))
      #expect(events.failure == error)
      #expect(simulation.account.purchasesToApprove.count == (error == nil ? 1 : 0))
    }
  }

  @Test("identifiers of deleted transactions are never reused, or are reused")
  func deletedIdentifiers() {
    for (choice, id) in [(Policies.DeletedIdentifiers.neverReused, 2), (.reused, 1)] {
      var simulation = simulation { $0.deletedIdentifiers = choice }
      simulation.buy("unlock.pro")
      simulation.buy("pro.basic")
      simulation.perform(.delete(1))
      simulation.buy("pro.basic")
      #expect(simulation.transactions().map(\.id) == [UInt64(id)])
      #expect(
        simulation.transactions().first?.webOrderLineItemID == (id == 1 ? "0" : "1")
      )
    }
  }

  @Test("family access is notified as an initial purchase, or as a resubscription")
  func familyAccess() {
    for (choice, notice) in [
      (Policies.FamilyAccess.initialBuy, "SUBSCRIBED/INITIAL_BUY"),
      (.resubscribe, "SUBSCRIBED/RESUBSCRIBE"),
    ] {
      var simulation = simulation { $0.familyAccess = choice }
      simulation.buy("pro.weekly")
      let share = StoreAction.shareWithFamily(productID: "pro.basic", isGranted: true)
      #expect(notificationNames(simulation.perform(share)) == [notice])
    }
  }

  @Test("at the same instant expirations come first, or the order follows the product identifier")
  func simultaneous() {
    for (choice, first) in [
      (Policies.Simultaneous.endsFirst, "EXPIRED/VOLUNTARY"), (.byProduct, "DID_RENEW"),
    ] {
      var simulation = simulation { $0.simultaneous = choice }
      simulation.buy("pro.basic")
      simulation.perform(.disableAutoRenew(pro))
      simulation.buy("news.monthly")
      #expect(notificationNames(simulation.advance(to: "2026-02-15T10:00:00Z")).first == first)
    }
  }

  @Test("an upgrade refunds the unused part, or nothing")
  func upgradeRefund() {
    for (choice, refund) in [(Policies.UpgradeRefund.proRata, Decimal(6)), (.none, 0)] {
      var simulation = simulation { $0.upgradeRefund = choice }
      simulation.buy("pro.basic")
      simulation.buy("pro.max.monthly")
      #expect(simulation.refunded() == refund)
    }
  }
}
