import Foundation

extension Transaction {
  /// The reason for a refund or revocation; StoreKit's `RevocationReason`. Other values are
  /// possible.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    /// The value of `revocationReason` in the App Store Server API.
    public let rawValue: Int

    /// Creates a reason from a value of `revocationReason`.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A reason other than a problem with the app.
    public static let other = RevocationReason(rawValue: 0)
    /// An actual or perceived problem with the app.
    public static let developerIssue = RevocationReason(rawValue: 1)
  }

  /// The type of a revocation. Other values are possible.
  public struct RevocationType: RawRepresentable, Hashable, Sendable {
    /// The App Store's name of the type.
    public let rawValue: String

    /// Creates a type from the App Store's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The App Store refunded the whole price.
    public static let fullRefund = RevocationType(rawValue: "REFUND_FULL")
    /// The App Store refunded a part of the price.
    public static let proratedRefund = RevocationType(rawValue: "REFUND_PRORATED")
    /// The family no longer shares the purchase.
    public static let family = RevocationType(rawValue: "FAMILY_REVOKE")
  }

  /// The data that a refund or the end of family sharing adds to a transaction.
  struct Revocation: Hashable, Sendable {
    let instant: Instant
    let reason: RevocationReason
    let type: RevocationType
    let refundedAmount: Decimal?
    /// The refunded percentage of the price, in thousandths of a per cent; `nil` if the family
    /// ended sharing.
    let percentage: Int?
  }

  /// The time of the revocation; `nil` if the transaction is not revoked.
  public var revokedAt: Instant? { revocation?.value.instant }
  /// The date of the revocation; `nil` if the transaction is not revoked.
  public var revocationDate: Date? { revokedAt?.date }
  /// The reason for the revocation; `nil` if the transaction is not revoked.
  public var revocationReason: RevocationReason? { revocation?.value.reason }
  /// The type of the revocation: a full refund, a prorated refund or the end of family sharing.
  /// `nil` if the transaction is not revoked.
  public var revocationType: RevocationType? { revocation?.value.type }
  /// The refunded amount, in ``currency``; `nil` unless the transaction was refunded. An amount
  /// that an upgrade refunded earlier is not included. StoreKit has no such property.
  public var refundedAmount: Decimal? { revocation?.value.refundedAmount }
  /// The refunded percentage of the price, from 0 to 100, with three decimal places; `nil` unless
  /// the transaction was refunded.
  public var revocationPercentage: Decimal? {
    refundedThousandths.map { Decimal($0) / 1000 }
  }
  /// The refunded percentage of the price, in thousandths of a per cent as in the App Store Server
  /// API. `nil` unless the transaction was refunded.
  var refundedThousandths: Int? { revocation?.value.percentage }
}
