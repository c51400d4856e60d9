/// An App Store Server Notification (version 2). Xcode sends no notifications, but this simulation
/// reports them for every profile.
///
/// ```swift
/// import PurchaseFlow
///
/// func renewals(in events: [StoreEvent]) -> Int {
///   events.notifications.filter { $0.type == "DID_RENEW" }.count
/// }
/// ```
public struct ServerNotification: Hashable, Sendable {
  /// The notification type (`DID_RENEW`).
  public let type: String
  /// The subtype (`BILLING_RECOVERY`); `nil` for none.
  public let subtype: String?

  /// Creates a notification.
  public init(_ type: String, _ subtype: String? = nil) {
    self.type = type
    self.subtype = subtype
  }
}

extension ServerNotification: CustomStringConvertible {
  /// The type, followed by a slash and the subtype if there is one.
  public var description: String { subtype.map { "\(type)/\($0)" } ?? type }
}

extension ServerNotification {
  static let initialBuy = Self("SUBSCRIBED", "INITIAL_BUY")
  static let resubscribe = Self("SUBSCRIBED", "RESUBSCRIBE")
  static let didRenew = Self("DID_RENEW")
  static let billingRecovery = Self("DID_RENEW", "BILLING_RECOVERY")
  static let upgrade = Self("DID_CHANGE_RENEWAL_PREF", "UPGRADE")
  static let downgrade = Self("DID_CHANGE_RENEWAL_PREF", "DOWNGRADE")
  static let changeOfMind = Self("DID_CHANGE_RENEWAL_PREF")
  static let autoRenewEnabled = Self("DID_CHANGE_RENEWAL_STATUS", "AUTO_RENEW_ENABLED")
  static let autoRenewDisabled = Self("DID_CHANGE_RENEWAL_STATUS", "AUTO_RENEW_DISABLED")
  static let offerRedeemed = Self("OFFER_REDEEMED")
  static let offerUpgrade = Self("OFFER_REDEEMED", "UPGRADE")
  static let offerDowngrade = Self("OFFER_REDEEMED", "DOWNGRADE")
  static let failedWithGrace = Self("DID_FAIL_TO_RENEW", "GRACE_PERIOD")
  static let failed = Self("DID_FAIL_TO_RENEW")
  static let graceExpired = Self("GRACE_PERIOD_EXPIRED")
  static let lapsed = Self("EXPIRED", "VOLUNTARY")
  static let retryExpired = Self("EXPIRED", "BILLING_RETRY")
  static let increaseExpired = Self("EXPIRED", "PRICE_INCREASE")
  static let notForSale = Self("EXPIRED", "PRODUCT_NOT_FOR_SALE")
  static let increasePending = Self("PRICE_INCREASE", "PENDING")
  static let increaseAccepted = Self("PRICE_INCREASE", "ACCEPTED")
  static let refund = Self("REFUND")
  static let refundReversed = Self("REFUND_REVERSED")
  static let refundDeclined = Self("REFUND_DECLINED")
  static let consumptionRequest = Self("CONSUMPTION_REQUEST")
  static let revoke = Self("REVOKE")
  static let renewalExtended = Self("RENEWAL_EXTENDED")
  static let extensionSummary = Self("RENEWAL_EXTENSION", "SUMMARY")
  static let extensionFailed = Self("RENEWAL_EXTENSION", "FAILURE")
  static let oneTimeCharge = Self("ONE_TIME_CHARGE")
  static let rescindConsent = Self("RESCIND_CONSENT")
  static let test = Self("TEST")
}
