import Foundation

/// What is signed of an App Store Server Notification, version 2: the keys of
/// `responseBodyV2DecodedPayload`, by their names there. What is `nil` is left out.
///
/// Xcode sends no notifications; writing them in its environment is ours.
public struct NotificationPayload: Hashable, Sendable, SignedPayload {
  /// What a notification is about.
  public struct Content: Codable, Hashable, Sendable {
    /// The app's number in the App Store; left out in Xcode's manner.
    public var appAppleId: Int64?
    /// The app's bundle identifier.
    public var bundleId: String
    /// The app's version.
    public var bundleVersion: String
    /// Where the purchase was made.
    public var environment: String
    /// The signed transaction.
    public var signedTransactionInfo: String?
    /// The signed renewal info.
    public var signedRenewalInfo: String?
    /// Where the subscription stands, 1 to 5.
    public var status: Int?
  }

  /// The kind (`DID_RENEW`).
  public var notificationType: String
  /// What more is to be said of it (`BILLING_RECOVERY`).
  public var subtype: String?
  /// The notification's own identifier.
  public var notificationUUID: String
  /// The version of this form: 2.0.
  public var version: String
  /// When this was signed, in milliseconds since 1970-01-01 UTC.
  public var signedDate: Int64
  /// What it is about.
  public var data: Content

  /// What is signed of a notification at a moment.
  ///
  /// - Parameters:
  ///   - type: The kind.
  ///   - subtype: What more is to be said of it.
  ///   - number: Which notification of the history it is: tells apart what else is alike.
  ///   - status: Where the subscription stands.
  ///   - forms: What it tells of, signed.
  public init(
    type: String,
    subtype: String?,
    number: Int,
    status: RenewalState?,
    forms: SignedForms,
    in app: SignedApp,
    signedAt instant: Instant
  ) {
    notificationType = type
    self.subtype = subtype
    let moment = String(instant.milliseconds)
    notificationUUID =
      UUID(naming: "notification", app.bundleID, type, subtype ?? "", moment, String(number))
      .lowercaseText
    version = "2.0"
    signedDate = instant.milliseconds
    data = Content(
      appAppleId: app.environment.shape == .appStore ? app.appAppleID : nil,
      bundleId: app.bundleID,
      bundleVersion: app.bundleVersion,
      environment: app.environment.rawValue,
      signedTransactionInfo: forms.signedTransactionInfo,
      signedRenewalInfo: forms.signedRenewalInfo,
      status: status?.rawValue
    )
  }
}

extension NotificationPayload {
  /// The app's bundle identifier.
  public var signedBundleID: String? { data.bundleId }
  /// Where the purchase was made.
  public var signedEnvironment: String { data.environment }
}
