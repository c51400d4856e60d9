import Cryptography
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
///
/// Each line has a seal, made of the line and the seal before it. A line that was
/// changed, left out or moved does not fit.
struct JournalTip: Hashable, Sendable {
  var number: Int64 = 0
  var seal = Data(count: JournalTip.length)

  private static let length = 8

  /// The end after one more line.
  func adding(instant: Int64, what: String) -> JournalTip {
    var hash = SHA256()
    hash.update(seal)
    withUnsafeBytes(of: (number + 1).bigEndian) { hash.update($0) }
    withUnsafeBytes(of: instant.bigEndian) { hash.update($0) }
    hash.update(Data(what.utf8))
    return JournalTip(number: number + 1, seal: Data(hash.finalize().prefix(Self.length)))
  }
}
