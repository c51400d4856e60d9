import PurchaseFlow
import StoreModel

// StoreKit's `localizedDescription`s of its open sets, in the language of the environment.
// The words are ours; of what is not known here the App Store's own are given.

extension Product.ProductType {
  /// What kind of product it is.
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
  /// What kind of offer it is.
  public var localizedDescription: String {
    switch self {
    case .introductory: Words.ofErrors[.introductoryOffer]
    case .promotional: Words.ofErrors[.promotionalOffer]
    case .winBack: Words.ofErrors[.winBackOffer]
    }
  }
}

extension Product.SubscriptionOffer.PaymentMode {
  /// How the offer is paid.
  public var localizedDescription: String {
    switch self {
    case .freeTrial: Words.ofErrors[.freeTrial]
    case .payAsYouGo: Words.ofErrors[.payAsYouGo]
    case .payUpFront: Words.ofErrors[.payUpFront]
    }
  }
}

extension Transaction.OfferType {
  /// What kind of offer it is.
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
  /// Why money was given back.
  public var localizedDescription: String {
    switch self {
    case .appIssue: Words.ofErrors[.revokedForApp]
    case .other: Words.ofErrors[.revokedOtherwise]
    default: "\(rawValue)"
    }
  }
}

extension Product.SubscriptionInfo.RenewalState {
  /// Where the subscription stands.
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
  /// Why the subscription ended.
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
