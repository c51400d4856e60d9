import Foundation
import PurchaseFlow

/// A line of a journal. Lines are never removed; an undo is recorded as another line.
enum JournalRecord: Hashable, Sendable {
  /// An action at a moment.
  case action(History.Entry)
  /// Only the first `kept` actions remain in effect, and the clock shows `now`.
  case back(kept: Int, now: Instant)

  /// The moment of the line.
  var instant: Instant {
    switch self {
    case .action(let entry): entry.instant
    case .back(_, let now): now
    }
  }
}

/// The end of a journal: the number and the seal of its last line. The seal covers all earlier
/// lines.
struct JournalEnd: Hashable, Sendable {
  var number: Int64 = 0
  var seal = JournalSeal.ofNoLine

  /// Returns the end after one more line.
  ///
  /// - Parameters:
  ///   - instant: The moment of the line, in milliseconds since 1970.
  ///   - what: The JSON of the line.
  func adding(instant: Int64, what: String) -> JournalEnd {
    let next = number + 1
    let seal = JournalSeal.seal(line: next, instant: instant, what: what, after: seal)
    return JournalEnd(number: next, seal: seal)
  }
}
