import Foundation

/// The progress through an interval of time.
struct TimedProgress {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  private var length: TimeInterval {
    interval.upperBound.timeIntervalSince(interval.lowerBound)
  }

  /// Returns the elapsed or remaining fraction at a date, from 0 to 1.
  func fraction(at date: Date) -> Double {
    guard length > 0 else { return countsDown ? 0 : 1 }
    let past = (date.timeIntervalSince(interval.lowerBound) / length).bounded(to: 0...1)
    return countsDown ? 1 - past : past
  }

  /// The largest number of updates. This project's choice: a bar of usual width has no more steps.
  private static let stepLimit: TimeInterval = 100

  /// The dates of the updates, at least a second apart.
  var steps: [Date] {
    let count = max(1, Int(nearest: min(Self.stepLimit, length)))
    return (0...count).map {
      interval.lowerBound.addingTimeInterval(length * Double($0) / Double(count))
    }
  }
}
