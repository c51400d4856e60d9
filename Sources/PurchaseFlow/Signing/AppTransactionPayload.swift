import Foundation

/// The signed payload of the customer's copy of the app, with the key names of StoreKit's signed
/// `AppTransaction`.
///
/// Times are in milliseconds since 1970-01-01 UTC. The JSON omits `nil` values.
///
/// ```swift
/// import PurchaseFlow
///
/// func signedApp(_ app: SignedApp, _ signer: EventSigner, at now: Instant) throws -> String {
///   try signer.sign(AppTransactionPayload(app, installedAt: now, signedAt: now))
/// }
/// ```
public struct AppTransactionPayload: Hashable, Sendable, SignedPayload {
  /// The environment in which the customer got the app.
  public var receiptType: String
  /// The app's identifier in the App Store; `nil` except in production.
  public var appAppleId: Int64?
  /// The app's bundle identifier.
  public var bundleId: String
  /// The app's version.
  public var applicationVersion: String
  /// The version's identifier in the App Store; `nil` except in production.
  public var versionExternalIdentifier: Int64?
  /// The signing time.
  public var receiptCreationDate: Int64
  /// The time of the request; equal to the signing time.
  public var requestDate: Int64
  /// The time at which the customer first got the app.
  public var originalPurchaseDate: Int64
  /// The version that the customer first got.
  public var originalApplicationVersion: String
  /// The platform on which the customer first got the app.
  public var originalPlatform: String?
  /// The identifier of the customer's copy of the app.
  public var appTransactionId: String?
  /// The value that binds the payload to a device.
  public var deviceVerification: String?
  /// The nonce from which ``deviceVerification`` was computed.
  public var deviceVerificationNonce: String?

  /// Creates the payload of an app that is signed at `instant`.
  ///
  /// - Parameter installation: The time at which the customer first got the app.
  public init(_ app: SignedApp, installedAt installation: Instant, signedAt instant: Instant) {
    let isFromStore = app.environment == .production
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
  /// The signing time; app transactions call it the creation date of the receipt.
  public var signedMilliseconds: Int64 { receiptCreationDate }
  /// The environment in which the customer got the app.
  public var signedEnvironment: String { receiptType }
}
