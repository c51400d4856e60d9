import Foundation

extension ProductBuilder {
  /// Converts an offer of the file to StoreKit's type. Returns `nil` for a code offer, and for an
  /// offer whose payment mode or duration is unreadable.
  func offer(_ record: StoreConfiguration.OfferRecord) -> Product.SubscriptionOffer? {
    guard let type = record.kind.offerType, let terms = paymentTerms(of: record) else {
      return nil
    }
    return Product.SubscriptionOffer(
      id: type == .introductory ? nil : record.offerID,
      type: type,
      price: terms.price,
      paymentMode: terms.mode,
      period: terms.period,
      periodCount: terms.count,
      priceFormatStyle: priceFormat.style,
      priceFormat: priceFormat,
      referenceName: record.referenceName,
      isEligible: record.isEligible
    )
  }

  /// Returns a code offer; `nil` if its payment mode or length is not readable.
  func codeOffer(_ record: StoreConfiguration.OfferRecord) -> Product.CodeOffer? {
    paymentTerms(of: record).map { terms in
      Product.CodeOffer(
        referenceName: record.referenceName ?? "",
        price: terms.price,
        paymentMode: terms.mode,
        period: terms.period,
        periodCount: terms.count,
        eligibility: record.eligibility,
        isStackable: record.isStackable,
        priceFormat: priceFormat,
        billingPlanType: .init(
          rawValue: (record.billingPlanType ?? .billedUpfront).rawValue
        )
      )
    }
  }

  /// Returns a code offer of a product that does not renew.
  func oneTimeCodeOffer(_ record: StoreConfiguration.OfferRecord) -> Product.OneTimeCodeOffer {
    Product.OneTimeCodeOffer(
      referenceName: record.referenceName ?? "",
      price: record.displayPrice ?? .nan,
      eligibility: record.eligibility,
      priceFormat: priceFormat
    )
  }

  private struct PaymentTerms {
    var mode: Product.SubscriptionOffer.PaymentMode
    var price: Decimal
    var period: Product.SubscriptionPeriod
    var count: Int
  }

  // StoreKit counts periods only for pay as you go. Other offers have a single period of the total
  // length.
  private func paymentTerms(of record: StoreConfiguration.OfferRecord) -> PaymentTerms? {
    guard let mode = record.paymentMode, let period = record.period?.normalized else { return nil }
    guard let total = record.totalLength?.normalized else { return nil }
    let price = mode == .freeTrial ? 0 : record.displayPrice ?? .nan
    return mode == .payAsYouGo
      ? PaymentTerms(mode: mode, price: price, period: period, count: record.periodCount)
      : PaymentTerms(mode: mode, price: price, period: total, count: 1)
  }
}

extension StoreConfiguration.OfferRecord.Kind {
  fileprivate var offerType: Product.SubscriptionOffer.OfferType? {
    switch self {
    case .introductory: .introductory
    case .promotional: .promotional
    case .winBack: .winBack
    case .code: nil
    }
  }
}
