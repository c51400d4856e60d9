import Foundation
import PurchaseFlow

/// The customer's copy of the app: StoreKit's `AppTransaction`.
public struct AppTransaction: Hashable, Sendable, CustomDebugStringConvertible {
  private let payload: AppTransactionPayload

  init(_ payload: AppTransactionPayload) { self.payload = payload }

  /// The app's number in the App Store; `nil` in tests.
  public var appID: UInt64? { payload.appAppleId.flatMap { UInt64(exactly: $0) } }
  /// The app's version.
  public var appVersion: String { payload.applicationVersion }
  /// The version's number in the App Store; `nil` in tests.
  public var appVersionID: UInt64? {
    payload.versionExternalIdentifier.flatMap { UInt64(exactly: $0) }
  }
  /// The number of the customer's own copy.
  public var appTransactionID: String { payload.appTransactionId ?? "" }
  /// The app's bundle identifier.
  public var bundleID: String { payload.bundleId }
  /// Where the app was got: in Xcode, as tests there.
  public var environment: AppStore.Environment {
    AppStore.Environment(rawValue: payload.receiptType)
  }
  /// The version that the customer first got.
  public var originalAppVersion: String { payload.originalApplicationVersion }
  /// The platform that the customer first got the app on, as a configuration file's is.
  public var originalPlatform: AppStore.Platform {
    AppStore.Platform(rawValue: payload.originalPlatform ?? "")
  }
  /// The name of ``originalPlatform``: the form before it.
  public var originalPlatformStringRepresentation: String { originalPlatform.rawValue }
  /// When the customer first got the app: when the store was first opened.
  public var originalPurchaseDate: Date { Self.date(payload.originalPurchaseDate) }
  /// When it was ordered before it was there; `nil`, for it was not.
  public var preorderDate: Date? { nil }
  /// When the app was taken back from the customer; `nil`, for it never is.
  public var revocationDate: Date? { nil }
  /// When this was signed.
  public var signedDate: Date { Self.date(payload.receiptCreationDate) }
  /// What was signed, as JSON.
  public var jsonRepresentation: Data { payload.jsonOrNothing }
  /// What was signed, as JSON.
  public var debugDescription: String { String(decoding: jsonRepresentation, as: UTF8.self) }
  /// What binds it to the device.
  public var deviceVerification: Data { payload.deviceVerificationData }
  /// The nonce behind ``deviceVerification``.
  public var deviceVerificationNonce: UUID { payload.deviceVerificationUUID }

  /// The customer's copy of this program.
  ///
  /// - Throws: A `StoreKitError`, where asking was made to fail.
  public static var shared: VerificationResult<AppTransaction> {
    get async throws { try await StoreSession.appTransaction() }
  }

  /// Asks the App Store again: the same as ``shared``.
  public static func refresh() async throws -> VerificationResult<AppTransaction> {
    try await shared
  }

  private static func date(_ milliseconds: Int64) -> Date {
    Instant(milliseconds: milliseconds).date
  }
}

extension AppTransaction: SignedByStore {
  /// The signed form of a result.
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
