import Foundation

/// The length and the seed of the long tests.
public enum LongTest {
  /// Whether the long tests run in full: `STORETERM_SOAK=1`.
  public static let isFull = ProcessInfo.processInfo.environment["STORETERM_SOAK"] == "1"

  /// The seed from `STORETERM_SEED`, which repeats a failure.
  public static let givenSeed = ProcessInfo.processInfo.environment["STORETERM_SEED"]
    .flatMap(UInt64.init)

  /// Returns the number of rounds: all of them in full, otherwise a hundredth.
  public static func rounds(_ full: Int) -> Int { isFull ? full : max(full / 100, 1) }

  /// Returns the time limit of a test that waits for the main thread, in minutes. Such a test waits
  /// for all tests before it, which take hours when the long tests run in full.
  public static func minutes(_ minutes: Int) -> Int { isFull ? minutes * 12 : minutes }
}
