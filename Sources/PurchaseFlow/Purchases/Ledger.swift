import Foundation

/// The money that went to and fro between a customer and one subscription group.
///
/// Ours: StoreKit shows what a period cost, and never what came back for it.
public struct Ledger: Hashable, Sendable {
  /// Which way the money went.
  public enum Direction: String, Hashable, Sendable {
    /// The customer paid.
    case charge
    /// The customer got money back.
    case refund
    /// The customer gave back what a refund had given.
    case refundReversal
  }

  /// One payment.
  public struct Entry: Hashable, Sendable {
    /// When it was made.
    public let instant: Instant
    /// Which way the money went.
    public let direction: Direction
    /// The transaction that was paid, or whose unused part was given back.
    public let transactionID: UInt64
    /// How much, more than zero, in units of ``currency``.
    public let amount: Decimal
    /// The currency's three-letter code.
    public let currency: String
  }

  /// The payments, in order; what costs nothing has none.
  public private(set) var entries: [Entry] = []

  /// Creates an empty ledger.
  public init() {}

  /// What the customer paid in a currency so far; added up when asked for.
  public func charged(in currency: String) -> Decimal {
    entries.reduce(0) { sum, entry in
      entry.currency == currency && entry.direction == .charge ? sum + entry.amount : sum
    }
  }

  /// What the customer got back in a currency so far; added up when asked for.
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

  /// The currencies that were paid in, in the order of their first payment.
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

  /// What came back for a transaction and was not taken again.
  func refunded(for transactionID: UInt64) -> Decimal {
    // Back to its charge, before which there is nothing of it.
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

  /// Forgets the payments of transactions, as if there had been none.
  mutating func forget(_ transactionIDs: Set<UInt64>) {
    entries.removeAll { transactionIDs.contains($0.transactionID) }
  }
}
