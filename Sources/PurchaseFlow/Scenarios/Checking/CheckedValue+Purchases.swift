import StoreModel

extension CheckedValue {
  /// Creates the value of a transaction, with the keys of scenarios.
  init(_ transaction: Transaction) {
    let period = transaction.webOrderLineItemID.flatMap { UInt64($0) }
    self = .object([
      "id": .number(transaction.id),
      "originalID": .number(transaction.originalID),
      "webOrderLineItemID": period.map { .number($0) } ?? .absent,
      "type": .text(transaction.productType.rawValue),
      "product": .text(transaction.productID),
      "purchaseDate": .instant(transaction.purchasedAt),
      "originalPurchaseDate": .instant(transaction.originallyPurchasedAt),
      "expirationDate": .instant(orAbsent: transaction.expiresAt),
      "reason": .text(transaction.reason.rawValue),
      "price": .money(transaction.price),
      "currency": .text(transaction.currency),
      "offer": transaction.offer.map(CheckedValue.init) ?? .absent,
      "quantity": .number(UInt64(max(transaction.purchasedQuantity, 0))),
      "isUpgraded": .bool(transaction.isUpgraded),
      "revocationDate": .instant(orAbsent: transaction.revokedAt),
      "revocationReason": .text(orAbsent: transaction.revocationReason?.word),
      "revocationType": .text(orAbsent: transaction.revocationType?.rawValue),
      "revocationPercentage": transaction.revocationPercentage.map { .money($0) } ?? .absent,
      "ownership": .text(transaction.ownershipType.rawValue),
      "verified": .bool(transaction.verificationError == nil),
    ])
  }

  /// Creates the value of an offer, with the keys of scenarios.
  init(_ offer: Transaction.Offer) {
    let modes: [Transaction.Offer.PaymentMode: String] = [
      .freeTrial: "freeTrial", .payAsYouGo: "payAsYouGo", .payUpFront: "payUpFront",
      .oneTime: "oneTime",
    ]
    let types: [Transaction.OfferType: String] = [
      .introductory: "introductory", .promotional: "promotional", .code: "code",
      .winBack: "winBack", .retention: "retention",
    ]
    self = .object([
      "type": .text(types[offer.type] ?? String(offer.type.rawValue)),
      "id": .text(orAbsent: offer.id),
      "mode": .text(modes[offer.paymentMode] ?? offer.paymentMode.rawValue),
      "period": .text(orAbsent: offer.period?.iso8601),
    ])
  }
}

extension Product.SubscriptionPeriod {
  /// The period in ISO 8601 form: `P1M`.
  package var iso8601: String {
    switch unit {
    case .day: "P\(value)D"
    case .week: "P\(value)W"
    case .month: "P\(value)M"
    case .year: "P\(value)Y"
    }
  }
}

extension RenewalState {
  /// StoreKit's name of the state, or the number of a state that StoreKit does not name. The set of
  /// states is open, as in StoreKit, so the switch needs a `default`.
  package var word: String {
    switch self {
    case .subscribed: "subscribed"
    case .expired: "expired"
    case .inBillingRetryPeriod: "inBillingRetryPeriod"
    case .inGracePeriod: "inGracePeriod"
    case .revoked: "revoked"
    default: String(rawValue)
    }
  }
}

extension ExpirationReason {
  /// StoreKit's name of the reason. The set of reasons is open, as in StoreKit, so the switch needs
  /// a `default`.
  var word: String {
    switch self {
    case .autoRenewDisabled: "autoRenewDisabled"
    case .billingError: "billingError"
    case .didNotConsentToPriceIncrease: "didNotConsentToPriceIncrease"
    case .productUnavailable: "productUnavailable"
    default: "unknown"
    }
  }
}

extension CommitmentPeriod {
  /// The billing period as scenarios write it: `3 of 12`.
  var numberOfTotal: String { "\(number) of \(total)" }
}

extension Transaction.RevocationReason {
  /// The name of the reason in scenarios.
  var word: String { self == .developerIssue ? "appIssue" : "other" }
}
