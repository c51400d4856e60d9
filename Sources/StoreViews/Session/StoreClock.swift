import Foundation
import PurchaseFlow
import Synchronization
import TerminalUI

/// The customer's clock as client code sees it, on any thread.
///
/// It starts at the present time of the customer and runs at the speed of the system's clock. It
/// stops before the customer's next event, because an event happens only when the customer's clock
/// is moved. Otherwise client code would see the end of a subscription pass while the store still
/// reports the customer as subscribed. This is this project's choice.
final class StoreClock: Sendable {
  private struct Reading {
    var instant: Instant
    var nextEvent: Instant?
    var start = ContinuousClock.now
  }

  private let reading: Mutex<Reading>
  /// Whether the clock shows exactly the time of the customer's clock.
  private let isStill: Bool

  init(_ simulation: Simulation, isStill: Bool) {
    self.isStill = isStill
    reading = Mutex(
      Reading(instant: simulation.now, nextEvent: simulation.nextEventInstant)
    )
  }

  /// Continues with the customer's present time. An action that does not move the customer's clock
  /// does not set this clock back.
  func follow(_ simulation: Simulation) {
    reading.withLock { reading in
      if reading.instant != simulation.now { reading = Reading(instant: simulation.now) }
      reading.nextEvent = simulation.nextEventInstant
    }
  }

  var now: Date {
    reading.withLock { reading in
      let passed = isStill ? .zero : ContinuousClock.now - reading.start
      var milliseconds = reading.instant.milliseconds + passed.wholeMilliseconds
      if let next = reading.nextEvent?.milliseconds {
        milliseconds = max(reading.instant.milliseconds, min(milliseconds, next - 1))
      }
      return Date(timeIntervalSince1970: Double(milliseconds) / 1000)
    }
  }
}

extension Duration {
  fileprivate var wholeMilliseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1000 + attoseconds / 1_000_000_000_000_000
  }
}

extension StoreSession {
  /// Makes the customer's clock the clock of the program (`ProgramClock`).
  ///
  /// - Parameter isStill: Whether the clock changes only when the customer's clock is moved. A
  ///   printed screen then shows the same times in each run.
  package func driveProgramClock(isStill: Bool = false) {
    let clock = StoreClock(simulation, isStill: isStill)
    programClock = clock
    ProgramClock.follow { clock.now }
  }
}
