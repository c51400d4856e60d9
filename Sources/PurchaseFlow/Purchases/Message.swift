/// Something the App Store has to tell a customer, as StoreKit's `Message`: it waits to
/// be shown, and no longer once it is answered or settled.
public struct Message: Hashable, Sendable {
  /// What it is about, as StoreKit's `Message.Reason`: an open set.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// StoreKit's word.
    public let rawValue: String

    /// Creates a reason from its word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A renewal could not be charged.
    public static let billingIssue = Reason(rawValue: "billingIssue")
    /// A higher price needs the customer's consent.
    public static let priceIncreaseConsent = Reason(rawValue: "priceIncreaseConsent")
    /// An offer for a subscriber who left.
    public static let winBackOffer = Reason(rawValue: "winBackOffer")
    /// Anything else.
    public static let generic = Reason(rawValue: "generic")
  }

  /// What it is about.
  public let reason: Reason
  /// The subscription group it concerns.
  public let group: GroupID
  /// When it was sent.
  public let sentAt: Instant
}
