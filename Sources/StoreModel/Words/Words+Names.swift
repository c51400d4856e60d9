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
