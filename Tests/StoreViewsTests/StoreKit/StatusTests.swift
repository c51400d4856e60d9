import Foundation
import PurchaseFlow
import StoreModel
import TestSupport
import Testing

@testable import StoreViews

@Suite("Subscription status calls", .timeLimit(.minutes(LongTest.minutes(30))))
@MainActor
struct StatusTests {
  @Test("a customer who never subscribed has no status and is eligible for the introductory offer")
  func never() async throws {
    let session = try StoreSession.streaming()
    let info = try #require(try session.plan("premium.monthly").subscription)
    try await session.run {
      let statuses = try await info.status
      #expect(statuses.isEmpty)
      #expect(await info.isEligibleForIntroOffer)
    }
  }

  @Test("a subscriber's status contains state, transaction and renewal info")
  func subscribed() async throws {
    let session = try StoreSession.streaming()
    try session.buy("premium.monthly")
    try await session.run {
      let statuses = try await Product.SubscriptionInfo.status(for: "2164C1F7")
      let status = try #require(statuses.first)
      #expect(status.state == .subscribed)
      let transaction = try status.transaction.payloadValue
      let info = try status.renewalInfo.payloadValue
      #expect(info.willAutoRenew)
      #expect(info.currentProductID == transaction.productID)
      #expect(await transaction.subscriptionStatus == status)
      #expect(try await Product.SubscriptionInfo.status(transactionID: transaction.id) == status)
      #expect(await !Product.SubscriptionInfo.isEligibleForIntroOffer(for: "2164C1F7"))
      #expect(status.renewalInfo.jwsRepresentation.split(separator: ".").count == 3)
    }
  }

  @Test("Status.updates reports a change")
  func updates() async throws {
    let session = try StoreSession.streaming()
    try session.buy("premium.monthly")
    try await session.run {
      let heard = Task {
        var updates = Product.SubscriptionInfo.Status.updates.makeAsyncIterator()
        return await updates.next()
      }
      #expect(await holdsEventually { !session.listeners.changes.isEmpty })
      session.setAutoRenew(false, in: try session.group())
      let status = try #require(await heard.value)
      #expect(!status.renewalInfo.unsafePayloadValue.willAutoRenew)
    }
  }

  @Test("status(for:) throws the simulated error")
  func fails() async throws {
    let session = try StoreSession.streaming()
    session.fail(.subscriptionStatus, with: .storeKit(.systemError))
    await session.run {
      await #expect(throws: StoreKitError.self) {
        _ = try await Product.SubscriptionInfo.status(for: "2164C1F7")
      }
    }
  }

  @Test("the App Store calls return simulated values")
  func appStore() async throws {
    let session = try StoreSession.streaming()
    try await session.run {
      try await AppStore.sync()
      #expect(session.notice == .restored(0))
      #expect(await Storefront.current?.countryCode == "USA")
      #expect(await Storefront.current?.id == "143441")
      let app = try await AppTransaction.shared.payloadValue
      #expect(app.originalPurchaseDate == session.now.date)
      #expect(app.environment == .xcode)
      #expect(AppStore.canMakePayments)
      session.fail(.appStoreSync, with: .storeKit(.userCancelled))
      await #expect(throws: StoreKitError.self) { try await AppStore.sync() }
      session.fail(.appTransaction, with: .storeKit(.unknown))
      await #expect(throws: StoreKitError.self) { _ = try await AppTransaction.shared }
    }
  }

  @Test("Message.messages reports a message when it is sent")
  func messages() async throws {
    let session = try StoreSession.streaming()
    try session.buy("premium.yearly")
    let plan = try session.plan("premium.yearly")
    try await session.run {
      var messages = Message.messages.makeAsyncIterator()
      session.perform(
        .increasePrice(productID: plan.id, price: 150, needsConsent: true),
        isAnnounced: false
      )
      let message = try #require(await messages.next())
      #expect(message.reason == .priceIncreaseConsent)
    }
  }
}
