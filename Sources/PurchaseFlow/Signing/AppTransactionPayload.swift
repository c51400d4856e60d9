import Foundation

/// What is signed of the customer's copy of the app: the keys of StoreKit's
/// `AppTransaction` in signed form. Moments are in milliseconds since 1970-01-01 UTC; what
/// is `nil` is left out.
public struct AppTransactionPayload: Hashable, Sendable, SignedPayload {
  /// Where the app was got.
  public var receiptType: String
  /// The app's number in the App Store; left out in Xcode.
  public var appAppleId: Int64?
  /// The app's bundle identifier.
  public var bundleId: String
  /// The app's version.
  public var applicationVersion: String
  /// The version's number in the App Store; left out in Xcode.
  public var versionExternalIdentifier: Int64?
  /// When this was signed.
  public var receiptCreationDate: Int64
  /// When this was asked for.
  public var requestDate: Int64
  /// When the customer first got the app.
  public var originalPurchaseDate: Int64
  /// The version the customer first got.
  public var originalApplicationVersion: String
  /// The system the customer first got it on.
  public var originalPlatform: String?
  /// The number of the customer's copy of the app.
  public var appTransactionId: String?
  /// What binds it to the device.
  public var deviceVerification: String?
  /// The nonce behind ``deviceVerification``.
  public var deviceVerificationNonce: String?

  /// What is signed of an app at a moment.
  ///
  /// - Parameter installation: When the customer first got the app.
  public init(_ app: SignedApp, installedAt installation: Instant, signedAt instant: Instant) {
    let isFromStore = app.environment.shape == .appStore
    receiptType = app.environment.rawValue
    appAppleId = isFromStore ? app.appAppleID : nil
    bundleId = app.bundleID
    applicationVersion = app.bundleVersion
    versionExternalIdentifier = isFromStore ? 0 : nil
    receiptCreationDate = instant.milliseconds
    requestDate = instant.milliseconds
    originalPurchaseDate = installation.milliseconds
    originalApplicationVersion = app.bundleVersion
    originalPlatform = "iOS"
    appTransactionId = app.appTransactionID
    let nonce = UUID(naming: "nonce", app.bundleID, "app", String(instant.milliseconds))
    deviceVerificationNonce = nonce.lowercaseText
    deviceVerification = app.deviceVerification(nonce: nonce)
  }
}

extension AppTransactionPayload {
  /// When it was signed: an app transaction calls this its receipt's date.
  public var signedMilliseconds: Int64 { receiptCreationDate }
  /// Where the app was got.
  public var signedEnvironment: String { receiptType }
}
