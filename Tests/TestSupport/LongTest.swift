import Foundation

/// How long the long tests run, and what they begin with.
public enum LongTest {
  /// Whether they run in full: `STORETERM_SOAK=1`.
  public static let isFull = ProcessInfo.processInfo.environment["STORETERM_SOAK"] == "1"

  /// The seed of `STORETERM_SEED`, with which a failure is repeated.
  public static let givenSeed = ProcessInfo.processInfo.environment["STORETERM_SEED"]
    .flatMap(UInt64.init)

  /// The number of rounds, of which a hundredth is run as a rule.
  public static func rounds(_ full: Int) -> Int { isFull ? full : max(full / 100, 1) }

  /// The minutes after which a test has failed that waits for the main thread. All such tests wait
  /// for those that run before them, and these take hours where the long tests run in full.
  public static func minutes(_ minutes: Int) -> Int { isFull ? minutes * 12 : minutes }
}
