import Foundation
import PurchaseFlow
import StoreModel
import TestSupport
import Testing

@testable import StoreViews

@Suite("Properties of StoreKit values", .timeLimit(.minutes(LongTest.minutes(30))))
@MainActor
struct PropertyTests {
  private func bought() throws -> (StoreSession, PurchaseFlow.Transaction) {
    let session = try StoreSession.streaming()
    try session.buy("premium.yearly")
    return (session, try #require(try session.status()?.transaction))
  }

  @Test("a product's JSON uses StoreKit's property names")
  func product() throws {
    let plan = try StoreSession.streaming().plan("basic.yearly")
    let object = try JSONSerialization.jsonObject(with: plan.jsonRepresentation)
    let json = try #require(object as? [String: Any])
    #expect(json["id"] as? String == plan.id)
    #expect(json["type"] as? String == "Auto-Renewable Subscription")
    #expect(json["displayPrice"] as? String == "$49.99")
    let subscription = try #require(json["subscription"] as? [String: Any])
    #expect(subscription["subscriptionPeriod"] as? String == "P1Y")
    #expect(subscription["introductoryOffer"] is [String: Any])
    #expect(plan.debugDescription.contains(plan.id))
  }

  @Test("a transaction's price, currency and storefront have StoreKit's types")
  func transaction() throws {
    let (_, transaction) = try bought()
    #expect(transaction.price == Decimal(string: "99.99"))
    #expect(transaction.currency?.identifier == "USD")
    #expect(transaction.currencyCode == "USD")
    #expect(transaction.storefront == .unitedStates)
    #expect(transaction.storefrontCountryCode == "USA")
    #expect(transaction.reasonStringRepresentation == "PURCHASE")
    #expect(transaction.environmentStringRepresentation == "Xcode")
    #expect(transaction.debugDescription.contains("premium.yearly"))
  }

  @Test("an offer is also available in the deprecated string properties")
  func offer() throws {
    let session = try StoreSession.streaming()
    try session.buy("basic.yearly")
    let transaction = try #require(try session.status()?.transaction)
    #expect(transaction.offerPaymentModeStringRepresentation == "PAY_UP_FRONT")
    #expect(transaction.offerPeriodStringRepresentation == "P6M")
  }

  @Test("renewalDate stays the end of the period once auto-renew is off")
  func renewal() throws {
    let (session, _) = try bought()
    let info = try #require(try session.status()?.renewalInfo)
    #expect(info.renewalDate == info.renewsAt.date)
    #expect(info.currency?.identifier == "USD")
    let group = try #require(session.catalog.groups.first)
    session.setAutoRenew(false, in: group)
    #expect(try session.status()?.renewalInfo.renewalDate == info.renewsAt.date)
  }

  @Test("a signed value's parts match its JWS text")
  func parts() throws {
    let (_, transaction) = try bought()
    let result = transaction.verificationResult
    let text = result.jwsRepresentation
    #expect(text.hasPrefix(String(decoding: result.signedData, as: UTF8.self)))
    #expect(result.signatureData.count == 64)
    let header = try JSONSerialization.jsonObject(with: result.headerData) as? [String: Any]
    #expect(header?["alg"] as? String == "ES256")
    #expect(result.deviceVerification == transaction.deviceVerification)
    #expect(result.deviceVerificationNonce == transaction.deviceVerificationNonce)
  }

  @Test("transactions can be listed by product, and statuses by group")
  func lists() async throws {
    let (session, transaction) = try bought()
    var ids: [UInt64] = []
    var groups: [String] = []
    await session.run {
      for await result in PurchaseFlow.Transaction.all(for: transaction.productID) {
        ids.append(result.unsafePayloadValue.id)
      }
      for await _ in PurchaseFlow.Transaction.all(for: "nothing") { ids.append(99) }
    }
    for group in await session.run({ StoreSession.statusesByGroup() }) {
      groups.append(group.groupID)
    }
    #expect(ids == [transaction.id])
    #expect(groups == ["2164C1F7"])
  }

  @Test("purchase intents arrive at once, or when the first listener starts")
  func intents() async throws {
    let session = try StoreSession.streaming()
    let plan = try session.plan("basic.monthly")
    let other = try session.plan("basic.yearly")
    session.begin(outside: plan)
    let heard = Task {
      await session.run {
        var ids: [String] = []
        for await intent in PurchaseIntent.intents {
          ids.append(intent.id)
          if ids.count == 2 { break }
        }
        return ids
      }
    }
    #expect(await holdsEventually { !session.listeners.intents.isEmpty })
    session.begin(outside: other, with: other.subscription?.introductoryOffer)
    #expect(await heard.value == [plan.id, other.id])
  }

  @Test("the app's original platform is iOS")
  func platform() async throws {
    let session = try StoreSession.streaming()
    let app = try await session.run { try await AppTransaction.shared.payloadValue }
    #expect(app.originalPlatform == .iOS)
    #expect(app.debugDescription.contains("originalPlatform"))
  }

  @Test("product types and renewal states have localized descriptions, or their raw value")
  func words() {
    let words = Words(locale: .current)
    #expect(Product.ProductType.consumable.localizedDescription == words[.consumable])
    #expect(Product.ProductType(rawValue: "New").localizedDescription == "New")
    #expect(
      Product.SubscriptionInfo.RenewalState.inGracePeriod.localizedDescription
        == words[.renewalInGracePeriod]
    )
    #expect(Product.SubscriptionInfo.RenewalState(rawValue: 9).localizedDescription == "9")
    #expect(
      Product.SubscriptionInfo.RenewalInfo.ExpirationReason.billingError.localizedDescription
        == words[.endedByBilling]
    )
    #expect(PurchaseFlow.Transaction.OfferType.code.localizedDescription == words[.codeOffer])
    #expect(
      PurchaseFlow.Transaction.RevocationReason.developerIssue.localizedDescription
        == words[.revokedForApp]
    )
    #expect(
      Product.SubscriptionOffer.OfferType.winBack.localizedDescription == words[.winBackOffer]
    )
    #expect(
      Product.SubscriptionOffer.PaymentMode.payUpFront.localizedDescription == words[.payUpFront]
    )
  }
}
