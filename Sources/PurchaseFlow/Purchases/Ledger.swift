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
    record(
      Entry(
        instant: instant,
        direction: direction,
        transactionID: transaction.id,
        amount: amount,
        currency: transaction.currency
      )
    )
  }

  private mutating func record(_ entry: Entry) {
    entries.append(entry)
    let (index, amount) = (totalIndex(of: entry.currency), entry.amount)
    switch entry.direction {
    case .charge: totals[index].charged += amount
    case .refund: totals[index].refunded += amount
    case .refundReversal: totals[index].refunded -= amount
    }
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
    let kept = entries.filter { !transactionIDs.contains($0.transactionID) }
    self = Ledger()
    for entry in kept { record(entry) }
  }

  private mutating func totalIndex(of currency: String) -> Int {
    if let index = totals.firstIndex(where: { $0.currency == currency }) { return index }
    totals.append(Total(currency: currency))
    return totals.count - 1
  }
}
