/// The values of choices C34 to C37 of `Documentation/Subscription-rules.md`.
extension Policies {
  /// The effect of requesting consent to a price increase while an earlier request waits.
  public enum RepeatedConsent: String, Hashable, Sendable, CaseIterable {
    /// The new request replaces the earlier one. The customer is asked again.
    case askedAgain
    /// The new request is refused.
    case refused
  }

  /// The order of the win-back offers that a customer is eligible for.
  public enum WinBackOrder: String, Hashable, Sendable, CaseIterable {
    /// The offer with the lowest price per month first; of equal prices, the longest offer.
    case bestFirst
    /// The first offer in the file comes first, whatever its price is.
    case fileOrder
  }

  /// The customers who can redeem the codes of products that do not renew. Apple does not document
  /// how Xcode decides.
  public enum OneTimeCodes: String, Hashable, Sendable, CaseIterable {
    /// The kinds of customers that App Store Connect defines by the latest purchase in the app.
    /// Each customer can redeem one code of an offer.
    case bySpending
    /// Every customer can redeem every code, any number of times.
    case everyone
  }

  /// The kind of offer that the App Store shows before it cancels a subscription.
  public enum RetentionOfferKind: String, Hashable, Sendable, CaseIterable {
    /// A retention offer of App Store Connect: `offerType` 5, for customers who paid for the
    /// present period.
    case retention
    /// A promotional offer that a server chose with the Retention Messaging API: `offerType` 2,
    /// for all subscribers.
    case promotional
  }
}
