import Foundation

/// What can be signed, and what a signature is checked against.
public protocol SignedPayload: Codable, Sendable {
  /// When it was signed, in milliseconds since 1970-01-01 UTC.
  var signedMilliseconds: Int64 { get }
  /// The app's bundle identifier; `nil` where the form names none.
  var signedBundleID: String? { get }
  /// Where the purchase was made.
  var signedEnvironment: String { get }
  /// What binds it to the device; `nil` where nothing does.
  var deviceVerification: String? { get }
  /// The nonce behind ``deviceVerification``.
  var deviceVerificationNonce: String? { get }
}

extension SignedPayload {
  /// Nothing.
  public var deviceVerification: String? { nil }
  /// Nothing.
  public var deviceVerificationNonce: String? { nil }

  /// The JSON that is signed: keys in alphabetical order, so that the same payload gives
  /// the same bytes.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

extension TransactionPayload {
  /// When it was signed.
  public var signedMilliseconds: Int64 { signedDate }
  /// The app's bundle identifier.
  public var signedBundleID: String? { bundleId }
  /// Where the purchase was made.
  public var signedEnvironment: String { environment }
}

extension RenewalInfoPayload {
  /// When it was signed.
  public var signedMilliseconds: Int64 { signedDate }
  /// Where the purchase was made.
  public var signedEnvironment: String { environment }
}

extension AppTransactionPayload {
  /// The app's bundle identifier.
  public var signedBundleID: String? { bundleId }
}

extension NotificationPayload {
  /// When it was signed.
  public var signedMilliseconds: Int64 { signedDate }
}
