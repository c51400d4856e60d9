import Foundation

extension ProductBuilder {
  /// The subscription part of a plan.
  ///
  /// StoreKit's lists of offers are those of paying up front; the offers of another
  /// billing plan are found in its terms.
  func info(
    _ record: StoreConfiguration.SubscriptionRecord,
    groupID: String,
    groupName: String,
    position: Int
  ) -> Product.SubscriptionInfo {
    let period = record.period ?? Product.SubscriptionPeriod(value: 0, unit: .day)
    let upFront = StoreConfiguration.BillingPlanType.billedUpfront
    return Product.SubscriptionInfo(
      subscriptionGroupID: groupID,
      groupPosition: position,
      groupDisplayName: groupName,
      groupLevel: record.sortingLevel,
      subscriptionPeriod: period,
      introductoryOffer: offers(record.introductoryOffers, plan: upFront).first,
      promotionalOffers: offers(record.promotionalOffers, plan: upFront),
      winBackOffers: offers(record.winBackOffers, plan: upFront),
      unreadablePeriod: record.period == nil ? record.periodText ?? "" : nil,
      codeOffers: record.codeOffers.compactMap(codeOffer),
      pricingTerms: terms(record, period: period)
    )
  }

  /// The ways to pay: up front at the shown price, then each other plan that is on sale.
  private func terms(
    _ record: StoreConfiguration.SubscriptionRecord,
    period: Product.SubscriptionPeriod
  ) -> [Product.SubscriptionInfo.PricingTerms] {
    let price = record.effectivePrice
    let upFront = terms(
      record,
      plan: .billedUpfront,
      price: price,
      every: period,
      commitment: price,
      lasting: period
    )
    let others = record.billingPlans.filter { $0.isEnabled && $0.type != .billedUpfront }
    return [upFront]
      + others.map { plan in
        terms(
          record,
          plan: plan.type,
          price: plan.displayPrice,
          every: plan.type == .monthly ? .monthly : period,
          commitment: plan.commitmentDisplayPrice,
          lasting: period
        )
      }
  }

  private func terms(
    _ record: StoreConfiguration.SubscriptionRecord,
    plan: StoreConfiguration.BillingPlanType,
    price: Decimal?,
    every billingPeriod: Product.SubscriptionPeriod,
    commitment: Decimal?,
    lasting period: Product.SubscriptionPeriod
  ) -> Product.SubscriptionInfo.PricingTerms {
    let records = record.introductoryOffers + record.promotionalOffers + record.winBackOffers
    return Product.SubscriptionInfo.PricingTerms(
      billingPlanType: .init(rawValue: plan.rawValue),
      billingPrice: price ?? .nan,
      billingPeriod: billingPeriod,
      commitmentInfo: .init(price: commitment ?? .nan, period: period, priceFormat: priceFormat),
      subscriptionOffers: offers(records, plan: plan)
    )
  }

  private func offers(
    _ records: [StoreConfiguration.OfferRecord],
    plan: StoreConfiguration.BillingPlanType
  ) -> [Product.SubscriptionOffer] {
    records.filter { ($0.billingPlanType ?? .billedUpfront) == plan }.compactMap(offer)
  }
}
