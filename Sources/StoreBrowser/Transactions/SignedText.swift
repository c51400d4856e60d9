import Foundation
import PurchaseFlow
import StoreModel
import StoreViews

/// The forms in which an app and its server receive a transaction.
enum SignedText: String, Hashable, Sendable, CaseIterable {
  /// The payload of the signed transaction.
  case payload
  /// The header of the signature.
  case header
  /// The signed transaction: header, payload and signature.
  case signed
  /// The payload of the signed renewal information.
  case renewal
  /// The signed renewal information: header, payload and signature.
  case signedRenewal

  /// Whether the form is about the next renewal.
  var isOfRenewal: Bool { self == .renewal || self == .signedRenewal }

  /// The text of the form's name.
  var name: TransactionsText {
    switch self {
    case .payload: .formPayload
    case .header: .formHeader
    case .signed: .formSigned
    case .renewal: .formRenewal
    case .signedRenewal: .formSignedRenewal
    }
  }

  /// Whether the form is different in each run of the program, because each run has different
  /// signing keys.
  var differsPerRun: Bool { self != .payload && self != .renewal }

  /// Returns the form as readable text. JSON has one line per key.
  ///
  /// - Parameter isReproducible: Whether an ellipsis replaces the parts that are different in each
  ///   run of the program.
  @MainActor
  func text(
    of transaction: PurchaseFlow.Transaction,
    _ status: SubscriptionStatus?,
    isReproducible: Bool = false
  ) -> String {
    switch self {
    case .payload: return Self.readable(transaction.jsonRepresentation)
    case .header:
      let header = transaction.verificationResult.headerData
      return Self.readable(header, without: isReproducible ? "x5c" : nil)
    case .signed:
      let signed = transaction.verificationResult.jwsRepresentation
      return isReproducible ? Self.payloadAlone(of: signed) : signed
    case .renewal: return status.map { Self.readable($0.renewalInfo.jsonRepresentation) } ?? ""
    case .signedRenewal:
      let signed = status.map(Self.signed) ?? ""
      return isReproducible ? Self.payloadAlone(of: signed) : signed
    }
  }

  /// The replacement for parts that are different in each run.
  private static let leftOut = "…"

  /// Returns a signed form without its header, which contains the certificates, and its signature.
  private static func payloadAlone(of signed: String) -> String {
    let parts = signed.split(separator: ".", omittingEmptySubsequences: false)
    return parts.enumerated().map { $0 == 1 ? String($1) : leftOut }.joined(separator: ".")
  }

  /// Returns the signed renewal information. The signature is invalid if the transaction is
  /// unverified.
  @MainActor
  private static func signed(_ status: SubscriptionStatus) -> String {
    let info = status.renewalInfo
    let result: VerificationResult<PurchaseFlow.RenewalInfo> =
      status.transaction.verificationError.map { .unverified(info, $0) } ?? .verified(info)
    return result.jwsRepresentation
  }

  /// Returns JSON with one line per key.
  ///
  /// - Parameter key: The key whose value is replaced.
  private static func readable(_ data: Data, without key: String? = nil) -> String {
    guard var object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      return String(decoding: data, as: UTF8.self)
    }
    if let key, object[key] != nil { object[key] = leftOut }
    guard
      let readable = try? JSONSerialization.data(
        withJSONObject: object,
        options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      )
    else { return String(decoding: data, as: UTF8.self) }
    return String(decoding: readable, as: UTF8.self)
  }
}
