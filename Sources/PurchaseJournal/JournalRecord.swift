import Foundation
import PurchaseFlow

/// One line of a journal. Nothing is ever taken out: going back is a line of its own.
enum JournalRecord: Hashable, Sendable {
  /// Somebody did something at a moment.
  case action(History.Entry)
  /// Only the first actions count from here on, and the clock shows a moment.
  case back(kept: Int, now: Instant)

  /// The moment of the line.
  var instant: Instant {
    switch self {
    case .action(let entry): entry.instant
    case .back(_, let now): now
    }
  }
}

/// Where a journal ends: the number of its last line, and what all lines up to it come
/// to.
struct JournalTip: Hashable, Sendable {
  var number: Int64 = 0
  var seal = JournalSeal.ofNoLine

  /// The end after one more line.
  func adding(instant: Int64, what: String) -> JournalTip {
    let next = number + 1
    let seal = JournalSeal.seal(line: next, instant: instant, what: what, after: seal)
    return JournalTip(number: next, seal: seal)
  }
}
