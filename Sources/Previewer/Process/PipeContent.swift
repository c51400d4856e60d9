import Foundation
import Synchronization

/// What is written to a pipe, read on a thread of its own, and kept up to a limit: whoever writes
/// without end neither waits nor fills the memory.
final class PipeContent: Sendable {
  /// Which part is kept of what is longer than the limit.
  enum Part: Sendable {
    case first
    case last
  }

  private let part: Part
  private let limit: Int
  private let kept = Mutex<[UInt8]>([])
  private let isOver = DispatchSemaphore(value: 0)

  /// Reads from a descriptor until nobody can write to it, and closes it.
  ///
  /// - Parameters:
  ///   - descriptor: The pipe's reading end.
  ///   - part: Which part is kept.
  ///   - limit: How much is kept, in bytes.
  init(of descriptor: Int32, keeping part: Part, limit: Int) {
    self.part = part
    self.limit = limit
    Thread.detachNewThread { [self] in
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(descriptor, &bytes, bytes.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        keep(bytes[..<count])
      }
      close(descriptor)
      isOver.signal()
    }
  }

  private func keep(_ bytes: ArraySlice<UInt8>) {
    kept.withLock { kept in
      switch part {
      case .first: kept += bytes.prefix(limit - kept.count)
      case .last:
        kept += bytes
        // Only at twice the limit: to move the rest at each read would take longer than the read.
        if kept.count > 2 * limit { kept.removeFirst(kept.count - limit) }
      }
    }
  }

  /// What was written, once the program has ended. A daemon that it started can still hold
  /// the pipe open; then, after 2 seconds, what was written until now.
  func bytes() -> [UInt8] {
    _ = isOver.wait(timeout: .now() + .seconds(2))
    return kept.withLock { part == .first ? $0 : Array($0.suffix(limit)) }
  }

  /// The bytes as text.
  func text() -> String { String(decoding: bytes(), as: UTF8.self) }
}
