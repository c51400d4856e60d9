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

  private let log: ProgramLog
  private let dropped = Mutex(0)
  private let isOver = DispatchSemaphore(value: 0)

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
    self.log = log
    Thread.detachNewThread { [self] in
      copy(from: descriptor, note)
      close(descriptor)
      isOver.signal()
    }
  }

  /// The number of bytes that were dropped, once the program has ended.
  func droppedCount() -> Int {
    _ = isOver.wait(timeout: .now() + .seconds(2))
    return dropped.withLock { $0 }
  }

  private func copy(from descriptor: Int32, _ note: (Int) -> Void) {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    var room = Self.limit
    var (noted, lastNote) = (0, ContinuousClock.now - Self.pause)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      let kept = min(room, count)
      if kept > 0 { log.write(bytes: bytes[..<kept]) }
      room -= kept
      guard kept < count else { continue }
      let all = drop(count - kept)
      if lastNote.duration(to: .now) >= Self.pause {
        note(all)
        (noted, lastNote) = (all, .now)
      }
    }
    let all = dropped.withLock { $0 }
    if all > noted { note(all) }
  }

  /// Counts bytes as dropped and returns how many are; the first ones are noted in the log.
  private func drop(_ count: Int) -> Int {
    let all = dropped.withLock { dropped in
      dropped += count
      return dropped
    }
    if all == count {
      let text = "what this run prints beyond \(ByteCount.text(Self.limit)) is dropped"
      log.write("\n" + LogEntry(source: "preview", level: "error", text: text).line)
    }
    return all
  }
}
