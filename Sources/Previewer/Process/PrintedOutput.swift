import ExternalInput
import Foundation
import ProgramLog
import Synchronization

/// Copies what a previewed program prints and logs to its log, up to a limit for each run.
///
/// The program writes to a pipe and not to the file: a view that prints in an endless loop would
/// fill the disk. What exceeds the limit is read and dropped, so that the program does not wait.
final class PrintedOutput: Sendable {
  /// How much of one run is kept, in bytes; ours. With the limit of the log itself, a log and the
  /// one put aside have at most four times as much.
  static let limit = 4 << 20
  /// The least time between two notes of what was dropped.
  private static let pause = Duration.milliseconds(500)

  /// What was copied until now.
  private final class Copy: Sendable {
    private struct State {
      var room = PrintedOutput.limit
      var dropped = 0
      var noted = 0
      var lastNote = ContinuousClock.now - PrintedOutput.pause
    }

    private let log: ProgramLog
    private let note: @Sendable (Int) -> Void
    private let state = Mutex(State())

    init(to log: ProgramLog, note: @escaping @Sendable (Int) -> Void) {
      self.log = log
      self.note = note
    }

    var droppedCount: Int { state.withLock { $0.dropped } }

    /// Is called on the pipe's thread alone.
    func add(_ bytes: ArraySlice<UInt8>) {
      let kept = min(state.withLock { $0.room }, bytes.count)
      if kept > 0 { log.write(bytes: bytes.prefix(kept)) }
      let dropped = bytes.count - kept
      let (isFirst, due) = state.withLock { state in
        state.room -= kept
        state.dropped += dropped
        let isDue = dropped > 0 && state.lastNote.duration(to: .now) >= PrintedOutput.pause
        if isDue { (state.noted, state.lastNote) = (state.dropped, .now) }
        return (dropped > 0 && state.dropped == dropped, isDue ? state.dropped : nil)
      }
      if isFirst {
        let text = "output of this run beyond \(ByteCount.text(PrintedOutput.limit)) is dropped"
        log.write("\n" + LogEntry(source: "preview", level: "error", text: text).line)
      }
      if let due { note(due) }
    }

    func end() {
      let rest = state.withLock { $0.dropped > $0.noted ? $0.dropped : nil }
      if let rest { note(rest) }
    }
  }

  private let copy: Copy
  private let drain: PipeDrain

  /// Reads from a descriptor until nobody can write to it, and closes it.
  ///
  /// - Parameters:
  ///   - descriptor: The pipe's reading end.
  ///   - log: Where it is copied to.
  ///   - note: Is called, on another thread, with the number of bytes that were dropped until now:
  ///     at once, then each half second while there are more, and at the end.
  init(
    _ descriptor: Int32,
    to log: ProgramLog,
    note: @escaping @Sendable (Int) -> Void = { _ in }
  ) {
    let copy = Copy(to: log, note: note)
    self.copy = copy
    drain = PipeDrain(descriptor, take: copy.add, end: copy.end)
  }

  /// The number of bytes that were dropped until the pipe's end, or until a deadline if that comes
  /// first.
  func droppedCount(until deadline: DispatchTime = .now() + .seconds(2)) -> Int {
    drain.wait(until: deadline)
    return copy.droppedCount
  }
}
