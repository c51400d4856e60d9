extension Words {
  /// The name of a product's kind; of one that is not known, the file's word for it.
  public func name(of type: Product.ProductType) -> String {
    switch type {
    case .consumable: self[.consumable]
    case .nonConsumable: self[.nonConsumable]
    case .nonRenewable: self[.nonRenewing]
    case .autoRenewable: self[.autoRenewable]
    default: type.rawValue
    }
  }

  /// The name of an offer's kind.
  public func name(of type: Product.SubscriptionOffer.OfferType) -> String {
    switch type {
    case .introductory: self[.introductoryOffer]
    case .promotional: self[.promotionalOffer]
    case .winBack: self[.winBackOffer]
    }
  }

  /// The name of a way to pay for an offer.
  public func name(of mode: Product.SubscriptionOffer.PaymentMode) -> String {
    switch mode {
    case .freeTrial: self[.freeTrial]
    case .payAsYouGo: self[.payAsYouGo]
    case .payUpFront: self[.payUpFront]
    }
  }

  /// Why a product cannot be bought.
  public func reason(for unavailability: Product.Unavailability) -> String {
    switch unavailability {
    case .missingIdentifier: self[.missingIdentifier]
    case .duplicateIdentifier: self[.duplicateIdentifier]
    case .unknownPrice: self[.unknownPrice]
    case .unknownPeriod: self[.unknownPeriod]
    }
  }
}
