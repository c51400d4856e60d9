extension StoreConfiguration.OfferRecord {
  /// A kind of customer who may redeem an offer code: an open set.
  public struct Eligibility: RawRepresentable, Hashable, Sendable {
    /// The word in the file (`new`).
    public let rawValue: String

    /// Creates a kind from its word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Never subscribed to the group.
    public static let new = Eligibility(rawValue: "new")
    /// Subscribed now.
    public static let existing = Eligibility(rawValue: "existing")
    /// Subscribed before.
    public static let expired = Eligibility(rawValue: "expired")
  }
}
