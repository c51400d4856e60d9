import ExternalInput
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
    let introductory = offers(record.introductoryOffers, plan: .billedUpfront)
    let promotional = offers(record.promotionalOffers, plan: .billedUpfront)
    let winBack = offers(record.winBackOffers, plan: .billedUpfront)
    let price = record.effectivePrice ?? .nan
    let upFront = Product.SubscriptionInfo.PricingTerms(
      billingPlanType: .upFront,
      billingPrice: price,
      billingPeriod: period,
      commitmentInfo: .init(price: price, period: period, priceFormat: priceFormat),
      subscriptionOffers: introductory + promotional + winBack
    )
    return Product.SubscriptionInfo(
      subscriptionGroupID: groupID,
      groupPosition: position,
      groupDisplayName: groupName,
      groupLevel: record.sortingLevel,
      subscriptionPeriod: period,
      introductoryOffer: introductory.first,
      promotionalOffers: promotional,
      winBackOffers: winBack,
      unreadablePeriod: record.period == nil ? writtenPeriod(record) : nil,
      codeOffers: record.codeOffers.compactMap(codeOffer),
      pricingTerms: [upFront] + otherTerms(record, period: period)
    )
  }

  /// A period as it is written. It stands beside each price, so that no more of it is kept than
  /// one line shows.
  private func writtenPeriod(_ record: StoreConfiguration.SubscriptionRecord) -> String {
    PrintableText.beginning(of: record.periodText ?? "", limit: 40)
  }

  /// The ways to pay besides up front that are on sale.
  private func otherTerms(
    _ record: StoreConfiguration.SubscriptionRecord,
    period: Product.SubscriptionPeriod
  ) -> [Product.SubscriptionInfo.PricingTerms] {
    let plans = record.billingPlans.filter { $0.isEnabled && $0.type != .billedUpfront }
    return plans.map { plan in
      Product.SubscriptionInfo.PricingTerms(
        billingPlanType: .init(rawValue: plan.type.rawValue),
        billingPrice: plan.displayPrice ?? .nan,
        billingPeriod: plan.type == .monthly ? .monthly : period,
        commitmentInfo: .init(
          price: plan.commitmentDisplayPrice ?? .nan,
          period: period,
          priceFormat: priceFormat
        ),
        subscriptionOffers: offers(record.introductoryOffers, plan: plan.type)
          + offers(record.promotionalOffers, plan: plan.type)
          + offers(record.winBackOffers, plan: plan.type)
      )
    }
  }

  private func offers(
    _ records: [StoreConfiguration.OfferRecord],
    plan: StoreConfiguration.BillingPlanType
  ) -> [Product.SubscriptionOffer] {
    records.compactMap { ($0.billingPlanType ?? .billedUpfront) == plan ? offer($0) : nil }
  }
}
