import Foundation

extension Product {
  /// The product without localized texts and without the storefront's currency. The number of the
  /// price remains. Neutral products are equal for every language and storefront.
  package var neutral: Product {
    Product(
      id: id,
      type: type,
      displayName: "",
      description: "",
      price: price,
      priceFormatStyle: PriceFormat.neutral.style,
      isFamilyShareable: isFamilyShareable,
      subscription: subscription?.neutral,
      unavailability: unavailability,
      priceFormat: .neutral,
      referenceName: referenceName,
      promotionalImageID: promotionalImageID,
      oneTimeCodeOffers: oneTimeCodeOffers.map(\.neutral)
    )
  }

  /// Returns whether two neutral products are equal. A billing option that only one of them has is
  /// ignored if it is monthly, because some storefronts do not sell it.
  package func isSame(as other: Product) -> Bool {
    if self == other { return true }
    let (mine, theirs) = (subscription?.billingPlanTypes, other.subscription?.billingPlanTypes)
    guard let mine, let theirs, mine != theirs else { return false }
    return withoutMonthlyBilling == other.withoutMonthlyBilling
  }
}

extension Product.SubscriptionInfo {
  fileprivate var billingPlanTypes: [BillingPlanType] { pricingTerms.map(\.billingPlanType) }

  fileprivate var neutral: Self {
    Self(
      subscriptionGroupID: subscriptionGroupID,
      groupPosition: groupPosition,
      groupDisplayName: "",
      groupLevel: groupLevel,
      subscriptionPeriod: subscriptionPeriod,
      introductoryOffer: introductoryOffer?.neutral,
      promotionalOffers: promotionalOffers.map(\.neutral),
      winBackOffers: winBackOffers.map(\.neutral),
      unreadablePeriod: unreadablePeriod,
      codeOffers: codeOffers.map(\.neutral),
      pricingTerms: pricingTerms.map(\.neutral)
    )
  }
}

extension Product.SubscriptionOffer {
  fileprivate var neutral: Self {
    Self(
      id: id,
      type: type,
      price: price,
      paymentMode: paymentMode,
      period: period,
      periodCount: periodCount,
      priceFormatStyle: PriceFormat.neutral.style,
      priceFormat: .neutral,
      referenceName: referenceName,
      isEligible: isEligible
    )
  }
}

extension Product.CodeOffer {
  fileprivate var neutral: Self {
    Self(
      referenceName: referenceName,
      price: price,
      paymentMode: paymentMode,
      period: period,
      periodCount: periodCount,
      eligibility: eligibility,
      isStackable: isStackable,
      priceFormat: .neutral,
      billingPlanType: billingPlanType
    )
  }
}

extension Product.OneTimeCodeOffer {
  fileprivate var neutral: Self {
    Self(
      referenceName: referenceName,
      price: price,
      eligibility: eligibility,
      priceFormat: .neutral
    )
  }
}

extension Product.SubscriptionInfo.PricingTerms {
  fileprivate var neutral: Self {
    Self(
      billingPlanType: billingPlanType,
      billingPrice: billingPrice,
      billingPeriod: billingPeriod,
      commitmentInfo: CommitmentInfo(
        price: commitmentInfo.price,
        period: commitmentInfo.period,
        priceFormat: .neutral
      ),
      subscriptionOffers: subscriptionOffers.map(\.neutral)
    )
  }
}

extension PriceFormat {
  /// A price format without a storefront or language.
  fileprivate static let neutral = PriceFormat(
    style: Decimal.FormatStyle.Currency(code: "XXX", locale: Locale(identifier: ""))
  )
}
