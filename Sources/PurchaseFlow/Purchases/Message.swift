/// An App Store message for the customer; StoreKit's `Message`. A message stays in the queue until
/// it is shown, answered or obsolete.
///
/// ```swift
/// import PurchaseFlow
///
/// func concernsPayment(_ message: Message) -> Bool { message.reason == .billingIssue }
/// ```
public struct Message: Hashable, Sendable {
  /// The reason for a message; StoreKit's `Message.Reason`. Other values are possible.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The name of the reason in StoreKit.
    public let rawValue: String

    /// Creates a reason from StoreKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A renewal charge failed.
    public static let billingIssue = Reason(rawValue: "billingIssue")
    /// A price increase needs the customer's consent.
    public static let priceIncreaseConsent = Reason(rawValue: "priceIncreaseConsent")
    /// A former subscriber is eligible for a win-back offer.
    public static let winBackOffer = Reason(rawValue: "winBackOffer")
    /// Another reason.
    public static let generic = Reason(rawValue: "generic")
  }

  /// The reason why the App Store sends the message.
  public let reason: Reason
  /// The subscription group that the message is about.
  public let group: GroupID
  /// The time of sending.
  public let sentAt: Instant
}
