import Foundation

extension Decimal {
  /// The amount in thousandths of a unit, rounded, as in signed prices. `nil` for NaN and for a
  /// magnitude of 9,000,000,000,000,000 or more.
  var thousandths: Int64? {
    guard !isNaN, magnitude < 9_000_000_000_000_000 else { return nil }
    var (product, rounded) = (self * 1000, Decimal())
    NSDecimalRound(&rounded, &product, 0, .plain)
    return NSDecimalNumber(decimal: rounded).int64Value
  }
}
