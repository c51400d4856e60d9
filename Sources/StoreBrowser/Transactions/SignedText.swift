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

  /// Its name.
  var name: TransactionsText {
    switch self {
    case .payload: .formPayload
    case .header: .formHeader
    case .signed: .formSigned
    case .renewal: .formRenewal
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
    }
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
