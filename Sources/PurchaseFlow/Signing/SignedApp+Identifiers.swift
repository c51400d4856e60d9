import Cryptography
import Foundation

/// The identifiers in signed payloads.
///
/// The simulation counts transactions and subscription periods from 0. Xcode's signing format
/// contains these numbers. The App Store's format contains long decimal numbers instead. The first
/// number of a customer is a hash of the customer's identity, and the others follow in order:
///
/// | Environment | Transactions and periods | Example |
/// | --- | --- | --- |
/// | Production | 15 digits | `230001020690335` |
/// | Others | 16 digits; the first is 2 | `2000000397130188` |
///
/// Apple documents no format. The lengths are those of real identifiers.
extension SignedApp {
  /// The identifier of the customer's copy of the app: 0 in Xcode's signing format, otherwise 18
  /// digits.
  public var appTransactionID: String {
    guard environment.shape == .appStore else { return "0" }
    let number = hash(of: "app transaction") % 10_000_000_000_000_000
    return String(700_000_000_000_000_000 + number)
  }

  /// Returns the `transactionId` of a transaction.
  ///
  /// - Parameter id: The identifier of the transaction in the simulation.
  public func transactionID(_ id: UInt64) -> String { text(id, .transaction) }

  /// Returns the identifier that a transaction has in the simulation; `nil` if the text is not a
  /// `transactionId` that this customer could have. The transaction need not exist.
  public func simulatedID(ofTransaction text: String) -> UInt64? { id(text, .transaction) }

  /// Returns the `webOrderLineItemId` of a subscription period.
  ///
  /// - Parameter period: The number of the period in the simulation.
  public func webOrderLineItemID(_ period: UInt64) -> String { text(period, .period) }

  /// Returns the number that a subscription period has in the simulation; `nil` if the text is not
  /// a `webOrderLineItemId` that this customer could have. The period need not exist.
  public func simulatedID(ofWebOrderLineItem text: String) -> UInt64? { id(text, .period) }

  /// The kinds of numbers. Each kind has its own first number.
  private enum NumberKind: String {
    case transaction
    case period = "web order line item"
  }

  private func text(_ id: UInt64, _ kind: NumberKind) -> String {
    String(firstNumber(of: kind) &+ id)
  }

  private func id(_ text: String, _ kind: NumberKind) -> UInt64? {
    // Only the canonical text is an identifier: no sign and no leading zeros.
    guard let number = UInt64(text), String(number) == text else { return nil }
    let first = firstNumber(of: kind)
    return number < first ? nil : number - first
  }

  /// Returns the first number of a kind. Two customers share a number only if their first numbers
  /// are closer to each other than the count of their transactions.
  private func firstNumber(of kind: NumberKind) -> UInt64 {
    guard environment.shape == .appStore else { return 0 }
    let hash = hash(of: kind.rawValue)
    return environment == .production
      ? 200_000_000_000_000 + hash % 700_000_000_000_000
      : 2_000_000_000_000_000 + hash % 900_000_000_000_000
  }

  private func hash(of kind: String) -> UInt64 {
    var text = "\(kind) \(bundleID)"
    if let customer { text += "\u{0}\(customer.name)" }
    return SHA256.hash(Data(text.utf8)).prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  }
}
