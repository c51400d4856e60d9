extension Int {
  /// The limit of every length, count and position, chosen so that sums of several values do not
  /// overflow `Int`.
  @usableFromInline static var mostNearby: Double { 1e15 }

  /// Returns the nearest integer, by default with halves rounded away from zero. NaN becomes 0.
  /// Values beyond ±10¹⁵ are limited to ±10¹⁵.
  ///
  /// Clients compute with infinite, huge and NaN values, which would trap in `Int.init`.
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

  /// Returns the nearest integer in a range. NaN becomes the lower bound.
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
  /// Returns the value limited to a range. NaN becomes the lower bound.
  @inlinable
  package func bounded(to range: ClosedRange<Self>) -> Self {
    isNaN ? range.lowerBound : Swift.max(range.lowerBound, Swift.min(range.upperBound, self))
  }
}
