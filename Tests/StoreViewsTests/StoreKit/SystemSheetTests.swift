import PurchaseFlow
import StoreModel
import TerminalUI
import TestSupport
import Testing

@testable import StoreViews

@Suite("System sheets", .timeLimit(.minutes(LongTest.minutes(30))))
@MainActor
struct SystemSheetTests {
  @MainActor final class Log {
    var lines: [String] = []
  }

  @Test("the subscriptions sheet shows the plan and turns auto-renew off and on")
  func manage() throws {
    let session = try StoreSession.streaming()
    try session.buy("premium.yearly")
    let screen = ShownStore(Managing(), of: session)
    #expect(screen.contains("Your plan · Renews Jan 1, 2027"), "\(screen.text)")
    screen.click(session.words[.turnOffAutoRenew])
    #expect(try session.status()?.renewalInfo.willAutoRenew == false)
    #expect(screen.contains("Ends Jan 1, 2027"), "\(screen.text)")
    screen.click(session.words[.turnOnAutoRenew])
    #expect(try session.status()?.renewalInfo.willAutoRenew == true)
  }

  @Test("the button of the policy sheet has a fill, like the buttons of other sheets")
  func policy() throws {
    let session = try StoreSession.streaming()
    let view = SubscriptionStoreView(subscriptions: try session.group().products)
      .storeButton(.visible, for: .policies)
    let screen = ShownStore(view, of: session, width: 100, height: 40)
    screen.click(session.words[.termsOfService])
    #expect(screen.contains("▸ \(session.words[.close]) ◂"), "\(screen.text)")
  }

  @Test("before a cancellation the subscriptions sheet shows an offer that keeps the subscription")
  func retention() throws {
    let session = try StoreSession.streaming()
    try session.buy("basic.yearly")
    var contents = session.simulation.account.store
    contents.settings.retentionOffers = ["basic.yearly.season"]
    session.perform(.open(contents))
    let screen = ShownStore(Managing(), of: session)
    screen.click(session.words[.turnOffAutoRenew])
    #expect(screen.contains("Stay subscribed and get: $34.99"), "\(screen.text)")
    screen.click(session.words[.keepSubscription])
    #expect(try session.status()?.renewalInfo.willAutoRenew == true)
    #expect(try session.status()?.renewalInfo.offer == nil)
    screen.click(session.words[.turnOffAutoRenew])
    screen.click(session.words[.acceptOffer])
    #expect(try session.status()?.renewalInfo.offer?.type.rawValue == 5)
    screen.click(session.words[.turnOffAutoRenew])
    screen.click(session.words[.cancelSubscription])
    #expect(try session.status()?.renewalInfo.willAutoRenew == false)
    #expect(screen.contains(session.words[.turnOnAutoRenew]), "\(screen.text)")
  }

  @Test("selecting another plan in the subscriptions sheet opens its confirmation")
  func change() throws {
    let session = try StoreSession.streaming()
    try session.buy("basic.monthly")
    let screen = ShownStore(Managing(), of: session)
    screen.click("Premium Yearly")
    #expect(session.requestedProduct?.id.hasSuffix("premium.yearly") == true)
    #expect(screen.contains(session.words[.confirmChange]), "\(screen.text)")
    screen.press(.enter)
    #expect(try session.status()?.transaction.productID.hasSuffix("premium.yearly") == true)
  }

  @Test("the subscriptions sheet of a customer without a subscription says so")
  func none() throws {
    let session = try StoreSession.streaming()
    let screen = ShownStore(Managing(), of: session)
    #expect(screen.contains("You have no subscriptions."), "\(screen.text)")
  }

  @Test("showManageSubscriptions opens the sheet over a store view and waits until it closes")
  func showManage() async throws {
    let session = try StoreSession.streaming()
    await session.run {
      await #expect(throws: StoreKitError.self) {
        try await AppStore.showManageSubscriptions(inGroup: nil)
      }
    }
    let screen = ShownStore(SubscriptionStoreView(groupID: "2164C1F7"), of: session)
    let shown = Task {
      try await session.run { try await AppStore.showManageSubscriptions(inGroup: nil) }
    }
    #expect(await holdsEventually { session.systemSheet != nil })
    screen.host.update()
    #expect(screen.contains("You have no subscriptions."), "\(screen.text)")
    screen.press(.escape)
    try await shown.value
    #expect(session.systemSheet == nil)
  }

  @Test("redeem, refund and purchase sheets open over any view of the program")
  func overAnyView() async throws {
    let session = try StoreSession.streaming()
    let screen = ShownStore(Text("no store").background { ProgramStoreSheets() }, of: session)
    #expect(session.hasPurchaseSheet)
    let asked = Task { try await session.run { try await AppStore.presentOfferCodeSheet() } }
    #expect(await holdsEventually { session.systemSheet != nil })
    screen.host.update()
    #expect(screen.contains("Redeem Code"), "\(screen.text)")
    screen.type("Film festival")
    screen.press(.enter)
    try await asked.value
    let plan = try session.plan("premium.yearly")
    let id = try #require(try session.status()?.transaction.id)
    let refund = Task {
      try await session.run { try await PurchaseFlow.Transaction.presentRefundSheet(of: id) }
    }
    #expect(await holdsEventually { session.systemSheet != nil })
    screen.host.update()
    screen.click("Request Refund")
    #expect(try await refund.value == .success)
    let purchase = Task { try await session.run { try await plan.purchase() } }
    #expect(await holdsEventually { session.requestedProduct != nil })
    screen.host.update()
    #expect(screen.contains("Premium Yearly"), "\(screen.text)")
    screen.press(.escape)
    #expect(try await purchase.value == .userCancelled)
  }

  @Test("closing the refund sheet cancels the request, and a repeated request throws an error")
  func refundOutcomes() async throws {
    let session = try StoreSession.streaming()
    try session.buy("premium.yearly")
    let id = try #require(try session.status()?.transaction.id)
    let screen = ShownStore(ProgramStoreSheets(), of: session)
    for isAsked in [false, true, true] {
      let asked = Task {
        try await session.run { try await PurchaseFlow.Transaction.presentRefundSheet(of: id) }
      }
      #expect(await holdsEventually { session.systemSheet != nil })
      screen.host.update()
      if isAsked { screen.click("Request Refund") } else { screen.press(.escape) }
      switch await asked.result {
      case .success(let status): #expect(status == (isAsked ? .success : .userCancelled))
      case .failure(let error):
        #expect(error as? PurchaseFlow.Transaction.RefundRequestError == .duplicateRequest)
      }
    }
  }

  @Test("a policy leaves a refund request undecided, and a repeated request throws an error")
  func undecidedRefund() throws {
    let session = try StoreSession.streaming()
    try session.buy("premium.yearly")
    let id = try #require(try session.status()?.transaction.id)
    var contents = session.simulation.account.store
    contents.policies.refundRequests = .leftUndecided
    session.open(session.catalog, contents)
    #expect(try session.requestRefund(of: id, because: .unsatisfied).get() == .success)
    #expect(try session.status()?.state == .subscribed)
    #expect(session.simulation.account.refundRequest(for: id)?.reason == .unsatisfied)
    #expect(throws: PurchaseFlow.Transaction.RefundRequestError.duplicateRequest) {
      try session.requestRefund(of: id, because: .other).get()
    }
    session.perform(.decideRefund(id, .grant))
    #expect(try session.status()?.state == .revoked)
  }

  @Test("a store view shows its own purchase sheet")
  func storeFirst() throws {
    let session = try StoreSession.streaming()
    let screen = ShownStore(
      SubscriptionStoreView(groupID: "2164C1F7").background { ProgramStoreSheets() },
      of: session
    )
    #expect(session.presenters.count == 2)
    session.requestPurchase(of: try session.plan("premium.yearly"))
    screen.host.update()
    #expect(screen.lines.filter { $0.contains("Confirm subscription") }.count == 1)
  }

  @Test("a refund is requested, granted and reported once")
  func refund() throws {
    let session = try StoreSession.streaming()
    try session.buy("premium.yearly")
    let id = try #require(try session.status()?.transaction.id)
    let log = Log()
    let screen = ShownStore(
      Refunding(id: id) { result in
        if case .success(.success) = result { log.lines.append("granted") }
      },
      of: session
    )
    #expect(screen.contains("$99.99"), "\(screen.text)")
    screen.click("Request Refund")
    #expect(try session.status()?.state == .revoked)
    #expect(log.lines == ["granted"])
  }

  @Test("a second refund request fails as a duplicate")
  func duplicate() throws {
    let session = try StoreSession.streaming()
    try session.buy("premium.yearly")
    let id = try #require(try session.status()?.transaction.id)
    #expect(session.requestRefund(of: id, because: .other) == .success(.success))
    #expect(session.requestRefund(of: id, because: .other) == .failure(.duplicateRequest))
  }

  @Test("a valid code is redeemed, and an invalid code is declined without closing the sheet")
  func redeem() throws {
    let session = try StoreSession.streaming()
    let log = Log()
    let screen = ShownStore(
      Redeeming { result in
        if case .success(let transaction) = result {
          log.lines.append(transaction.unsafePayloadValue.offer?.id ?? "")
        }
      },
      of: session
    )
    screen.type("Nothing")
    screen.press(.enter)
    #expect(screen.contains("This code cannot be used."), "\(screen.text)")
    for _ in 0..<7 { screen.press(.backspace) }
    screen.type("Film festival")
    screen.press(.enter)
    #expect(log.lines == ["Film festival"], "\(screen.text)")
    #expect(try session.status()?.transaction.productID.hasSuffix("premium.yearly") == true)
  }

  @Test("a code for a product that does not renew is redeemed in the same sheet")
  func redeemOnce() throws {
    let session = try StoreSession.coins(code: "Free coins")
    let log = Log()
    let screen = ShownStore(
      Redeeming { result in
        if case .success(.verified(let transaction)) = result {
          let isOneTime = transaction.offer?.paymentMode == .oneTime
          log.lines.append("\(transaction.productID) \(isOneTime)")
        }
      },
      of: session
    )
    screen.type("Free coins")
    screen.press(.enter)
    #expect(log.lines == ["coins true"], "\(screen.text)")
  }

  @Test("a simulated redemption error opens no sheet")
  func redeemFails() throws {
    let session = try StoreSession.streaming()
    session.fail(.offerCodeRedeem, with: .storeKit(.notEntitled))
    let log = Log()
    let screen = ShownStore(
      Redeeming { result in
        if case .failure(StoreKitError.notEntitled) = result { log.lines.append("failed") }
      },
      of: session
    )
    #expect(log.lines == ["failed"])
    #expect(!screen.contains("Redeem"), "\(screen.text)")
  }

  @Test("a message appears over the store and is answered there")
  func message() throws {
    let session = try StoreSession.streaming()
    try session.buy("premium.yearly")
    let plan = try session.plan("premium.yearly")
    session.perform(.increasePrice(productID: plan.id, price: 150, needsConsent: true))
    let message = try #require(session.simulation.account.messages.first)
    let screen = ShownStore(SubscriptionStoreView(groupID: "2164C1F7"), of: session)
    try DisplayMessageAction(session: session)(message)
    screen.host.update()
    #expect(screen.contains("The price of your subscription goes up."), "\(screen.text)")
    screen.click("Agree")
    #expect(try session.status()?.renewalInfo.priceIncreaseStatus == .agreed)
    #expect(throws: StoreKitError.self) { try DisplayMessageAction(session: session)(message) }
  }
}

private struct Managing: View {
  @State private var isPresented = true

  var body: some View {
    Text("x").manageSubscriptionsSheet(isPresented: $isPresented)
  }
}

private struct Refunding: View {
  let id: UInt64
  let finished: @MainActor (RefundRequestSheet.Outcome) -> Void
  @State private var isPresented = true

  var body: some View {
    Text("x").refundRequestSheet(for: id, isPresented: $isPresented, onDismiss: finished)
  }
}

private struct Redeeming: View {
  let finished: @MainActor (Result<VerificationResult<PurchaseFlow.Transaction>, any Error>) -> Void
  @State private var isPresented = true

  var body: some View {
    Text("x").offerCodeRedemption(options: [], isPresented: $isPresented, onCompletion: finished)
  }
}
