import Foundation

/// A payload that can be signed, with the values that a verifier checks.
///
/// ```swift
/// import PurchaseFlow
///
/// func text(of payload: some SignedPayload) throws -> String {
///   String(decoding: try payload.json(), as: UTF8.self)
/// }
/// ```
public protocol SignedPayload: Codable, Sendable {
  /// The signing time, in milliseconds since 1970-01-01 UTC.
  var signedMilliseconds: Int64 { get }
  /// The app's bundle identifier; `nil` if this type of payload has no bundle identifier.
  var signedBundleID: String? { get }
  /// The environment of the purchase.
  var signedEnvironment: String { get }
  /// The value that binds the payload to a device; `nil` if the payload is not bound to a device.
  var deviceVerification: String? { get }
  /// The nonce from which ``deviceVerification`` was computed.
  var deviceVerificationNonce: String? { get }
}

extension SignedPayload {
  /// Always `nil`, because the payload is not bound to a device.
  public var deviceVerification: String? { nil }
  /// Always `nil`, because the payload is not bound to a device.
  public var deviceVerificationNonce: String? { nil }

  /// Returns the JSON to sign. Its keys are in alphabetical order, so that equal payloads yield
  /// equal bytes.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

extension TransactionPayload {
  /// The signing time, in milliseconds since 1970-01-01 UTC.
  public var signedMilliseconds: Int64 { signedDate }
  /// The app's bundle identifier.
  public var signedBundleID: String? { bundleId }
  /// The environment of the purchase.
  public var signedEnvironment: String { environment }
}

extension RenewalInfoPayload {
  /// The signing time, in milliseconds since 1970-01-01 UTC.
  public var signedMilliseconds: Int64 { signedDate }
  /// The environment of the purchase.
  public var signedEnvironment: String { environment }
}

extension AppTransactionPayload {
  /// The app's bundle identifier.
  public var signedBundleID: String? { bundleId }
}

extension NotificationPayload {
  /// The signing time, in milliseconds since 1970-01-01 UTC.
  public var signedMilliseconds: Int64 { signedDate }
}
