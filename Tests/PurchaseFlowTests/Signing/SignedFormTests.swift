import Foundation
import PurchaseFlow
import Testing

@Suite("Signed forms")
struct SignedFormTests {
  private func trial() -> Simulation {
    var simulation = Simulation(at: start)
    simulation.buy("pro.monthly")
    return simulation
  }

  @Test("a transaction in the App Store's shape has its keys, and prices in thousandths")
  func transactionOfTheAppStore() throws {
    var simulation = Simulation(at: start)
    simulation.buy("pro.monthly.alt")
    let transaction = try #require(simulation.status()?.transaction)
    let text = try EventSigner(.sandbox).sign(transaction, at: start)
    #expect(
      payload(of: text) == """
        {"appTransactionId":"705287896974682332","billingPlanType":"BILLED_UPFRONT",\
        "bundleId":"com.example.storeterm","currency":"USD","environment":"Sandbox",\
        "expiresDate":1771149600000,"inAppOwnershipType":"PURCHASED",\
        "originalPurchaseDate":1768471200000,\
        "originalTransactionId":"2809992263429458","price":10990,"productId":"pro.monthly.alt",\
        "purchaseDate":1768471200000,"quantity":1,"signedDate":1768471200000,\
        "storefront":"USA","storefrontId":"143441","subscriptionGroupIdentifier":"21479000",\
        "transactionId":"2809992263429458","transactionReason":"PURCHASE",\
        "type":"Auto-Renewable Subscription","webOrderLineItemId":"2069649705418041"}
        """
    )
  }

  @Test("Xcode's shape includes isUpgraded, app transaction 0 and a device verification")
  func transactionOfXcode() throws {
    let transaction = try #require(trial().status()?.transaction)
    let text = try EventSigner(.xcode).sign(transaction, at: start)
    let signed = payload(of: text)
    #expect(signed.contains(#""appTransactionId":"0""#))
    #expect(signed.contains(#""isUpgraded":false"#))
    #expect(signed.contains(#""deviceVerification":""#))
    #expect(
      signed.contains(
        #""offerDiscountType":"FREE_TRIAL","offerPeriod":"P1W","offerType":1"#
      )
    )
    #expect(!signed.contains("offerIdentifier"))
  }

  @Test("renewal info has the next charge, and no retry flag while the subscription is active")
  func renewalInfo() throws {
    let info = try #require(trial().status()?.renewalInfo)
    #expect(
      payload(of: try EventSigner(.sandbox).sign(info, at: start)) == """
        {"appTransactionId":"705287896974682332","autoRenewProductId":"pro.monthly",\
        "autoRenewStatus":1,"currency":"USD","environment":"Sandbox",\
        "originalTransactionId":"2809992263429458","productId":"pro.monthly",\
        "recentSubscriptionStartDate":1768471200000,"renewalDate":1769076000000,\
        "renewalPrice":9990,"signedDate":1768471200000}
        """
    )
    #expect(
      !payload(of: try EventSigner(.xcode).sign(info, at: start)).contains("BillingRetry")
    )
  }

  @Test("an upgraded period is marked in both shapes")
  func upgraded() throws {
    var simulation = Simulation(at: start)
    simulation.buy("pro.basic")
    simulation.buy("pro.max.monthly", at: "2026-02-01T00:00:00Z")
    let upgraded = try #require(simulation.transactions().first)
    for app in [SignedApp.sandbox, .xcode] {
      let text = try EventSigner(app).sign(upgraded, at: simulation.now)
      #expect(payload(of: text).contains(#""isUpgraded":true"#))
    }
  }

  @Test("a refund, an app account token and a failed verification appear in the signed form")
  func refunded() throws {
    let token = try #require(UUID(uuidString: "A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11"))
    var simulation = Simulation(at: start)
    simulation.perform(.setFailure(.verification, .verification(.invalidSignature)))
    simulation.perform(
      .purchase(PurchaseRequest(productID: "pro.basic", appAccountToken: token))
    )
    simulation.perform(.refund(0, .developerIssue))
    let transaction = try #require(simulation.status()?.transaction)
    let signer = try EventSigner(.sandbox)
    let text = try signer.sign(transaction, at: start)
    #expect(
      payload(of: text).contains(#""appAccountToken":"a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11""#)
    )
    #expect(
      payload(of: text).contains(
        #""revocationDate":1768471200000,"revocationPercentage":100000,"revocationReason":1,"#
          + #""revocationType":"REFUND_FULL""#
      )
    )
    #expect(
      signer.verifier.verify(transaction, signedAs: text)
        == .unverified(transaction, .invalidSignature)
    )
  }

  @Test("grace, retry and a price increase appear in the signed renewal info")
  func billingIssue() throws {
    var contents = FlowStore.contents
    contents.settings.isGracePeriodEnabled = true
    contents.settings.failsRenewals = true
    var simulation = Simulation(contents: contents, start: start)
    simulation.buy("pro.basic")
    simulation.perform(.increasePrice(productID: "pro.basic", price: 9, needsConsent: true))
    let pending = try #require(simulation.status()?.renewalInfo)
    let signer = try EventSigner(.xcode)
    #expect(payload(of: try signer.sign(pending, at: start)).contains(#""priceIncreaseStatus":0"#))
    simulation.perform(.answerPriceIncrease(FlowStore.pro, agree: true))
    simulation.advance(to: "2026-02-20T00:00:00Z")
    let grace = try #require(simulation.status()?.renewalInfo)
    let signed = payload(of: try signer.sign(grace, at: simulation.now))
    #expect(
      signed.contains(#""gracePeriodExpiresDate":1772532000000,"isInBillingRetryPeriod":true"#)
    )
    #expect(signed.contains(#""expirationIntent":2"#))
  }

  @Test("the header has one certificate in Xcode's shape and three in the App Store's")
  func headers() throws {
    let transaction = try #require(trial().status()?.transaction)
    let store = try #require(JWS(EventSigner(.sandbox).sign(transaction, at: start))?.header)
    #expect(store.alg == "ES256" && store.kid == nil && store.typ == nil)
    #expect(store.x5c?.count == 3)
    let xcode = try #require(JWS(EventSigner(.xcode).sign(transaction, at: start))?.header)
    #expect(xcode.kid == "Apple_Xcode_Key" && xcode.typ == "JWT" && xcode.x5c?.count == 1)
  }

  @Test("the same payload gives the same bytes, except for the signature")
  func sameBytes() throws {
    let status = try #require(trial().status())
    for app in [SignedApp.sandbox, .xcode] {
      let signer = try EventSigner(app)
      let parts = try (0..<2).map { _ in
        try signer.sign(status.transaction, at: start).split(separator: ".").prefix(2)
      }
      #expect(parts[0] == parts[1])
    }
  }

  @Test("a notification contains the signed forms and a deterministic identifier")
  func notification() throws {
    let simulation = trial()
    let status = try #require(simulation.status())
    let signer = try EventSigner(.sandbox)
    let forms = try signer.sign(status.transaction, status.renewalInfo, at: start)
    func notice(_ number: Int) -> NotificationPayload {
      NotificationPayload(
        type: "SUBSCRIBED",
        subtype: "INITIAL_BUY",
        number: number,
        status: status.state,
        forms: forms,
        in: .sandbox,
        signedAt: start
      )
    }
    #expect(notice(0).notificationUUID == notice(0).notificationUUID)
    #expect(notice(0).notificationUUID != notice(1).notificationUUID)
    #expect(notice(0).data?.status == 1 && notice(0).data?.appAppleId == nil)
    #expect(notice(0).summary == nil)
    #expect(notice(0).version == "2.0")
    #expect(try signer.verifier.payload(of: signer.sign(notice(0))) == notice(0))
  }

  @Test("a request for consumption data contains the customer's reason")
  func consumptionRequest() throws {
    let status = try #require(trial().status())
    let signer = try EventSigner(.sandbox)
    let notice = NotificationPayload(
      type: "CONSUMPTION_REQUEST",
      subtype: nil,
      number: 0,
      status: status.state,
      forms: try signer.sign(status.transaction, status.renewalInfo, at: start),
      refundReason: .unintendedPurchase,
      in: .sandbox,
      signedAt: start
    )
    #expect(notice.data?.consumptionRequestReason == "UNINTENDED_PURCHASE")
    let text = try payload(of: signer.sign(notice))
    #expect(text.contains(#""consumptionRequestReason":"UNINTENDED_PURCHASE""#))
  }

  @Test("a withdrawn consent has the record of the app instead of a transaction")
  func rescindedConsent() throws {
    let signer = try EventSigner(.sandbox)
    let app = try signer.sign(AppTransactionPayload(.sandbox, installedAt: start, signedAt: start))
    let notice = NotificationPayload(
      type: "RESCIND_CONSENT",
      number: 0,
      signedAppTransactionInfo: app,
      in: .sandbox,
      signedAt: start
    )
    #expect(notice.data == nil && notice.appData?.signedAppTransactionInfo == app)
    let text = try payload(of: signer.sign(notice))
    #expect(text.contains(#""appData":{"bundleId":"#) && !text.contains(#""data""#))
    #expect(try signer.verifier.payload(of: signer.sign(notice)) == notice)
  }

  @Test("the summary of an extension for all subscribers has a summary instead of data")
  func extensionSummary() throws {
    var simulation = Simulation(at: start)
    simulation.buy("pro.basic")
    let request = MassExtension(
      productID: "pro.basic",
      days: 7,
      storefronts: ["USA", "JPN"],
      requestIdentifier: "outage-1"
    )
    let events = simulation.perform(.extendAllRenewals(request))
    guard case .renewalExtensionCompleted(let summary)? = events.last?.kind else {
      Issue.record("no summary in \(events.kinds)")
      return
    }
    let notice = NotificationPayload(summary, number: 1, in: .sandbox, signedAt: start)
    #expect(notice.notificationType == "RENEWAL_EXTENSION" && notice.subtype == "SUMMARY")
    #expect(notice.data == nil)
    #expect(notice.summary?.requestIdentifier == "outage-1")
    #expect(notice.summary?.productId == "pro.basic")
    #expect(notice.summary?.storefrontCountryCodes == ["USA", "JPN"])
    #expect(notice.summary?.succeededCount == 1 && notice.summary?.failedCount == 0)
    #expect(notice.summary?.appAppleId == nil)
    let signer = try EventSigner(.sandbox)
    #expect(try signer.verifier.payload(of: signer.sign(notice)) == notice)
    let production = SignedApp(environment: .production)
    let other = NotificationPayload(summary, number: 1, in: production, signedAt: start)
    #expect(other.summary?.appAppleId == 1)
  }
}
