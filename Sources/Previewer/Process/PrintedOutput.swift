import ExternalInput
import Foundation
import ProgramLog
import Synchronization

/// Copies the output and the log of a previewed program to the program's log file, up to a limit
/// per run.
///
/// The program writes to a pipe instead of the file, because a view that prints in an endless loop
/// would fill the disk. Output beyond the limit is read and dropped, so that the program does not
/// block.
final class PrintedOutput: Sendable {
  /// The maximum number of bytes copied per run (this project's choice). Because the log itself
  /// also has a limit, a log and its rotated file together have at most four times this size.
  static let limit = 4 << 20
  /// The minimum time between two reports of dropped output.
  private static let pause = Duration.milliseconds(500)

  /// The state of the copy.
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

    /// Copies a piece of output. Must be called on the pipe's thread only.
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

  /// Reads a descriptor until all writers have closed it, and then closes it.
  ///
  /// - Parameters:
  ///   - descriptor: The pipe's reading end.
  ///   - log: The log to copy to.
  ///   - note: Receives the number of bytes dropped so far, on another thread. It is called at
  ///     once, then every half second while the number grows, and at the end.
  init(
    _ descriptor: Int32,
    to log: ProgramLog,
    note: @escaping @Sendable (Int) -> Void = { _ in }
  ) {
    let copy = Copy(to: log, note: note)
    self.copy = copy
    drain = PipeDrain(descriptor, take: copy.add, end: copy.end)
  }

  /// Returns the number of bytes that were dropped up to the end of the pipe, or up to a deadline.
  func droppedCount(until deadline: DispatchTime = .now() + .seconds(2)) -> Int {
    drain.wait(until: deadline)
    return copy.droppedCount
  }
}
