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

  /// The text, as a person reads it: JSON with a line for each key. The signed form and
  /// its header differ from one run of the program to another, as the keys do.
  @MainActor
  func text(
    of transaction: PurchaseFlow.Transaction,
    _ status: SubscriptionStatus?
  ) -> String {
    switch self {
    case .payload: Self.readable(transaction.jsonRepresentation)
    case .header: Self.readable(transaction.verificationResult.headerData)
    case .signed: transaction.verificationResult.jwsRepresentation
    case .renewal: status.map { Self.readable($0.renewalInfo.jsonRepresentation) } ?? ""
    case .signedRenewal: status.map(Self.signed) ?? ""
    }
  }

  /// What is not to be trusted of a transaction is not of its renewal either.
  @MainActor
  private static func signed(_ status: SubscriptionStatus) -> String {
    let info = status.renewalInfo
    let result: VerificationResult<PurchaseFlow.RenewalInfo> =
      status.transaction.verificationError.map { .unverified(info, $0) } ?? .verified(info)
    return result.jwsRepresentation
  }

  private static func readable(_ data: Data) -> String {
    guard let object = try? JSONSerialization.jsonObject(with: data),
      let readable = try? JSONSerialization.data(
        withJSONObject: object,
        options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      )
    else { return String(decoding: data, as: UTF8.self) }
    return String(decoding: readable, as: UTF8.self)
  }
}
