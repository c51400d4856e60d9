import Foundation
import Testing

@testable import StoreModel

struct OfferMappingTests {
  @Test("each kind of offer is mapped, in file order")
  func kinds() throws {
    var record = CatalogSample.subscription("a")
    record.introductoryOffers = [CatalogSample.offer(.introductory, .freeTrial)]
    record.promotionalOffers = [
      CatalogSample.offer(.promotional, .payUpFront, price: "1.99", period: .everyTwoMonths),
      CatalogSample.offer(.promotional, .freeTrial),
    ]
    var winBack = CatalogSample.offer(
      .winBack,
      .payAsYouGo,
      price: "0.99",
      period: .monthly,
      count: 3
    )
    winBack.isEligible = false
    record.winBackOffers = [winBack]
    let info = try #require(CatalogSample.plan(record)?.subscription)
    #expect(info.introductoryOffer?.type == .introductory)
    #expect(info.introductoryOffer?.id == nil)
    #expect(info.promotionalOffers.map(\.paymentMode) == [.payUpFront, .freeTrial])
    #expect(info.promotionalOffers.map(\.id) == ["promotional", "promotional"])
    #expect(info.promotionalOffers.map(\.displayPrice) == ["$1.99", "$0.00"])
    #expect(info.winBackOffers.map(\.isEligible) == [false])
    #expect(info.winBackOffers.map(\.totalPeriod) == [.everyThreeMonths])
    #expect(info.winBackOffers.map(\.referenceName) == ["winBack reference"])
  }

  @Test("a free trial costs nothing, even if the file has a price")
  func freePrice() throws {
    var record = CatalogSample.subscription("a")
    record.introductoryOffers = [CatalogSample.offer(.introductory, .freeTrial, price: "0.99")]
    #expect(CatalogSample.plan(record)?.subscription?.introductoryOffer?.price == 0)
  }

  @Test("only pay as you go has several periods; other offers are one long period")
  func periodCount() {
    var record = CatalogSample.subscription("a")
    record.promotionalOffers = [
      CatalogSample.offer(.promotional, .freeTrial, period: .weekly, count: 2),
      CatalogSample.offer(.promotional, .payUpFront, price: "5", period: .monthly, count: 6),
      CatalogSample.offer(.promotional, .payAsYouGo, price: "5", period: .monthly, count: 6),
    ]
    let offers = CatalogSample.plan(record)?.subscription?.promotionalOffers ?? []
    #expect(offers.map(\.period) == [.everyTwoWeeks, .everySixMonths, .monthly])
    #expect(offers.map(\.periodCount) == [1, 1, 6])
  }

  @Test("periods have the largest unit, and the records keep the unit of the file")
  func units() throws {
    typealias Period = Product.SubscriptionPeriod
    let (week, year) = (Period(value: 7, unit: .day), Period(value: 12, unit: .month))
    var record = CatalogSample.subscription("a", period: year)
    record.introductoryOffers = [CatalogSample.offer(.introductory, .freeTrial, period: week)]
    record.promotionalOffers = [
      CatalogSample.offer(.promotional, .payAsYouGo, price: "5", period: year, count: 2),
      CatalogSample.offer(.promotional, .payUpFront, price: "5", period: .monthly, count: 12),
    ]
    record.codeOffers = [CatalogSample.offer(.code, .freeTrial, period: week, count: 2)]
    let info = try #require(CatalogSample.plan(record)?.subscription)
    #expect(info.subscriptionPeriod == .yearly)
    #expect(info.pricingTerms.map(\.billingPeriod) == [.yearly])
    #expect(info.pricingTerms.map(\.commitmentInfo.period) == [.yearly])
    #expect(info.introductoryOffer?.period == .weekly)
    #expect(info.promotionalOffers.map(\.period) == [.yearly, .yearly])
    #expect(info.promotionalOffers.map(\.totalPeriod) == [Period(value: 2, unit: .year), .yearly])
    #expect(info.codeOffers.map(\.period) == [.everyTwoWeeks])
    #expect(record.period == year)
  }

  @Test("a price with its period has the same text for seven days and for a week")
  func texts() throws {
    typealias Period = Product.SubscriptionPeriod
    for (small, large) in [
      (Period(value: 7, unit: .day), Period.weekly), (Period(value: 12, unit: .month), .yearly),
    ] {
      for locale in ["en_US", "ja", "de", "ar"] {
        let words = Words(locale: Locale(identifier: locale))
        let texts = try [small, large].map { period in
          var record = CatalogSample.subscription("a", period: period)
          record.introductoryOffers = [
            CatalogSample.offer(.introductory, .payAsYouGo, price: "1", period: period, count: 3)
          ]
          let plan = try #require(CatalogSample.plan(record))
          let offer = plan.subscription?.introductoryOffer
          return words.price(of: plan) + words.terms(of: plan, with: offer)
        }
        #expect(texts[0] == texts[1])
      }
    }
  }

  @Test("an offer with an unreadable mode or period is omitted")
  func unreadable() {
    var record = CatalogSample.subscription("a")
    record.introductoryOffers = [
      CatalogSample.offer(.introductory, nil),
      CatalogSample.offer(.introductory, .freeTrial, period: nil),
      CatalogSample.offer(
        .introductory,
        .freeTrial,
        period: .init(value: Int.max, unit: .day),
        count: 2
      ),
    ]
    record.codeOffers = [CatalogSample.offer(.code, nil)]
    let info = CatalogSample.plan(record)?.subscription
    #expect(info?.introductoryOffer == nil)
    #expect(info?.codeOffers.isEmpty == true)
  }

  @Test("a paid offer without a readable price has no price instead of zero")
  func unknownPrice() {
    var record = CatalogSample.subscription("a")
    record.introductoryOffers = [CatalogSample.offer(.introductory, .payUpFront)]
    let offer = CatalogSample.plan(record)?.subscription?.introductoryOffer
    #expect(offer?.price.isNaN == true)
    #expect(offer?.displayPrice == "Price unknown")
  }

  @Test("code offers are separate from StoreKit's offers")
  func codeOffers() {
    var record = CatalogSample.subscription("a")
    var code = CatalogSample.offer(.code, .payUpFront, price: "2.5", period: .monthly)
    code.eligibility = [.expired, .new]
    code.isStackable = true
    record.codeOffers = [code]
    let info = CatalogSample.plan(record)?.subscription
    #expect(info?.codeOffers.map(\.referenceName) == ["code reference"])
    #expect(info?.codeOffers.map(\.displayPrice) == ["$2.50"])
    #expect(info?.codeOffers.map(\.eligibility) == [[.expired, .new]])
    #expect(info?.codeOffers.map(\.isStackable) == [true])
    #expect(info?.promotionalOffers.isEmpty == true)
  }

  @Test("the price is that of an enabled up-front plan, else that of the subscription")
  func billingPlanPrice() {
    var record = CatalogSample.subscription("a", period: .yearly, price: "59.99")
    record.billingPlans = [CatalogSample.plan(.billedUpfront, "49.99", commitment: "49.99")]
    #expect(CatalogSample.plan(record)?.price == Decimal(string: "49.99"))
    record.billingPlans[0].isEnabled = false
    #expect(CatalogSample.plan(record)?.price == Decimal(string: "59.99"))
    record.billingPlans = [CatalogSample.plan(.monthly, "5.99", commitment: "71.88")]
    #expect(CatalogSample.plan(record)?.price == Decimal(string: "59.99"))
  }

  @Test("offers belong to their billing plan, and StoreKit's lists show the up-front offers")
  func billingPlanOffers() throws {
    var record = CatalogSample.subscription("a", period: .yearly, price: "59.99")
    record.billingPlans = [
      CatalogSample.plan(.monthly, "5.99", commitment: "71.88"),
      CatalogSample.plan(.billedUpfront, "59.99", commitment: "59.99"),
    ]
    record.introductoryOffers = [
      CatalogSample.offer(.introductory, .freeTrial, period: .monthly, plan: .monthly),
      CatalogSample.offer(.introductory, .freeTrial, period: .weekly, plan: .billedUpfront),
    ]
    let ecuador = Storefront("ECU")
    let info = try #require(CatalogSample.plan(record, in: ecuador)?.subscription)
    #expect(info.introductoryOffer?.period == .weekly)
    #expect(info.pricingTerms.map(\.billingPlanType) == [.upFront, .monthly])
    #expect(info.pricingTerms.map(\.billingDisplayPrice) == ["$59.99", "$5.99"])
    #expect(info.pricingTerms.map(\.billingPeriod) == [.yearly, .monthly])
    #expect(info.pricingTerms.map(\.commitmentInfo.displayPrice) == ["$59.99", "$71.88"])
    #expect(info.pricingTerms.map(\.commitmentInfo.period) == [.yearly, .yearly])
    let prices = info.pricingTerms.compactMap { terms in
      if case .singlePrice(let price) = terms.pricingModel { price } else { nil }
    }
    #expect(prices.map(\.billingInfo.displayPrice) == ["$59.99", "$5.99"])
    #expect(prices.map(\.billingInfo.period) == [.yearly, .monthly])
    #expect(prices.map(\.commitmentInfo) == info.pricingTerms.map(\.commitmentInfo))
    #expect(
      info.pricingTerms.map { $0.subscriptionOffers.map(\.period) } == [[.weekly], [.monthly]]
    )
  }

  @Test("the United States and Singapore do not sell monthly billing", arguments: ["USA", "SGP"])
  func monthlyBillingNotSold(code: String) throws {
    var record = CatalogSample.subscription("a", period: .yearly, price: "59.99")
    record.billingPlans = [CatalogSample.plan(.monthly, "5.99", commitment: "71.88")]
    record.introductoryOffers = [
      CatalogSample.offer(.introductory, .freeTrial, period: .monthly, plan: .monthly)
    ]
    let info = try #require(CatalogSample.plan(record, in: Storefront(code))?.subscription)
    #expect(info.pricingTerms.map(\.billingPlanType) == [.upFront])
    #expect(info.introductoryOffer == nil)
  }

  @Test("a code belongs to a billing plan, without one to up-front billing")
  func billingPlanOfCode() throws {
    var record = CatalogSample.subscription("a", period: .yearly, price: "59.99")
    record.codeOffers = [
      CatalogSample.offer(.code, .freeTrial, plan: .monthly),
      CatalogSample.offer(.code, .freeTrial),
    ]
    let info = try #require(CatalogSample.plan(record)?.subscription)
    #expect(info.codeOffers.map(\.billingPlanType) == [.monthly, .upFront])
  }

  @Test("a subscription without billing plans is paid up front")
  func oldPlan() {
    let terms = CatalogSample.plan(CatalogSample.subscription("a"))?.subscription?.pricingTerms
    #expect(terms?.map(\.billingPlanType) == [.upFront])
    #expect(terms?.map(\.billingDisplayPrice) == ["$9.99"])
  }
}
