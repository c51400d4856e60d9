extension Int {
  /// What no length, count or place of ours goes beyond: sums of a few still fit.
  @usableFromInline static var mostNearby: Double { 1e15 }

  /// The whole number nearest to any other, halves away from zero: SwiftUI's clients reckon
  /// with numbers that are infinite, huge or none at all, and none of them may end a program.
  /// What is no number is zero; what is huge is as large as we reckon with.
  @inlinable
  package init(
    nearest value: some BinaryFloatingPoint,
    _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) {
    let value = Double(value)
    self =
      value.isNaN
      ? 0 : Int(Swift.max(-Self.mostNearby, Swift.min(Self.mostNearby, value)).rounded(rule))
  }

  /// The whole number nearest to another that lies in a range; the first one for what is no
  /// number.
  @inlinable
  package init(nearest value: some BinaryFloatingPoint, in range: ClosedRange<Int>) {
    let value = Double(value)
    self =
      value.isNaN
      ? range.lowerBound
      : Swift.max(range.lowerBound, Swift.min(range.upperBound, Int(nearest: value)))
  }
}

extension BinaryFloatingPoint {
  /// The number within a range; the least one for what is no number.
  @inlinable
  package func bounded(to range: ClosedRange<Self>) -> Self {
    isNaN ? range.lowerBound : Swift.max(range.lowerBound, Swift.min(range.upperBound, self))
  }
}
