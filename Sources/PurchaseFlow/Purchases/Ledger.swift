import Foundation

/// The charges and refunds of a customer's subscription group, or of products that do not renew.
///
/// StoreKit has no such type: it reports the price of a period, but no refunded amounts.
///
/// ```swift
/// import Foundation
/// import PurchaseFlow
///
/// func revenue(of ledger: Ledger, in currency: String) -> Decimal {
///   ledger.charged(in: currency) - ledger.refunded(in: currency)
/// }
/// ```
public struct Ledger: Hashable, Sendable {
  /// The direction of a payment.
  public enum Direction: String, Hashable, Sendable {
    /// The customer paid.
    case charge
    /// The customer received a refund.
    case refund
    /// The customer was charged again for a reversed refund.
    case refundReversal
  }

  /// A payment.
  public struct Entry: Hashable, Sendable {
    /// The time of the payment.
    public let instant: Instant
    /// The direction: a charge, a refund or a reversed refund.
    public let direction: Direction
    /// The transaction that was charged or refunded.
    public let transactionID: UInt64
    /// The positive amount, in ``currency``.
    public let amount: Decimal
    /// The currency's three-letter ISO 4217 code.
    public let currency: String
  }

  /// The payments in order. A free period has no entry.
  public private(set) var entries: [Entry] = []

  /// Creates an empty ledger.
  public init() {}

  /// Returns the total charges in a currency. O(*n*) in the number of entries.
  public func charged(in currency: String) -> Decimal {
    entries.reduce(0) { sum, entry in
      entry.currency == currency && entry.direction == .charge ? sum + entry.amount : sum
    }
  }

  /// Returns the total refunds in a currency, less reversed refunds. O(*n*) in the number of
  /// entries.
  public func refunded(in currency: String) -> Decimal {
    entries.reduce(0) { sum, entry in
      guard entry.currency == currency else { return sum }
      return switch entry.direction {
      case .charge: sum
      case .refund: sum + entry.amount
      case .refundReversal: sum - entry.amount
      }
    }
  }

  /// The currencies of the payments, in the order of first use.
  public var currencies: [String] {
    entries.reduce(into: []) { found, entry in
      if !found.contains(entry.currency) { found.append(entry.currency) }
    }
  }

  mutating func record(
    _ direction: Direction,
    of amount: Decimal,
    in currency: String,
    for transactionID: UInt64,
    at instant: Instant
  ) {
    guard amount.sign == .plus, !amount.isZero else { return }
    entries.append(
      Entry(
        instant: instant,
        direction: direction,
        transactionID: transactionID,
        amount: amount,
        currency: currency
      )
    )
  }

  mutating func record(
    _ direction: Direction,
    of amount: Decimal,
    for transaction: Transaction,
    at instant: Instant
  ) {
    record(direction, of: amount, in: transaction.currency, for: transaction.id, at: instant)
  }

  /// Returns the refunds of a transaction, less reversed refunds.
  func refunded(for transactionID: UInt64) -> Decimal {
    // Searches backwards to the charge; no refund precedes it.
    var sum = Decimal(0)
    for entry in entries.reversed() where entry.transactionID == transactionID {
      switch entry.direction {
      case .charge: return sum
      case .refund: sum += entry.amount
      case .refundReversal: sum -= entry.amount
      }
    }
    return sum
  }

  /// Removes all payments of the given transactions.
  mutating func forget(_ transactionIDs: Set<UInt64>) {
    entries.removeAll { transactionIDs.contains($0.transactionID) }
  }
}
