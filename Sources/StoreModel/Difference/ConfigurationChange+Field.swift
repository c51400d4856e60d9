extension ConfigurationChange {
  /// A compared field, in the order in which changes of a part are listed. The raw value is its
  /// name in machine-readable reports.
  public enum Field: String, Hashable, Sendable, CaseIterable {
    /// The group or list that contains a product.
    case place
    /// The order of entries.
    case order
    /// The name for developers.
    case name
    /// The product identifier.
    case productID
    /// The identifier of a group.
    case groupID
    /// The kind of product.
    case type
    /// The price of a product.
    case price
    /// The length of the billing period.
    case period
    /// The level of service.
    case level
    /// Whether the purchase can be shared with the family.
    case familySharing
    /// The internal identifier.
    case internalID
    /// The group that a subscription refers to.
    case namedGroup
    /// The base name of the promotional image.
    case promotionalImage
    /// A name in the product itself.
    case inlineName
    /// A description in the product itself.
    case inlineDescription
    /// The number of members of a suite.
    case members
    /// The name for customers in a language.
    case displayName
    /// The description for customers in a language.
    case description
    /// The payment mode of an offer.
    case paymentMode
    /// The price of an offer or billing plan.
    case offerPrice
    /// The length of one period of an offer.
    case offerPeriod
    /// The number of periods of an offer.
    case periodCount
    /// The identifier of an offer.
    case offerID
    /// The customers who can redeem a code.
    case eligibility
    /// Whether a code combines with the introductory offer.
    case stackable
    /// Whether former subscribers can use a win-back offer.
    case eligible
    /// The billing plan of an offer, or the type of a billing plan.
    case billingPlanType
    /// The price of a whole commitment.
    case commitmentPrice
    /// Whether a billing plan is on sale, or whether a call fails.
    case enabled
    /// The licence agreement.
    case licenseAgreement
    /// The text of a privacy policy.
    case policyText
    /// The link of a privacy policy.
    case policyURL
    /// The country or region of the store.
    case storefront
    /// The language of the store.
    case locale
    /// The rate at which subscriptions renew.
    case timeRate
    /// Whether purchases wait for approval.
    case askToBuy
    /// Whether purchases are interrupted.
    case billingIssues
    /// Whether renewals fail.
    case renewalBillingIssues
    /// Whether there is a grace period.
    case gracePeriod
    /// Whether system dialogs are suppressed in tests.
    case dialogsDisabled
    /// The setting that makes transactions fail.
    case failTransactions
    /// The simulated error, if the setting makes transactions fail.
    case failTransactionsError
    /// The error of a call that fails.
    case failure
    /// The app's identifier in App Store Connect.
    case applicationID
    /// The team's identifier.
    case teamID
    /// The time of the last synchronization.
    case lastSynchronized
    /// The version of the format.
    case version
    /// The file's own identifier.
    case identifier
    /// The identifier of the key that signs offers.
    case offersKeyID
    /// The key that signs offers.
    case offersKey
    /// The number of groups of bundles.
    case bundleGroups
    /// Keys that the format does not define.
    case unknownKeys
    /// The promotional images of a package.
    case images
  }
}
