import Foundation
import StoreModel

/// An offer in the journal. The price is a decimal text in currency units.
struct StoredOffer: Codable {
  var id: String?
  var isEligible: Bool
  var paymentMode: String
  var period: StoredPeriod
  var periodCount: Int
  var price: String
  var priceFormat: StoredPriceFormat
  var referenceName: String?
  var type: String

  init(_ offer: Product.SubscriptionOffer) {
    id = offer.id
    isEligible = offer.isEligible
    paymentMode = offer.paymentMode.rawValue
    period = StoredPeriod(offer.period)
    periodCount = offer.periodCount
    price = StoredCoding.text(offer.price)
    priceFormat = StoredPriceFormat(offer.priceFormat)
    referenceName = offer.referenceName
    type = offer.type.rawValue
  }

  var offer: Product.SubscriptionOffer {
    get throws {
      let format = priceFormat.format
      return Product.SubscriptionOffer(
        id: id,
        type: try StoredCoding.value(type),
        price: try StoredCoding.number(price),
        paymentMode: try StoredCoding.value(paymentMode),
        period: try period.period,
        periodCount: periodCount,
        priceFormatStyle: format.style,
        priceFormat: format,
        referenceName: referenceName,
        isEligible: isEligible
      )
    }
  }
}

/// An offer for codes in the journal.
struct StoredCodeOffer: Codable {
  /// The billing plan; `nil` for up-front billing.
  var billingPlanType: String?
  var eligibility: [String]
  var isStackable: Bool
  var paymentMode: String
  var period: StoredPeriod
  var periodCount: Int
  var price: String
  var priceFormat: StoredPriceFormat
  var referenceName: String

  init(_ offer: Product.CodeOffer) {
    let billingPlan = offer.billingPlanType
    billingPlanType = billingPlan == .upFront ? nil : billingPlan.rawValue
    eligibility = offer.eligibility.map(\.rawValue)
    isStackable = offer.isStackable
    paymentMode = offer.paymentMode.rawValue
    period = StoredPeriod(offer.period)
    periodCount = offer.periodCount
    price = StoredCoding.text(offer.price)
    priceFormat = StoredPriceFormat(offer.priceFormat)
    referenceName = offer.referenceName
  }

  var offer: Product.CodeOffer {
    get throws {
      Product.CodeOffer(
        referenceName: referenceName,
        price: try StoredCoding.number(price),
        paymentMode: try StoredCoding.value(paymentMode),
        period: try period.period,
        periodCount: periodCount,
        eligibility: eligibility.map(StoreConfiguration.OfferRecord.Eligibility.init),
        isStackable: isStackable,
        priceFormat: priceFormat.format,
        billingPlanType: billingPlanType.map { .init(rawValue: $0) } ?? .upFront
      )
    }
  }
}

/// An offer for codes of a product that does not renew, in the journal.
struct StoredOneTimeCodeOffer: Codable {
  var eligibility: [String]
  var price: String
  var priceFormat: StoredPriceFormat
  var referenceName: String

  init(_ offer: Product.OneTimeCodeOffer) {
    eligibility = offer.eligibility.map(\.rawValue)
    price = StoredCoding.text(offer.price)
    priceFormat = StoredPriceFormat(offer.priceFormat)
    referenceName = offer.referenceName
  }

  var offer: Product.OneTimeCodeOffer {
    get throws {
      Product.OneTimeCodeOffer(
        referenceName: referenceName,
        price: try StoredCoding.number(price),
        eligibility: eligibility.map(StoreConfiguration.OfferRecord.Eligibility.init),
        priceFormat: priceFormat.format
      )
    }
  }
}

/// The pricing terms of a subscription in the journal.
struct StoredTerms: Codable {
  var billingPeriod: StoredPeriod
  var billingPlanType: String
  var billingPrice: String
  var commitmentPeriod: StoredPeriod
  var commitmentPrice: String
  var offers: [StoredOffer]
  var priceFormat: StoredPriceFormat

  init(_ terms: Product.SubscriptionInfo.PricingTerms) {
    billingPeriod = StoredPeriod(terms.billingPeriod)
    billingPlanType = terms.billingPlanType.rawValue
    billingPrice = StoredCoding.text(terms.billingPrice)
    commitmentPeriod = StoredPeriod(terms.commitmentInfo.period)
    commitmentPrice = StoredCoding.text(terms.commitmentInfo.price)
    offers = terms.subscriptionOffers.map(StoredOffer.init)
    priceFormat = StoredPriceFormat(terms.commitmentInfo.priceFormat)
  }

  var terms: Product.SubscriptionInfo.PricingTerms {
    get throws {
      Product.SubscriptionInfo.PricingTerms(
        billingPlanType: .init(rawValue: billingPlanType),
        billingPrice: try StoredCoding.number(billingPrice),
        billingPeriod: try billingPeriod.period,
        commitmentInfo: .init(
          price: try StoredCoding.number(commitmentPrice),
          period: try commitmentPeriod.period,
          priceFormat: priceFormat.format
        ),
        subscriptionOffers: try offers.map { try $0.offer }
      )
    }
  }
}
