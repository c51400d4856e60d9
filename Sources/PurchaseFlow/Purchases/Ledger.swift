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

  private struct Total: Hashable, Sendable {
    let currency: String
    var charged: Decimal = 0
    var refunded: Decimal = 0
  }

  /// The payments, in order; what costs nothing has none.
  public private(set) var entries: [Entry] = []
  private var totals: [Total] = []

  /// Creates an empty ledger.
  public init() {}

  /// What the customer paid in a currency so far.
  public func charged(in currency: String) -> Decimal {
    totals.first { $0.currency == currency }?.charged ?? 0
  }

  /// What the customer got back in a currency so far.
  public func refunded(in currency: String) -> Decimal {
    totals.first { $0.currency == currency }?.refunded ?? 0
  }

  /// The currencies that were paid in, in the order of their first payment.
  public var currencies: [String] { totals.map(\.currency) }

  mutating func record(
    _ direction: Direction,
    of amount: Decimal,
    for transaction: Transaction,
    at instant: Instant
  ) {
    guard amount > 0 else { return }
    entries.append(
      Entry(
        instant: instant,
        direction: direction,
        transactionID: transaction.id,
        amount: amount,
        currency: transaction.currency
      )
    )
    let index = totalIndex(of: transaction.currency)
    switch direction {
    case .charge: totals[index].charged += amount
    case .refund: totals[index].refunded += amount
    }
  }

  private mutating func totalIndex(of currency: String) -> Int {
    if let index = totals.firstIndex(where: { $0.currency == currency }) { return index }
    totals.append(Total(currency: currency))
    return totals.count - 1
  }
}
