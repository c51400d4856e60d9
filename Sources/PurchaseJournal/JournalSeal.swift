import Cryptography
import Foundation

/// Seals the lines of a journal.
///
/// The seal of a line is a hash of the line and of the previous line's seal. If a line is changed,
/// left out or moved, the seals no longer match.
enum JournalSeal {
  /// The length of a seal in bytes: the first 8 bytes of a SHA-256 hash. A seal detects accidental
  /// changes, not forgeries.
  private static let length = 8

  /// The seal of a journal without lines. The first line is sealed with it.
  static let ofNoLine = Data(count: length)

  /// Returns the seal of a line.
  ///
  /// - Parameters:
  ///   - number: The number of the line; the first line has number 1.
  ///   - instant: The moment of the line, in milliseconds.
  ///   - what: The JSON of the line.
  ///   - seal: The seal of the previous line.
  static func seal(line number: Int64, instant: Int64, what: String, after seal: Data) -> Data {
    var hash = SHA256()
    hash.update(seal)
    withUnsafeBytes(of: number.bigEndian) { hash.update($0) }
    withUnsafeBytes(of: instant.bigEndian) { hash.update($0) }
    hash.update(Data(what.utf8))
    return Data(hash.finalize().prefix(length))
  }
}
