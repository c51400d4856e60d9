import Foundation
import PurchaseFlow

/// The customer's copy of the app: StoreKit's `AppTransaction`.
///
/// ```swift
/// import StoreKit
///
/// func firstVersion() async throws -> String? {
///   guard case .verified(let app) = try await AppTransaction.shared else { return nil }
///   return app.originalAppVersion
/// }
/// ```
public struct AppTransaction: Hashable, Sendable, CustomDebugStringConvertible {
  private let payload: AppTransactionPayload

  init(_ payload: AppTransactionPayload) { self.payload = payload }

  /// The App Store's number of the app; `nil` in tests.
  public var appID: UInt64? { payload.appAppleId.flatMap { UInt64(exactly: $0) } }
  /// The version number of the running app.
  public var appVersion: String { payload.applicationVersion }
  /// The App Store's number of the version; `nil` in tests.
  public var appVersionID: UInt64? {
    payload.versionExternalIdentifier.flatMap { UInt64(exactly: $0) }
  }
  /// The identifier of the customer's copy of the app.
  public var appTransactionID: String { payload.appTransactionId ?? "" }
  /// The bundle identifier of the app.
  public var bundleID: String { payload.bundleId }
  /// The server environment of the download: Xcode, as in StoreKit tests.
  public var environment: AppStore.Environment {
    AppStore.Environment(rawValue: payload.receiptType)
  }
  /// The version that the customer first downloaded.
  public var originalAppVersion: String { payload.originalApplicationVersion }
  /// The platform of the first download, as defined by the configuration file.
  public var originalPlatform: AppStore.Platform {
    AppStore.Platform(rawValue: payload.originalPlatform ?? "")
  }
  /// The name of the platform. Superseded by ``originalPlatform``.
  public var originalPlatformStringRepresentation: String { originalPlatform.rawValue }
  /// The date of the first download: the time when the store was first opened.
  public var originalPurchaseDate: Date { Self.date(payload.originalPurchaseDate) }
  /// The date of a pre-order; always `nil`.
  public var preorderDate: Date? { nil }
  /// The date of a revocation; always `nil`.
  public var revocationDate: Date? { nil }
  /// The date of the signature.
  public var signedDate: Date { Self.date(payload.receiptCreationDate) }
  /// The signed payload as JSON.
  public var jsonRepresentation: Data { payload.jsonOrNothing }
  /// The signed payload as JSON.
  public var debugDescription: String { String(decoding: jsonRepresentation, as: UTF8.self) }
  /// A value that verifies that the payload belongs to the device.
  public var deviceVerification: Data { payload.deviceVerificationData }
  /// The random value that ``deviceVerification`` contains in hashed form.
  public var deviceVerificationNonce: UUID { payload.deviceVerificationUUID }

  /// The app transaction of this program.
  ///
  /// - Throws: A `StoreKitError` if a simulated failure is set.
  public static var shared: VerificationResult<AppTransaction> {
    get async throws { try await StoreSession.appTransaction() }
  }

  /// Loads the app transaction again. The result is the same as ``shared``.
  public static func refresh() async throws -> VerificationResult<AppTransaction> {
    try await shared
  }

  private static func date(_ milliseconds: Int64) -> Date {
    Instant(milliseconds: milliseconds).date
  }
}

extension AppTransaction: SignedByStore {
  /// Returns the JWS of a verification result.
  public static func _signedForm(of result: VerificationResult<Self>) -> String {
    let payload = result.unsafePayloadValue.payload
    return StoreSigning.program.form { try $0.sign(payload) }
  }
}

extension StoreSession {
  static func appTransaction() throws -> VerificationResult<AppTransaction> {
    let session = current
    let installation = session.simulation.history.entries.first?.instant ?? session.now
    do {
      return .verified(
        AppTransaction(
          try session.simulation.account.appTransaction(
            of: StoreSigning.program.app,
            installedAt: installation
          )
        )
      )
    } catch {
      throw error.thrown
    }
  }
}
