import Foundation

/// The way through an interval of time.
struct TimedProgress {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  private var length: TimeInterval {
    interval.upperBound.timeIntervalSince(interval.lowerBound)
  }

  /// How much of it has gone by, or is left, from 0 to 1.
  func fraction(at date: Date) -> Double {
    guard length > 0 else { return countsDown ? 0 : 1 }
    let past = (date.timeIntervalSince(interval.lowerBound) / length).bounded(to: 0...1)
    return countsDown ? 1 - past : past
  }

  /// The times that it is shown anew. Our choice: a bar of usual length has no more steps.
  private static let stepLimit: TimeInterval = 100

  /// When it is shown anew: at most each second.
  var steps: [Date] {
    let count = max(1, Int(nearest: min(Self.stepLimit, length)))
    return (0...count).map {
      interval.lowerBound.addingTimeInterval(length * Double($0) / Double(count))
    }
  }
}
