import Foundation

/// The signed payload of an App Store Server Notification, version 2, with the key names of Apple's
/// `responseBodyV2DecodedPayload`. The JSON omits `nil` values. A payload has exactly one of
/// ``data``, ``appData`` and ``summary``.
///
/// Xcode sends no notifications, but this simulation also writes them for Xcode's environment.
///
/// ```swift
/// import PurchaseFlow
///
/// func kind(of signedText: String, _ verifier: SignedDataVerifier) throws -> String {
///   try verifier.payload(of: signedText, as: NotificationPayload.self).notificationType
/// }
/// ```
public struct NotificationPayload: Hashable, Sendable, SignedPayload {
  /// The app, the transaction and the subscription of a notification.
  public struct Content: Codable, Hashable, Sendable {
    /// The app's identifier in the App Store. Only notifications of production contain it.
    public var appAppleId: Int64?
    /// The app's bundle identifier.
    public var bundleId: String
    /// The app's version; `nil` in a `TEST` notification, which concerns no copy of the app.
    public var bundleVersion: String?
    /// The environment of the purchase.
    public var environment: String
    /// The transaction in JWS compact form; `nil` if the event has no transaction.
    public var signedTransactionInfo: String?
    /// The renewal info in JWS compact form; `nil` if the event has no renewal info.
    public var signedRenewalInfo: String?
    /// The raw value of the renewal state, 1 to 5.
    public var status: Int?
    /// The customer's reason for a refund request; `nil` unless the notification type is
    /// `CONSUMPTION_REQUEST`.
    public var consumptionRequestReason: String?
  }

  /// The app of a notification that concerns no transaction.
  public struct AppContent: Codable, Hashable, Sendable {
    /// The app's identifier in the App Store. Only notifications of production contain it.
    public var appAppleId: Int64?
    /// The app's bundle identifier.
    public var bundleId: String
    /// The environment in which the customer uses the app.
    public var environment: String
    /// The record of the customer's copy of the app in JWS compact form.
    public var signedAppTransactionInfo: String?
  }

  /// The notification type (`DID_RENEW`).
  public var notificationType: String
  /// The subtype (`BILLING_RECOVERY`); `nil` for none.
  public var subtype: String?
  /// The notification's own identifier.
  public var notificationUUID: String
  /// The version of the payload format: 2.0.
  public var version: String
  /// The signing time, in milliseconds since 1970-01-01 UTC.
  public var signedDate: Int64
  /// The app, the transaction and the subscription of the notification; `nil` if there is
  /// ``appData`` or a ``summary``.
  public var data: Content?
  /// The app of a `RESCIND_CONSENT` notification; `nil` for other types.
  public var appData: AppContent?
  /// The result of an extension for all subscribers; `nil` for all notifications except
  /// `RENEWAL_EXTENSION/SUMMARY`.
  public var summary: ExtensionSummary?

  /// Creates the payload of a notification that is signed at `instant`.
  ///
  /// - Parameters:
  ///   - type: The notification type.
  ///   - subtype: The subtype; `nil` for none.
  ///   - number: The number of the notification in the history. It makes the identifiers of otherwise
  ///     equal notifications different.
  ///   - status: The state of the subscription; `nil` for products other than subscriptions.
  ///   - forms: The signed transaction and renewal info.
  ///   - refundReason: The customer's reason for a refund request that the App Store asks about.
  public init(
    type: String,
    subtype: String?,
    number: Int,
    status: RenewalState?,
    forms: SignedForms,
    refundReason: RefundRequest.Reason? = nil,
    in app: SignedApp,
    signedAt instant: Instant
  ) {
    self.init(type: type, subtype: subtype, number: number, in: app, signedAt: instant)
    data = Content(
      appAppleId: app.environment == .production ? app.appAppleID : nil,
      bundleId: app.bundleID,
      bundleVersion: app.bundleVersion,
      environment: app.environment.rawValue,
      signedTransactionInfo: forms.signedTransactionInfo,
      signedRenewalInfo: forms.signedRenewalInfo,
      status: status?.rawValue,
      consumptionRequestReason: refundReason?.rawValue
    )
  }

  /// Creates the payload of a `TEST` notification, which concerns no customer.
  ///
  /// - Parameter number: The number of the notification in the history.
  public init(testNumber number: Int, in app: SignedApp, signedAt instant: Instant) {
    let notification = ServerNotification.test
    self.init(
      type: notification.type,
      subtype: notification.subtype,
      number: number,
      in: app,
      signedAt: instant
    )
    data = Content(
      appAppleId: app.environment == .production ? app.appAppleID : nil,
      bundleId: app.bundleID,
      environment: app.environment.rawValue
    )
  }

  /// Creates the payload of a notification that concerns only the app, such as `RESCIND_CONSENT`.
  ///
  /// - Parameters:
  ///   - type: The notification type.
  ///   - number: The number of the notification in the history.
  ///   - signedAppTransactionInfo: The signed record of the customer's copy of the app.
  public init(
    type: String,
    number: Int,
    signedAppTransactionInfo: String?,
    in app: SignedApp,
    signedAt instant: Instant
  ) {
    self.init(type: type, subtype: nil, number: number, in: app, signedAt: instant)
    appData = AppContent(
      appAppleId: app.environment == .production ? app.appAppleID : nil,
      bundleId: app.bundleID,
      environment: app.environment.rawValue,
      signedAppTransactionInfo: signedAppTransactionInfo
    )
  }
}

extension NotificationPayload {
  /// Creates a payload without content.
  init(
    type: String,
    subtype: String?,
    number: Int,
    in app: SignedApp,
    signedAt instant: Instant
  ) {
    notificationType = type
    self.subtype = subtype
    let moment = String(instant.milliseconds)
    let customer = app.customer?.name ?? ""
    notificationUUID =
      UUID(
        naming: "notification",
        app.bundleID,
        customer,
        type,
        subtype ?? "",
        moment,
        String(number),
        version: 4
      )
      .lowercaseText
    version = "2.0"
    signedDate = instant.milliseconds
  }

  /// The app's bundle identifier.
  public var signedBundleID: String? { data?.bundleId ?? appData?.bundleId ?? summary?.bundleId }
  /// The environment of the purchase or of the app.
  public var signedEnvironment: String {
    data?.environment ?? appData?.environment ?? summary?.environment ?? ""
  }
}
