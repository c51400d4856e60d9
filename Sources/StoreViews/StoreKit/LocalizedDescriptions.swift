import PurchaseFlow
import StoreModel

// StoreKit's `localizedDescription` of types with open sets of raw values, in the language of the
// environment. Apple does not document the texts. Unknown raw values are returned unchanged.

extension Product.ProductType {
  /// The name of the product type.
  public var localizedDescription: String {
    switch self {
    case .consumable: Words.ofErrors[.consumable]
    case .nonConsumable: Words.ofErrors[.nonConsumable]
    case .nonRenewable: Words.ofErrors[.nonRenewing]
    case .autoRenewable: Words.ofErrors[.autoRenewable]
    default: rawValue
    }
  }
}

extension Product.SubscriptionOffer.OfferType {
  /// The name of the offer type.
  public var localizedDescription: String {
    switch self {
    case .introductory: Words.ofErrors[.introductoryOffer]
    case .promotional: Words.ofErrors[.promotionalOffer]
    case .winBack: Words.ofErrors[.winBackOffer]
    }
  }
}

extension Product.SubscriptionOffer.PaymentMode {
  /// The name of the payment mode.
  public var localizedDescription: String {
    switch self {
    case .freeTrial: Words.ofErrors[.freeTrial]
    case .payAsYouGo: Words.ofErrors[.payAsYouGo]
    case .payUpFront: Words.ofErrors[.payUpFront]
    }
  }
}

extension Transaction.OfferType {
  /// The name of the offer type.
  public var localizedDescription: String {
    switch self {
    case .introductory: Words.ofErrors[.introductoryOffer]
    case .promotional: Words.ofErrors[.promotionalOffer]
    case .winBack: Words.ofErrors[.winBackOffer]
    case .code: Words.ofErrors[.codeOffer]
    default: "\(rawValue)"
    }
  }
}

extension Transaction.RevocationReason {
  /// The reason for the revocation, in words.
  public var localizedDescription: String {
    switch self {
    case .developerIssue: Words.ofErrors[.revokedForApp]
    case .other: Words.ofErrors[.revokedOtherwise]
    default: "\(rawValue)"
    }
  }
}

extension Product.SubscriptionInfo.RenewalState {
  /// The renewal state of the subscription, in words.
  public var localizedDescription: String {
    switch self {
    case .subscribed: Words.ofErrors[.renewalSubscribed]
    case .expired: Words.ofErrors[.renewalExpired]
    case .inBillingRetryPeriod: Words.ofErrors[.renewalInBillingRetry]
    case .inGracePeriod: Words.ofErrors[.renewalInGracePeriod]
    case .revoked: Words.ofErrors[.renewalRevoked]
    default: "\(rawValue)"
    }
  }
}

extension Product.SubscriptionInfo.RenewalInfo.ExpirationReason {
  /// The reason for the end of the subscription, in words.
  public var localizedDescription: String {
    switch self {
    case .autoRenewDisabled: Words.ofErrors[.endedByAutoRenewOff]
    case .billingError: Words.ofErrors[.endedByBilling]
    case .didNotConsentToPriceIncrease: Words.ofErrors[.endedByPriceIncrease]
    case .productUnavailable: Words.ofErrors[.endedByProduct]
    default: Words.ofErrors[.endedOtherwise]
    }
  }
}
