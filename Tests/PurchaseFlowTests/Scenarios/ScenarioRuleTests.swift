import PurchaseFlow
import Testing

/// Rules of `Documentation/Subscription-rules.md` without a scenario file, each as a scenario.
@Suite("Rules beyond the scenario files")
struct ScenarioRuleTests {
  struct Rule: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var head = "start: 2026-01-15T10:00:00Z"
    let steps: String
  }

  @Test("the rule holds", arguments: rules)
  func holds(rule: Rule) throws {
    let report = try ScenarioText(steps: rule.steps, head: rule.head).report()
    #expect(report.exitCode == 0, "\(report.errors)\(report.output)")
    #expect(report.passed > 0)
  }

  static let rules = [
    Rule(
      testDescription: "an action after a step back starts a new branch, without the later events",
      steps: """
          - purchase: pro.basic
          - until: 2026-02-20T00:00:00Z
            expect: { transactions: 2, history: 2 }
          - autoRenew: off
          - back: 2
            expect: { now: 2026-01-15T10:00:00Z, history: 1, transactions: 1, autoRenew: true }
          - purchase: pro.max.monthly
            expect:
              history: 2
              notifications: [SUBSCRIBED/INITIAL_BUY, DID_CHANGE_RENEWAL_PREF/UPGRADE]
          - back: 2026-01-15T10:00:00Z
            expect: { history: 2, transactions: 2 }
          - back: 9
            expect: { result: refused, history: 2 }
        """
    ),
    Rule(
      testDescription: "stepping back to an instant adds no action and keeps the events up to it",
      steps: """
          - purchase: pro.basic
          - until: 2026-04-16T00:00:00Z
            expect: { transactions: 4, history: 2 }
          - back: 2026-03-01T00:00:00Z
            expect:
              now: 2026-03-01T00:00:00Z
              history: 1
              transactions: 2
              notifications: [SUBSCRIBED/INITIAL_BUY, DID_RENEW]
          - autoRenew: off
            expect: { history: 2 }
          - back: 1
            expect: { now: 2026-03-01T00:00:00Z, history: 1, autoRenew: true, notifications: [] }
          - autoRenew: off
          - back: 2
            expect: { now: 2026-01-15T10:00:00Z, history: 0, transactions: 0 }
          - back: 1
            expect: { result: refused }
        """
    ),
    Rule(
      testDescription:
        "a stackable code applies after the trial, and any other code replaces the trial",
      steps: """
          - redeemCode: { product: pro.monthly, offer: FREE1M }
            expect:
              offer: { type: introductory, mode: freeTrial }
              nextOffer: { type: code, id: FREE1M, mode: freeTrial, period: P1M }
              renewalPrice: "0.00"
              updates: [0]
              notifications: [SUBSCRIBED/INITIAL_BUY]
          - back: 1
          - redeemCode: { product: pro.monthly, offer: NEW199 }
            expect:
              offer: { type: code, id: NEW199, mode: payAsYouGo, period: P2M }
              nextOffer: { type: code, id: NEW199 }
              introEligible: false
          - redeemCode: { product: pro.monthly, offer: NOBODY }
            expect: { result: refused }
        """
    ),
    Rule(
      testDescription: "a code that would downgrade is refused, and such a purchase waits",
      steps: """
          - purchase: pro.max.monthly
          - redeemCode: { product: pro.monthly, offer: FREE1M }
            expect: { result: refused, renewsTo: pro.max.monthly }
          - purchase: pro.monthly
            expect: { renewsTo: pro.monthly }
        """
    ),
    Rule(
      testDescription: "family sharing has a separate status, and entitles during billing retry",
      head: "settings: { familyShareable: [pro.basic] }",
      steps: """
          - purchase: pro.monthly.alt
          - familyShare: { product: pro.basic, access: granted }
            expect:
              updates: [1]
              statuses:
                - { state: subscribed, product: pro.monthly.alt, ownership: PURCHASED }
                - { state: subscribed, product: pro.basic, ownership: FAMILY_SHARED }
              entitlements: [pro.basic, pro.monthly.alt]
              charged: "10.99"
              notifications: [SUBSCRIBED/INITIAL_BUY, SUBSCRIBED/RESUBSCRIBE]
          - payment: fails
          - until: 2026-02-10T00:00:00Z
            expect:
              entitled: true
              entitlements: [pro.basic]
              winBackOffers: []
          - familyShare: { product: pro.basic, access: revoked }
            expect:
              entitled: false
              notifications: [DID_RENEW, DID_FAIL_TO_RENEW, REVOKE]
          - familyShare: { product: pro.yearly, access: granted }
            expect: { result: refused }
        """
    ),
    Rule(
      testDescription: "a backdated purchase brings all renewals up to now, or a single period",
      steps: """
          - purchase:
              product: pro.basic
              purchaseDate: 2025-10-15T10:00:00Z
            expect: { transactions: 4, updates: [0, 1, 2, 3], expires: 2026-02-15T10:00:00Z }
          - back: 1
          - purchase:
              product: pro.basic
              purchaseDate: 2025-10-15T10:00:00Z
              renewalBehavior: cancelImmediately
            expect: { transactions: 1, state: expired, expires: 2025-11-15T10:00:00Z }
          - purchase: { product: pro.basic, purchaseDate: 2026-06-01T00:00:00Z }
            expect: { result: refused }
        """
    ),
    Rule(
      testDescription: "a subscription in the sandbox renews twelve times",
      head: "profile: sandbox",
      steps: """
          - purchase: pro.basic
          - until: 2027-02-01T00:00:00Z
            expect:
              state: expired
              transactions: 13
              autoRenew: false
              expirationReason: autoRenewDisabled
        """
    ),
    Rule(
      testDescription: "a reversed refund leaves auto-renew off",
      steps: """
          - purchase: pro.basic
          - refund: { transaction: last, reason: appIssue }
            expect: { state: revoked, refunded: "6.00", lastTransaction: { revocationReason: appIssue } }
          - refund: last
            expect: { result: error, error: duplicateRequest }
          - reverseRefund: last
            expect: { state: subscribed, autoRenew: false, refunded: "0.00" }
          - advance: P2M
            expect: { state: expired, expirationReason: autoRenewDisabled }
        """
    ),
    Rule(
      testDescription: "a refund by an upgrade is neither repeated nor reversed",
      steps: """
          - purchase: pro.monthly.alt
          - purchase: pro.max.monthly
            expect: { charged: "30.98", refunded: "10.99" }
          - refund: 0
            expect: { state: subscribed, refunded: "10.99" }
          - reverseRefund: 0
            expect: { refunded: "10.99" }
        """
    ),
    Rule(
      testDescription: "a renewal date moves by at most 90 days, and later periods start from it",
      steps: """
          - purchase: pro.basic
          - extendRenewal: P91D
            expect: { result: refused, renewalDate: 2026-02-15T10:00:00Z }
          - extendRenewal: P14D
            expect:
              renewalDate: 2026-03-01T10:00:00Z
              notifications: [SUBSCRIBED/INITIAL_BUY, RENEWAL_EXTENDED]
          - until: 2026-03-01T10:00:00Z
            expect: { expires: 2026-04-01T10:00:00Z }
        """
    ),
    Rule(
      testDescription: "a win-back message appears at the next launch",
      steps: """
          - purchase: pro.monthly
          - autoRenew: off
          - advance: P8D
            expect: { winBackOffers: [wb.499x3], messages: [] }
          - quit: true
          - purchase: pro.monthly
            expect: { result: refused }
          - launch: true
            expect: { messages: [winBackOffer] }
          - purchaseIntent: { product: pro.monthly, offer: wb.499x3 }
          - completeIntent: true
            expect: { result: success, messages: [], offer: { type: winBack } }
        """
    ),
    Rule(
      testDescription: "the App Store's win-back rules count paid months and expired months",
      head: """
        settings:
          winBackRules: { minimumPaidMonths: 3, lapsedMonths: [2, 24], waitMonths: 6 }
        """,
      steps: """
          - purchase: pro.monthly
          - advance: P3M
          - autoRenew: off
          - advance: P1M
            expect: { state: expired, winBackOffers: [] }
          - advance: P2M
            expect: { winBackOffers: [wb.499x3] }
        """
    ),
    Rule(
      testDescription: "a product removed from sale cannot be bought and does not renew",
      steps: """
          - purchase: pro.basic
          - removeFromSale: pro.basic
            expect: { state: subscribed }
          - removeFromSale: coins.100
          - purchase: coins.100
            expect: { result: error, error: productUnavailable }
          - advance: P1M
            group: Pro
            expect:
              state: expired
              expirationReason: productUnavailable
              notifications:
                - SUBSCRIBED/INITIAL_BUY
                - EXPIRED/PRODUCT_NOT_FOR_SALE
        """
    ),
  ]
}
