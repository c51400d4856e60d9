import Foundation
import PurchaseFlow
import StoreKit
import StoreModel
import TestSupport
import Testing

@Suite("Requests of the original API", .timeLimit(.minutes(LongTest.minutes(30))))
@MainActor
struct ProductsRequestTests {
  /// Inherits its conformance to `SKRequestDelegate`.
  private class BaseDelegate: NSObject, SKRequestDelegate {
    fileprivate(set) var lines: [String] = []

    func requestDidFinish(_ request: SKRequest) { lines.append("finished") }

    func request(_ request: SKRequest, didFailWithError error: any Error) {
      lines.append("failed \((error as? SKError)?.errorCode ?? -1)")
    }
  }

  private final class Delegate: BaseDelegate, SKProductsRequestDelegate {
    private(set) var response: SKProductsResponse?

    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      self.response = response
      lines.append("received")
    }
  }

  private static func request(_ names: String...) -> SKProductsRequest {
    SKProductsRequest(productIdentifiers: Set(names.map { "com.example.everything.\($0)" }))
  }

  @Test("the delegate receives known products and unknown identifiers, then the end")
  func products() async throws {
    let session = try StoreSession.sample()
    let delegate = Delegate()
    await session.run {
      let request = Self.request("themes", "nothing", "season", "absent")
      request.delegate = delegate
      request.start()
      request.start()
      #expect(delegate.lines.isEmpty)
      #expect(await holdsEventually { delegate.lines.last == "finished" })
      #expect(delegate.lines == ["received", "finished"])
      let response = delegate.response
      let expected = ["com.example.everything.season", "com.example.everything.themes"]
      #expect(Set(response?.products.map(\.productIdentifier) ?? []) == Set(expected))
      #expect(
        response?.invalidProductIdentifiers
          == ["com.example.everything.absent", "com.example.everything.nothing"]
      )
      request.start()
      #expect(await holdsEventually { delegate.lines.count == 4 })
    }
  }

  @Test("the delegate receives a simulated failure and no end")
  func failure() async throws {
    let session = try StoreSession.sample()
    session.perform(.setFailure(.loadProducts, .storeKit(.unknown)), isAnnounced: false)
    let delegate = Delegate()
    await session.run {
      let request = Self.request("themes")
      request.delegate = delegate
      request.start()
      #expect(await holdsEventually { !delegate.lines.isEmpty })
      #expect(delegate.lines == ["failed 0"])
    }
  }

  @Test("a cancelled request does not call its delegate")
  func cancelled() async throws {
    let session = try StoreSession.sample()
    let (delegate, other) = (Delegate(), Delegate())
    await session.run {
      let request = Self.request("themes")
      request.delegate = delegate
      request.start()
      request.cancel()
      let next = Self.request("themes")
      next.delegate = other
      next.start()
      #expect(await holdsEventually { other.lines.last == "finished" })
      #expect(delegate.lines.isEmpty)
    }
  }

  @Test("a receipt refresh ends without a receipt")
  func receipt() async throws {
    let session = try StoreSession.sample()
    let delegate = BaseDelegate()
    await session.run {
      let request = SKReceiptRefreshRequest(
        receiptProperties: [SKReceiptPropertyIsExpired: true]
      )
      request.delegate = delegate
      request.start()
      #expect(await holdsEventually { !delegate.lines.isEmpty })
      #expect(delegate.lines == ["finished"])
      let data = Bundle.main.appStoreReceiptURL.flatMap { try? Data(contentsOf: $0) }
      #expect(data == nil)
    }
  }

  // MARK: Products

  private static func product(_ suffix: String, of session: StoreSession) throws -> Product {
    let all = session.catalog.products + session.catalog.groups.flatMap(\.products)
    return try #require(all.first { $0.id.hasSuffix(suffix) })
  }

  private static func load(_ id: String, from session: StoreSession) async throws -> SKProduct {
    let delegate = Delegate()
    await session.run {
      let request = SKProductsRequest(productIdentifiers: [id])
      request.delegate = delegate
      request.start()
      #expect(await holdsEventually { delegate.lines.last == "finished" })
    }
    return try #require(delegate.response?.products.first)
  }

  @Test(
    "a formatter with the price locale writes the price as StoreKit 2 does",
    arguments: [("en_US", "USA"), ("de_DE", "DEU"), ("en_US", "DEU"), ("ja_JP", "JPN")]
  )
  func prices(locale: String, storefront: String) async throws {
    let session = try StoreSession.sample("StreamingPass", locale: locale, storefront: storefront)
    let known = try Self.product("premium.yearly", of: session)
    let product = try await Self.load(known.id, from: session)
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.locale = product.priceLocale
    #expect(formatter.string(from: product.price) == known.displayPrice)
    let currency = session.catalog.storefront.currency?.identifier
    #expect(product.priceLocale.currency?.identifier == currency)
    #expect(product.localizedTitle == known.displayName)
    #expect(product.localizedDescription == known.description)
    #expect(product.isFamilyShareable == known.isFamilyShareable)
  }

  @Test("a subscription has its period, its group and its offers")
  func subscription() async throws {
    let session = try StoreSession.sample("StreamingPass")
    let known = try Self.product("premium.monthly", of: session)
    let product = try await Self.load(known.id, from: session)
    #expect(product.subscriptionPeriod?.numberOfUnits == 1)
    #expect(product.subscriptionPeriod?.unit == .month)
    #expect(product.subscriptionGroupIdentifier == known.subscription?.subscriptionGroupID)
    let offer = known.subscription?.introductoryOffer
    #expect((product.introductoryPrice == nil) == (offer == nil))
    #expect(product.introductoryPrice?.type ?? .introductory == .introductory)
    #expect(product.introductoryPrice?.identifier == nil)
    #expect(product.introductoryPrice?.numberOfPeriods == offer?.periodCount)
    let promotional = known.subscription?.promotionalOffers ?? []
    #expect(!promotional.isEmpty)
    #expect(product.discounts.map(\.identifier) == promotional.map(\.id))
    #expect(product.discounts.allSatisfy { $0.type == .subscription })
    #expect(product.discounts.map(\.price.decimalValue) == promotional.map(\.price))
    let once = try await Self.load(
      "com.example.everything.themes",
      from: StoreSession.sample()
    )
    #expect(once.subscriptionPeriod == nil && once.introductoryPrice == nil)
    #expect(once.discounts.isEmpty)
  }
}
