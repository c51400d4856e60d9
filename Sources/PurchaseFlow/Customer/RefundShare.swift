import Foundation

/// The refunded part of a transaction's price.
struct RefundShare: Hashable, Sendable {
  /// The refunded amount, in the transaction's currency.
  let amount: Decimal
  /// The refunded percentage of the price, in thousandths of a per cent, rounded.
  let percentage: Int
  /// Whether the whole price is refunded.
  let isWhole: Bool

  /// 100 per cent, in thousandths of a per cent.
  static let whole = 100_000

  /// Creates the share of a refund.
  ///
  /// - Parameters:
  ///   - percentage: The granted part of the price, in thousandths of a per cent.
  ///   - earlier: The amount that was refunded before, when an upgrade ended the period early.
  init(_ percentage: Int, of transaction: Transaction, earlier: Decimal) {
    let price = transaction.price
    let left = price - earlier
    let isGrantedWhole = percentage >= Self.whole
    let part = MinorUnit.floor(
      price * Decimal(percentage) / Decimal(Self.whole),
      of: transaction.currency
    )
    amount = isGrantedWhole ? left : min(part, left)
    isWhole = isGrantedWhole && amount == price
    let isReduced = !isGrantedWhole && amount < part || isGrantedWhole && !isWhole
    self.percentage = isReduced ? Self.percentage(amount, of: price) : percentage
  }

  /// Returns the remaining part of a subscription's period, in thousandths of a per cent. Returns
  /// `nil` for products other than subscriptions and after the end of the period.
  static func remaining(of transaction: Transaction, at now: Instant) -> Int? {
    guard let end = transaction.expiresAt, end > now, end > transaction.purchasedAt else {
      return nil
    }
    let start = transaction.purchasedAt.milliseconds
    return percentage(
      Decimal(end.milliseconds - max(now.milliseconds, start)),
      of: Decimal(end.milliseconds - start)
    )
  }

  private static func percentage(_ part: Decimal, of whole: Decimal) -> Int {
    guard whole > 0 else { return 0 }
    var exact = part / whole * Decimal(Self.whole)
    var rounded = Decimal()
    NSDecimalRound(&rounded, &exact, 0, .plain)
    return NSDecimalNumber(decimal: rounded).intValue
  }
}
