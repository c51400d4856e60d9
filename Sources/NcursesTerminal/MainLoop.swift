import CNcurses
import Foundation

/// What the main thread of a terminal program does: the work of the main actor, the timers
/// of Foundation's main run loop, and waiting for the terminal's input.
///
/// A program can do without it. Then Dispatch waits for the input, on another thread, and
/// each key has to be handed over from there.
@MainActor
public enum MainLoop {
  /// Whether the main thread runs it.
  private(set) static var isRunning = false
  private static var watches: [DescriptorWatch] = []

  /// Runs a program and ends the process with the code that it returns. To be called from
  /// the main thread.
  ///
  /// A fault ends the process within 3 seconds. Swift's backtrace of it is left out unless the
  /// variable `SWIFT_BACKTRACE` is set, and takes 2 seconds at most. Where the system allows too
  /// few open files, too little stack or memory, one line says so and the code is 2.
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
  private static func turn() {
    // Runs what waits for the main queue, and the timers that are due.
    let nextTimer = RunLoop.main.limitDate(forMode: .default)
    let watched = watches
    var polled = watched.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    polled.append(pollfd(fd: nc_main_queue(), events: Int16(POLLIN), revents: 0))
    let hasMore = watched.contains(where: \.hasMore)
    let time = hasMore ? 0 : milliseconds(until: nextTimer)
    guard poll(&polled, nfds_t(polled.count), time) > 0 || hasMore else { return }
    for (watch, entry) in zip(watched, polled) where entry.revents != 0 || watch.hasMore {
      watch.act()
    }
  }

  /// How long to wait, in milliseconds, as `poll` takes it: -1 for ever.
  private static func milliseconds(until date: Date?) -> Int32 {
    guard let interval = date?.timeIntervalSinceNow, interval < 86400 else { return -1 }
    return Int32(max(0, (interval * 1000).rounded(.up)))
  }
  #endif
}
