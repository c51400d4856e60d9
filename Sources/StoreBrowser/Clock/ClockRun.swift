import PurchaseFlow

/// The time of the customer's clock since it last started to play: its time at the start, plus the
/// real time since then multiplied by the speed.
struct ClockRun {
  /// The customer's time at the start.
  let from: Instant
  let speed: ClockSpeed
  /// The real time at the start, in seconds.
  private(set) var start: Double

  /// - Parameter uptime: The present real time, in seconds.
  init(from: Instant, at speed: ClockSpeed, uptime: Double) {
    (self.from, self.speed, start) = (from, speed, uptime)
  }

  /// Returns the customer's time at a real time, at most the last instant of the calendar.
  func instant(at uptime: Double) -> Instant {
    let passed = max(uptime - start, 0) * Double(speed.millisecondsPerSecond)
    let most = Instant.latest.milliseconds - from.milliseconds
    guard passed < Double(most) else { return .latest }
    return Instant(milliseconds: from.milliseconds + Int64(passed.rounded()))
  }

  /// Returns the time that the clock shows at a real time: the time of the last whole step.
  func shownInstant(at uptime: Double) -> Instant {
    let passed = instant(at: uptime).milliseconds - from.milliseconds
    return Instant(milliseconds: from.milliseconds + passed / speed.step * speed.step)
  }

  /// Returns the seconds from a real time until the customer's clock is at an instant; 0 if it is.
  func wait(until instant: Instant, at uptime: Double) -> Double {
    let missing = Double(instant.milliseconds - from.milliseconds)
    return max(start + missing / Double(speed.millisecondsPerSecond) - uptime, 0)
  }

  /// Returns the seconds from a real time until the shown time changes.
  func waitForChange(at uptime: Double) -> Double {
    let shown = shownInstant(at: uptime).milliseconds
    return wait(until: Instant(milliseconds: shown + speed.step), at: uptime)
  }

  /// Ignores seconds in which the clock stood still.
  mutating func skip(_ seconds: Double) { start += seconds }
}
