import Foundation
import PurchaseFlow
import StoreModel
import StoreViews

/// The forms in which a transaction is handed to an app and to its server.
enum SignedText: String, Hashable, Sendable, CaseIterable {
  /// What is signed of the transaction.
  case payload
  /// How it is signed.
  case header
  /// The whole signed form of the transaction, in three parts.
  case signed
  /// What is signed of the next renewal.
  case renewal
  /// The whole signed form of the next renewal, in three parts.
  case signedRenewal

  /// Whether it tells of the next renewal.
  var isOfRenewal: Bool { self == .renewal || self == .signedRenewal }

  /// Its name.
  var name: TransactionsText {
    switch self {
    case .payload: .formPayload
    case .header: .formHeader
    case .signed: .formSigned
    case .renewal: .formRenewal
    case .signedRenewal: .formSignedRenewal
    }
  }

  /// Whether it differs from one run of the program to another, as the keys do.
  var differsPerRun: Bool { self != .payload && self != .renewal }

  /// The text, as a person reads it: JSON with a line for each key.
  ///
  /// - Parameter isReproducible: Whether ``leftOut`` stands for what is made anew in each run
  ///   of the program.
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

  /// What stands for what is made anew in each run of the program.
  private static let leftOut = "…"

  /// A signed form without the certificates, which its first part holds, and the signature.
  private static func payloadAlone(of signed: String) -> String {
    let parts = signed.split(separator: ".", omittingEmptySubsequences: false)
    return parts.enumerated().map { $0 == 1 ? String($1) : leftOut }.joined(separator: ".")
  }

  /// What is not to be trusted of a transaction is not of its renewal either.
  @MainActor
  private static func signed(_ status: SubscriptionStatus) -> String {
    let info = status.renewalInfo
    let result: VerificationResult<PurchaseFlow.RenewalInfo> =
      status.transaction.verificationError.map { .unverified(info, $0) } ?? .verified(info)
    return result.jwsRepresentation
  }

  /// JSON with a line for each key.
  ///
  /// - Parameter key: The key whose value is left out.
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
