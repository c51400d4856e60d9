import Foundation

extension Decimal {
  /// Thousandths of a unit, as signed prices are written; `nil` for what is no number or
  /// too large to be written.
  var thousandths: Int64? {
    guard !isNaN, magnitude < 9_000_000_000_000_000 else { return nil }
    var (product, rounded) = (self * 1000, Decimal())
    NSDecimalRound(&rounded, &product, 0, .plain)
    return NSDecimalNumber(decimal: rounded).int64Value
  }
}
