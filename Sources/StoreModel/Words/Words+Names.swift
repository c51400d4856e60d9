extension Words {
  /// Returns the localized name of a product type; the file's raw value if the type is unknown.
  public func name(of type: Product.ProductType) -> String {
    switch type {
    case .consumable: self[.consumable]
    case .nonConsumable: self[.nonConsumable]
    case .nonRenewable: self[.nonRenewing]
    case .autoRenewable: self[.autoRenewable]
    default: type.rawValue
    }
  }

  /// Returns the localized name of an offer type, such as “Win-Back Offer”.
  public func name(of type: Product.SubscriptionOffer.OfferType) -> String {
    switch type {
    case .introductory: self[.introductoryOffer]
    case .promotional: self[.promotionalOffer]
    case .winBack: self[.winBackOffer]
    }
  }

  /// Returns the localized name of a payment mode, such as “Free Trial”.
  public func name(of mode: Product.SubscriptionOffer.PaymentMode) -> String {
    switch mode {
    case .freeTrial: self[.freeTrial]
    case .payAsYouGo: self[.payAsYouGo]
    case .payUpFront: self[.payUpFront]
    }
  }

  /// Returns the label of plans with a type of billing plan, such as “Pay Monthly”; the file's raw
  /// value if the billing plan is unknown.
  public func name(of type: Product.SubscriptionInfo.PricingTerms.BillingPlanType) -> String {
    switch type {
    case .upFront: self[.billedUpFront]
    case .monthly: self[.billedMonthly]
    default: type.rawValue
    }
  }

  /// Returns the label of plans with a pricing model, such as “For One Person”.
  public func name(of model: Product.SubscriptionInfo.PricingTerms.PricingModel) -> String {
    switch model {
    case .singlePrice: self[.singlePrice]
    case .seatBased: self[.seatBasedPrice]
    }
  }

  /// Returns the reason why a product cannot be bought.
  public func reason(for unavailability: Product.Unavailability) -> String {
    switch unavailability {
    case .missingIdentifier: self[.missingIdentifier]
    case .duplicateIdentifier: self[.duplicateIdentifier]
    case .unknownPrice: self[.unknownPrice]
    case .unknownPeriod: self[.unknownPeriod]
    }
  }
}
