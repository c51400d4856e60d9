import Foundation
import StoreModel
import Testing

@testable import PurchaseFlow

/// Tests O12 of `Documentation/Subscription-rules.md`.
@Suite("The value of offers")
struct OfferValueTests {
  private func offer(
    _ id: String,
    _ mode: Product.SubscriptionOffer.PaymentMode,
    _ price: Decimal,
    _ period: Product.SubscriptionPeriod,
    count: Int = 1
  ) -> Product.SubscriptionOffer {
    Product.SubscriptionOffer(
      id: id,
      type: .winBack,
      price: price,
      paymentMode: mode,
      period: period,
      periodCount: count,
      priceFormatStyle: .currency(code: "USD")
    )
  }

  private func sorted(_ offers: Product.SubscriptionOffer...) -> [String] {
    offers.map { offer in
      PlanOffers.NamedOffer(id: offer.id ?? "", terms: OfferTerms(offer), isEligible: true)
    }
    .bestFirst().map(\.id)
  }

  @Test("free offers come first, then lower prices per month, then longer offers")
  func order() {
    let ids = sorted(
      offer("unknown", .payUpFront, .nan, .yearly),
      offer("7 a month", .payAsYouGo, 7, .monthly, count: 6),
      offer("5 a month", .payAsYouGo, 5, .monthly, count: 3),
      offer("5 a month, longer", .payAsYouGo, 5, .monthly, count: 6),
      offer("60 a year", .payUpFront, 60, .yearly),
      offer("1 a week", .payAsYouGo, 1, .weekly, count: 2),
      offer("a month free", .freeTrial, 0, .monthly),
      offer("3 months free", .freeTrial, 0, .everyThreeMonths)
    )
    #expect(
      ids == [
        "3 months free", "a month free", "1 a week", "60 a year", "5 a month, longer",
        "5 a month", "7 a month", "unknown",
      ]
    )
  }

  @Test("offers of equal value keep their order")
  func ties() {
    let ids = sorted(
      offer("b", .payUpFront, 12, .yearly),
      offer("a", .payAsYouGo, 1, .monthly, count: 12),
      offer("x", .payUpFront, .nan, .yearly),
      offer("c", .payUpFront, 12, .yearly)
    )
    #expect(ids == ["b", "a", "c", "x"])
  }
}
