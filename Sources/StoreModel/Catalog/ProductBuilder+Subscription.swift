import ExternalInput
import Foundation

extension ProductBuilder {
  /// Returns the subscription details of a plan.
  ///
  /// StoreKit's lists of offers contain only offers of the up-front billing plan. The offers of
  /// another billing plan are in its pricing terms.
  func info(
    _ record: StoreConfiguration.SubscriptionRecord,
    groupID: String,
    groupName: String,
    position: Int
  ) -> Product.SubscriptionInfo {
    let period = record.period?.normalized ?? Product.SubscriptionPeriod(value: 0, unit: .day)
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

  /// Returns the text of a period. The text is cut to one line, because it appears beside each
  /// price.
  private func writtenPeriod(_ record: StoreConfiguration.SubscriptionRecord) -> String {
    PrintableText.beginning(of: record.periodText ?? "", limit: 40)
  }

  /// Returns the billing options that are on sale in the storefront, except up-front billing.
  private func otherTerms(
    _ record: StoreConfiguration.SubscriptionRecord,
    period: Product.SubscriptionPeriod
  ) -> [Product.SubscriptionInfo.PricingTerms] {
    let plans = record.billingPlans.filter {
      $0.isEnabled && $0.type != .billedUpfront
        && ($0.type != .monthly || storefront.sellsMonthlyCommitments)
    }
    return plans.map { plan in
      Product.SubscriptionInfo.PricingTerms(
        billingPlanType: .init(rawValue: plan.type.rawValue),
        billingPrice: plan.displayPrice ?? .nan,
        billingPeriod: plan.type == .monthly ? .monthly : period,
        commitmentInfo: .init(
          price: commitmentPrice(of: plan),
          period: period,
          priceFormat: priceFormat
        ),
        subscriptionOffers: offers(record.introductoryOffers, plan: plan.type)
          + offers(record.promotionalOffers, plan: plan.type)
          + offers(record.winBackOffers, plan: plan.type)
      )
    }
  }

  /// Returns the price of a commitment. Without a price in the file, it is the sum of the payments.
  private func commitmentPrice(of plan: StoreConfiguration.BillingPlan) -> Decimal {
    let sum = plan.type == .monthly ? plan.displayPrice.map { $0 * 12 } : nil
    return plan.commitmentDisplayPrice ?? sum ?? .nan
  }

  private func offers(
    _ records: [StoreConfiguration.OfferRecord],
    plan: StoreConfiguration.BillingPlanType
  ) -> [Product.SubscriptionOffer] {
    records.compactMap { ($0.billingPlanType ?? .billedUpfront) == plan ? offer($0) : nil }
  }
}
