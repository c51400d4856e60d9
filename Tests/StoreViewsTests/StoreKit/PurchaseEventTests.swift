import Foundation
import PurchaseFlow
import StoreModel
import TerminalUI
import TestSupport
import Testing

@testable import StoreViews

@Suite(
  "Purchase events of store views",
  .timeLimit(.minutes(LongTest.minutes(30)))
)
@MainActor
struct PurchaseEventTests {
  /// The events in order.
  @MainActor final class Log {
    var lines: [String] = []
  }

  private func store(_ session: StoreSession) -> some View {
    SubscriptionStoreView(subscriptions: session.catalog.groups[0].products)
      .subscriptionStoreControlStyle(.buttons)
  }

  @Test("the start action, the options, the customer and the completion follow in this order")
  func order() async throws {
    let session = try StoreSession.streaming()
    let (log, token) = (Log(), UUID())
    let screen = ShownStore(
      store(session)
        .onInAppPurchaseStart { log.lines.append("start \($0.displayPrice)") }
        .inAppPurchaseOptions { product in
          log.lines.append("options \(product.displayPrice)")
          return [.appAccountToken(token)]
        }
        .onInAppPurchaseCompletion { product, result in
          if case .success(.success) = result { log.lines.append("done \(product.displayPrice)") }
        },
      of: session
    )
    screen.press(.enter)
    #expect(await holdsEventually { session.requestedProduct != nil })
    #expect(log.lines == ["start $99.99", "options $99.99"])
    screen.host.update()
    screen.press(.enter)
    #expect(await holdsEventually { log.lines.count == 3 })
    #expect(log.lines.last == "done $99.99")
    #expect(try session.status()?.transaction.appAccountToken == token)
  }

  @Test("closing the sheet completes the purchase as cancelled")
  func cancelled() async throws {
    let session = try StoreSession.streaming()
    let log = Log()
    let screen = ShownStore(
      store(session).onInAppPurchaseCompletion { _, result in
        if case .success(.userCancelled) = result { log.lines.append("cancelled") }
      },
      of: session
    )
    screen.press(.enter)
    #expect(session.requestedProduct != nil)
    screen.press(.escape)
    #expect(await holdsEventually { log.lines == ["cancelled"] })
  }

  @Test("the nearest completion action runs, and a nil action does not hide an outer one")
  func nearest() async throws {
    let session = try StoreSession.streaming()
    let log = Log()
    let screen = ShownStore(
      store(session)
        .onInAppPurchaseStart(perform: nil)
        .onInAppPurchaseCompletion { _, _ in log.lines.append("inner") }
        .onInAppPurchaseStart { _ in log.lines.append("start") }
        .onInAppPurchaseCompletion { _, _ in log.lines.append("outer") },
      of: session
    )
    screen.press(.enter, .enter)
    #expect(await holdsEventually { !log.lines.isEmpty })
    #expect(log.lines == ["inner"])
  }

  @Test("without a completion action the transaction arrives as an update")
  func update() async throws {
    let session = try StoreSession.streaming()
    let screen = ShownStore(store(session), of: session)
    screen.press(.enter, .enter)
    let bought = try #require(try session.status()?.transaction)
    await session.run {
      var updates = PurchaseFlow.Transaction.updates.makeAsyncIterator()
      #expect(await updates.next()?.unsafePayloadValue == bought)
    }
  }

  @Test("without a completion action an alert shows the failure")
  func alert() throws {
    let session = try StoreSession.streaming()
    session.fail(.purchase, with: .storeKit(.networkError))
    let screen = ShownStore(store(session), of: session)
    screen.press(.enter)
    #expect(screen.contains("Purchase Failed"), "\(screen.text)")
    #expect(screen.contains("The store cannot be reached."), "\(screen.text)")
    screen.press(.enter)
    #expect(!screen.contains("Purchase Failed"), "\(screen.text)")
  }

  @Test("the completion action receives a failure")
  func failure() async throws {
    let session = try StoreSession.streaming()
    session.fail(.purchase, with: .purchase(.purchaseNotAllowed))
    let log = Log()
    let screen = ShownStore(
      store(session).onInAppPurchaseCompletion { _, result in
        if case .failure(Product.PurchaseError.purchaseNotAllowed) = result {
          log.lines.append("failed")
        }
      },
      of: session
    )
    screen.press(.enter)
    #expect(await holdsEventually { log.lines == ["failed"] })
    #expect(!screen.contains("Purchase Failed"))
  }

  @Test("a promotional offer is shown, signed at the purchase and applied")
  func promotionalOffer() async throws {
    let session = try StoreSession.streaming()
    try session.buy("premium.monthly")
    session.setAutoRenew(false, in: try session.group())
    session.advanceToNextEvent()
    let log = Log()
    let screen = ShownStore(
      SubscriptionStoreView(subscriptions: [try session.plan("premium.monthly")])
        .subscriptionPromotionalOffer { _, subscription in
          subscription.promotionalOffers.first { $0.id == "premium.monthly.gift" }
        } compactJWS: { _, _, offer in
          log.lines.append(offer.id ?? "")
          return "a.b.c"
        },
      of: session
    )
    let offer = try #require(
      try session.plan("premium.monthly").subscription?.promotionalOffers.last
    )
    #expect(screen.contains(session.words.price(of: offer)), "\(screen.text)")
    screen.press(.enter)
    #expect(await holdsEventually { session.requestedProduct != nil })
    session.confirmPurchase()
    #expect(log.lines == ["premium.monthly.gift"])
    #expect(try session.status()?.transaction.offer?.id == "premium.monthly.gift")
  }

  @Test(
    "the app's server decides whether the introductory offer applies",
    arguments: [true, false]
  )
  func introductoryOffer(isApplied: Bool) async throws {
    let session = try StoreSession.streaming()
    let plan = try session.plan("basic.yearly")
    let introductory = try #require(plan.subscription?.introductoryOffer)
    if isApplied {
      try session.buy("premium.monthly")
      session.setAutoRenew(false, in: try session.group())
      session.advanceToNextEvent()
    }
    let screen = ShownStore(
      SubscriptionStoreView(subscriptions: [plan])
        .subscriptionIntroductoryOffer { _, _ in
          isApplied
        } compactJWS: { _, _ in
          "a.b.c"
        },
      of: session
    )
    #expect(screen.contains(session.words.price(of: introductory)) == isApplied, "\(screen.text)")
    screen.press(.enter)
    #expect(await holdsEventually { session.requestedProduct != nil })
    screen.host.update()
    #expect(screen.contains("Today") && screen.contains(introductory.displayPrice) == isApplied)
    session.confirmPurchase()
    let offer = try session.status()?.transaction.offer
    #expect(offer?.type == (isApplied ? .introductory : nil))
  }

  @Test("a signed claim determines the introductory offer eligibility")
  func claim() {
    let claims = [#"{"allowIntroductoryOffer":false}"#, #"{"allowIntroductoryOffer":true}"#]
    let judged = claims.map { claim in
      let payload = Data(claim.utf8).base64EncodedString().replacing("=", with: "")
      let option = Product.PurchaseOption.introductoryOfferEligibility(
        compactJWS: "a.\(payload).c"
      )
      return Set([option]).usesIntroductoryOffer
    }
    #expect(judged == [false, true])
    #expect(Set<Product.PurchaseOption>().usesIntroductoryOffer == nil)
  }

  @Test("the completion action receives an error from signing an offer")
  func signingFails() async throws {
    struct NoServer: Error {}
    let session = try StoreSession.streaming()
    try session.buy("premium.monthly")
    session.setAutoRenew(false, in: try session.group())
    session.advanceToNextEvent()
    let log = Log()
    let screen = ShownStore(
      SubscriptionStoreView(subscriptions: [try session.plan("premium.monthly")])
        .subscriptionPromotionalOffer { _, subscription in
          subscription.promotionalOffers.first
        } compactJWS: { _, _, _ in
          throw NoServer()
        }
        .onInAppPurchaseCompletion { _, result in
          if case .failure(is NoServer) = result { log.lines.append("no server") }
        },
      of: session
    )
    screen.press(.enter)
    #expect(await holdsEventually { log.lines == ["no server"] })
    #expect(session.requestedProduct == nil)
  }
}
