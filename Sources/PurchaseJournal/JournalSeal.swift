import Cryptography
import Foundation

/// Seals the lines of a journal.
///
/// The seal of a line is made of the line and the seal before it. A line that was changed, left
/// out or moved does not fit its seal.
enum JournalSeal {
  /// The length of a seal in bytes: the first 8 of a SHA-256. A seal reveals accidental changes,
  /// not forgeries.
  private static let length = 8

  /// The seal of a journal without lines, which the first line follows.
  static let ofNoLine = Data(count: length)

  /// Returns the seal of a line.
  ///
  /// - Parameters:
  ///   - number: The number of the line; the first one is 1.
  ///   - instant: The moment of the line, in milliseconds.
  ///   - what: The JSON of the line.
  ///   - seal: The seal of the line before it.
  static func seal(line number: Int64, instant: Int64, what: String, after seal: Data) -> Data {
    var hash = SHA256()
    hash.update(seal)
    withUnsafeBytes(of: number.bigEndian) { hash.update($0) }
    withUnsafeBytes(of: instant.bigEndian) { hash.update($0) }
    hash.update(Data(what.utf8))
    return Data(hash.finalize().prefix(length))
  }
}
