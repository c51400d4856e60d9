import Foundation

extension Transaction {
  /// Why a transaction was refunded or taken back, as StoreKit's `RevocationReason`: an
  /// open set.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    /// The App Store Server API's number.
    public let rawValue: Int

    /// Creates a reason from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Any reason but the app's own fault.
    public static let other = RevocationReason(rawValue: 0)
    /// The app did not do what it should.
    public static let appIssue = RevocationReason(rawValue: 1)
  }

  /// How a transaction was taken back, as the App Store writes it: an open set.
  public struct RevocationType: RawRepresentable, Hashable, Sendable {
    /// The App Store's word.
    public let rawValue: String

    /// Creates a type from its word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The whole price was given back.
    public static let fullRefund = RevocationType(rawValue: "REFUND_FULL")
    /// A part of the price was given back.
    public static let proratedRefund = RevocationType(rawValue: "REFUND_PRORATED")
    /// The family no longer shares the purchase.
    public static let family = RevocationType(rawValue: "FAMILY_REVOKE")
  }

  /// What a refund or the family's end of sharing does to a transaction.
  struct Revocation: Hashable, Sendable {
    let instant: Instant
    let reason: RevocationReason
    let type: RevocationType
    let refundedAmount: Decimal?
  }

  /// When it was refunded or taken back; `nil` while it stands.
  public var revokedAt: Instant? { revocation?.value.instant }
  /// When it was refunded or taken back.
  public var revocationDate: Date? { revokedAt?.date }
  /// Why it was refunded or taken back.
  public var revocationReason: RevocationReason? { revocation?.value.reason }
  /// How it was taken back: by refund, or because the family no longer shares it.
  public var revocationType: RevocationType? { revocation?.value.type }
  /// What the refund gave back, in units of ``currency``: the price, less what an upgrade
  /// had given back before. Ours; not in StoreKit.
  public var refundedAmount: Decimal? { revocation?.value.refundedAmount }
}
