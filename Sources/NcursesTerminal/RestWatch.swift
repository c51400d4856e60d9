#if canImport(Glibc)
import Foundation

/// Waits until a program that prints a screen is idle: all its tasks wait, and nothing is due
/// within 100 milliseconds.
///
/// The program is idle if during `pause` the main loop had no work, and no other thread ran or
/// was runnable. A pause of the main loop alone would not be enough: on a busy machine, a runnable
/// thread can wait for a processor for longer than any pause.
@MainActor
package final class RestWatch {
  /// The time without work after which a program is idle. It is longer than 100 milliseconds, so
  /// that a wait of exactly 100 milliseconds always ends before the screen is printed.
  private static let pause = Duration.milliseconds(130)
  /// The time after which the wait ends although the program is not idle. Without a limit, repeated
  /// requests could make the wait endless.
  private static let limit = Duration.seconds(2)
  /// The time between two checks while another thread is runnable.
  private static let recheckInterval = Duration.milliseconds(5)

  private let update: @MainActor () -> Void
  private let end: @MainActor (_ isAtRest: Bool) -> Void
  private let deadline = ContinuousClock.now + limit
  private var nextCheck = ContinuousClock.now
  private var threads = ThreadActivity()
  private var nextTimer: Date?
  private var hasWork = true

  /// Creates a watch for ``MainLoop/begin(_:)``.
  ///
  /// - Parameters:
  ///   - update: Updates the screen. Called after each turn of the main loop with work.
  ///   - end: Called once. `isAtRest` is `false` if the program was not idle within two seconds.
  package init(
    update: @escaping @MainActor () -> Void,
    end: @escaping @MainActor (_ isAtRest: Bool) -> Void
  ) {
    (self.update, self.end) = (update, end)
  }

  /// Ends the wait if the program is idle or the limit has passed.
  ///
  /// - Returns: Whether the wait ended.
  func endIfAtRest() -> Bool {
    let now = ContinuousClock.now
    // Also with work: a task that yields without limit has work in every turn.
    if now >= deadline {
      end(false)
      return true
    }
    guard !hasWork, now >= nextCheck else { return false }
    let present = ThreadActivity.present
    if present.isRunnable {
      nextCheck = now + Self.recheckInterval
    } else if present != threads {
      (threads, nextCheck) = (present, now + Self.pause)
    } else {
      end(true)
      return true
    }
    return false
  }

  /// Records that the main loop has work, so that the program is not idle.
  func workArrived() { hasWork = true }

  /// Updates the screen after the work of a turn.
  ///
  /// - Parameter timer: The time of the run loop's next timer.
  /// - Returns: The time of the main loop's next turn.
  func followTurn(timer: Date?) -> Date {
    if let nextTimer, nextTimer <= Date() { hasWork = true }
    nextTimer = timer
    if hasWork {
      hasWork = false
      update()
      (threads, nextCheck) = (.present, .now + Self.pause)
    }
    let wait = min(nextCheck, deadline) - ContinuousClock.now
    let check = Date(timeIntervalSinceNow: max(0, wait / .seconds(1)))
    return timer.map { min($0, check) } ?? check
  }
}

/// The activity of all threads of the process except the main thread.
struct ThreadActivity: Equatable {
  /// The number of times that each thread has run.
  private var turns: [String: String] = [:]
  /// Whether a thread runs or waits for a processor.
  private(set) var isRunnable = false

  /// The activity until now, from `/proc`.
  static var present: ThreadActivity {
    var activity = ThreadActivity()
    let folder = "/proc/self/task"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name != "\(getpid())" {
      // A thread that has ended since the listing has no files, and no work.
      guard let times = words("\(folder)/\(name)/schedstat"), times.count >= 3,
        let state = words("\(folder)/\(name)/stat", after: ")")?.first
      else { continue }
      activity.turns[name] = times[2]
      if state == "R" { activity.isRunnable = true }
    }
    return activity
  }

  /// Returns the words of a file, after the last occurrence of a character.
  private static func words(_ path: String, after mark: Character? = nil) -> [String]? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let start = mark.flatMap { text.lastIndex(of: $0) }.map { text.index(after: $0) }
    return text[(start ?? text.startIndex)...].split(whereSeparator: \.isWhitespace).map(
      String.init
    )
  }
}
#endif
