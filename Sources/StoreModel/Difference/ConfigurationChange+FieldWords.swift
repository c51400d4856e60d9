extension ConfigurationChange.Field {
  /// The name of the field in messages; empty if the value is clear without a name.
  var words: String {
    switch self {
    case .place, .price, .offerPrice, .level: ""
    case .productID: "product identifier"
    case .groupID, .identifier, .offerID: "identifier"
    case .familySharing: "Family Sharing"
    case .internalID: "internal identifier"
    case .namedGroup: "group that it names"
    case .promotionalImage: "promotional image"
    case .inlineName: "name in the product itself"
    case .inlineDescription: "description in the product itself"
    case .members: "members"
    case .displayName: "display name"
    case .paymentMode: "payment mode"
    case .offerPeriod: "length"
    case .periodCount: "number of periods"
    case .stackable: "combines with the introductory offer"
    case .billingPlanType: "billing plan"
    case .commitmentPrice: "price of the commitment"
    case .licenseAgreement: "licence agreement"
    case .policyText: "text"
    case .policyURL: "link"
    case .locale: "language"
    case .timeRate: "time rate"
    case .askToBuy: "Ask to Buy"
    case .billingIssues: "interrupted purchases"
    case .renewalBillingIssues: "failing renewals"
    case .gracePeriod: "grace period"
    case .dialogsDisabled: "without dialogs"
    case .failTransactions: "failing transactions"
    case .failTransactionsError: "error of failing transactions"
    case .failure: "error"
    case .applicationID: "app identifier"
    case .teamID: "team identifier"
    case .lastSynchronized: "last synchronized"
    case .version: "format version"
    case .offersKeyID: "identifier of the key for offers"
    case .offersKey: "key for offers"
    case .bundleGroups: "groups of bundles"
    case .unknownKeys: "unknown keys"
    case .order, .name, .type, .period, .description, .eligibility, .eligible, .enabled,
      .storefront, .images:
      rawValue
    }
  }
}
