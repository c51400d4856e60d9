import Foundation
import PurchaseFlow
import StoreModel
import Testing

/// Tests C26 to C29 of `Documentation/Subscription-rules.md`, each with all of its choices. The
/// tests of `StoreViews` cover C27, which only a sheet reads.
@Suite("Policies of notifications")
struct NotificationPolicyTests {
  private let pro = FlowStore.pro

  private func simulation(_ choose: (inout Policies) -> Void) -> Simulation {
    var contents = FlowFile.contents(grace: false)
    contents.settings.familyShareable = ["pro.basic"]
    choose(&contents.policies)
    return Simulation(contents: contents, start: start)
  }

  private func notificationNames(_ events: [StoreEvent]) -> [String] {
    events.notifications.map(\.description)
  }

  @Test("a refund request asks for data about every product, about two kinds, or about none")
  func consumptionRequests() {
    let products = ["coins.100", "unlock.pro", "season.2026", "pro.basic"]
    for (choice, asked) in [
      (Policies.ConsumptionRequests.everyProduct, products),
      (.consumablesAndSubscriptions, ["coins.100", "pro.basic"]), (.never, []),
    ] {
      var simulation = simulation {
        $0.consumptionRequests = choice
        $0.refundedAutoRenew = .offWhenGranted
      }
      for (id, product) in products.enumerated() {
        simulation.buy(product)
        let events = simulation.perform(.requestRefund(UInt64(id), .other))
        let expected = asked.contains(product) ? ["CONSUMPTION_REQUEST"] : []
        #expect(notificationNames(events) == expected, "\(product)")
      }
      #expect(simulation.account.refundRequests.map(\.transactionID) == [0, 1, 2, 3])
    }
  }

  @Test("an upgrade with auto-renew off sends one notification, or reports auto-renew first")
  func upgradeWhileOff() {
    let upgrade = "DID_CHANGE_RENEWAL_PREF/UPGRADE"
    for (choice, notices) in [
      (Policies.UpgradeWhileOff.upgradeOnly, [upgrade]),
      (.reportsAutoRenew, ["DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED", upgrade]),
    ] {
      var simulation = simulation { $0.upgradeWhileOff = choice }
      simulation.buy("pro.basic")
      simulation.perform(.disableAutoRenew(pro))
      #expect(notificationNames(simulation.buy("pro.max.monthly")) == notices)
      #expect(simulation.status()?.renewalInfo.willAutoRenew == true)
      #expect(notificationNames(simulation.buy("pro.basic")).count == 1)
    }
  }

  @Test("an upgrade with auto-renew on sends one notification for both choices")
  func upgradeWhileOn() {
    for choice in Policies.UpgradeWhileOff.allCases {
      var simulation = simulation { $0.upgradeWhileOff = choice }
      simulation.buy("pro.basic")
      let names = notificationNames(simulation.buy("pro.max.monthly"))
      #expect(names == ["DID_CHANGE_RENEWAL_PREF/UPGRADE"])
    }
  }

  @Test("renewals of a plan that the family shares are reported, or not")
  func sharedRenewals() {
    for (choice, notices) in [
      (Policies.SharedRenewals.reported, ["DID_RENEW", "DID_RENEW"]), (.notReported, []),
    ] {
      var simulation = simulation { $0.sharedRenewals = choice }
      simulation.perform(.shareWithFamily(productID: "pro.basic", isGranted: true))
      let events = simulation.advance(to: "2026-03-16T00:00:00Z")
      #expect(notificationNames(events) == notices)
      #expect(events.deliveries == [1, 2])
      #expect(simulation.status()?.transaction.ownershipType == .familyShared)
      #expect(simulation.charged() == 0)
    }
  }

  @Test("a request turns auto-renew off at once, at the grant, or never")
  func autoRenewOfRequest() {
    let off = "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED"
    for (choice, requested, granted) in [
      (Policies.RefundedAutoRenew.offAndReported, ["CONSUMPTION_REQUEST", off], ["REFUND"]),
      (.offWhenGranted, ["CONSUMPTION_REQUEST"], [off, "REFUND"]),
      (.off, ["CONSUMPTION_REQUEST"], ["REFUND"]),
      (.stays, ["CONSUMPTION_REQUEST"], ["REFUND"]),
    ] {
      var simulation = simulation { $0.refundedAutoRenew = choice }
      simulation.buy("pro.basic")
      #expect(notificationNames(simulation.perform(.requestRefund(0, .other))) == requested)
      let isOff = requested.contains(off)
      #expect(simulation.status()?.renewalInfo.willAutoRenew == !isOff)
      #expect(notificationNames(simulation.perform(.decideRefund(0, .grant))) == granted)
      #expect(simulation.status()?.renewalInfo.willAutoRenew == (choice == .stays))
    }
  }

  @Test("a reversed refund restores auto-renew that the request had turned off, if so chosen")
  func reversedRequest() {
    var simulation = simulation { $0.reversedRefund = .asBefore }
    simulation.buy("pro.basic")
    simulation.perform(.requestRefund(0, .other))
    simulation.perform(.decideRefund(0, .grant))
    simulation.perform(.reverseRefund(0))
    #expect(simulation.status()?.state == .subscribed)
    #expect(simulation.status()?.renewalInfo.willAutoRenew == true)
  }
}
