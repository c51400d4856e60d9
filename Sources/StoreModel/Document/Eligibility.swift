extension StoreConfiguration.OfferRecord {
  /// A kind of customer who may redeem an offer code: an open set.
  public struct Eligibility: RawRepresentable, Hashable, Sendable {
    /// The word in the file (`new`).
    public let rawValue: String

    /// Creates a kind from its word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Customers who never subscribed to the group.
    public static let new = Eligibility(rawValue: "new")
    /// Customers who are subscribed now.
    public static let existing = Eligibility(rawValue: "existing")
    /// Customers who were subscribed before.
    public static let expired = Eligibility(rawValue: "expired")
  }
}
