import CNcurses
import Foundation

/// The main loop of a terminal program: it runs the main actor's work and Foundation's main timers,
/// and polls the terminal's input.
///
/// Programs need not use this loop. Without it, Dispatch polls the input on another thread, and
/// each key press causes a thread switch.
///
/// ```swift
/// import NcursesTerminal
///
/// @MainActor
/// func start() -> Never {
///   MainLoop.run {
///     guard let terminal = try? NcursesTerminal() else { return 2 }
///     terminal.close()
///     return 0
///   }
/// }
/// ```
@MainActor
public enum MainLoop {
  /// Whether `run(_:)` was called and polls the input. The function polls the input only with
  /// Glibc.
  private(set) static var isRunning = false
  private static var watches: [DescriptorWatch] = []
  #if canImport(Glibc)
  private static var rest: RestWatch?
  #endif

  /// Runs a program and ends the process with its result. Must be called on the main thread.
  ///
  /// A crash ends the process within 3 seconds. Swift's backtrace is disabled unless
  /// `SWIFT_BACKTRACE` is set. If it is enabled, it takes at most 2 seconds. If the system's limits
  /// on open files, stack or memory are too low, the process prints one line and ends with 2.
  public static func run(_ program: @escaping @MainActor () async -> Int32) -> Never {
    nc_limit_backtraces()
    ProcessLimits.require()
    Task { @MainActor in Foundation.exit(await program()) }
    #if canImport(Glibc)
    isRunning = true
    while true { turn() }
    #else
    while true { RunLoop.main.run() }
    #endif
  }

  static func add(_ watch: DescriptorWatch) { watches.append(watch) }

  static func remove(_ watch: DescriptorWatch) { watches.removeAll { $0 === watch } }

  #if canImport(Glibc)
  /// Waits until the program is idle. The loop must run. A further call replaces the previous wait.
  package static func begin(_ watch: RestWatch) { rest = watch }

  private static func turn() {
    if let watch = rest, watch.endIfAtRest(), rest === watch { rest = nil }
    // `limitDate` runs the main queue's work and the timers that are due.
    let firstTimer = RunLoop.main.limitDate(forMode: .default)
    let nextTimer = rest.map { $0.followTurn(timer: firstTimer) } ?? firstTimer
    let watched = watches
    var polled = watched.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    polled.append(pollfd(fd: nc_main_queue(), events: Int16(POLLIN), revents: 0))
    let hasMore = watched.contains(where: \.hasMore)
    let time = hasMore ? 0 : milliseconds(until: nextTimer)
    guard poll(&polled, nfds_t(polled.count), time) > 0 || hasMore else { return }
    rest?.workArrived()
    for (watch, entry) in zip(watched, polled) where entry.revents != 0 || watch.hasMore {
      watch.act()
    }
  }

  /// Returns the timeout for `poll` in milliseconds; -1 for no timeout.
  private static func milliseconds(until date: Date?) -> Int32 {
    guard let interval = date?.timeIntervalSinceNow, interval < 86400 else { return -1 }
    return Int32(max(0, (interval * 1000).rounded(.up)))
  }
  #endif
}
