import Foundation
import Synchronization

/// The two ends of a pipe, which programs that are started do not inherit.
struct PipeEnds: Sendable {
  let reading: Int32
  let writing: Int32

  /// Held while a pipe is made, and while a program is started. A program that another thread
  /// starts before the ends are marked close-on-exec would keep them open, and the reader would
  /// never see the end.
  static let making = Mutex(())

  /// Makes a pipe.
  ///
  /// - Throws: `PreviewError.refused` when there are no descriptors left.
  init() throws(PreviewError) {
    let (ends, failure) = Self.making.withLock { _ in
      var ends: [Int32] = [-1, -1]
      let failure = pipe(&ends) == 0 ? 0 : errno
      for end in ends where failure == 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return (ends, failure)
    }
    guard failure == 0 else {
      throw .refused(
        "pipe",
        reason: String(cString: strerror(failure)),
        advice: "Allow more open files (ulimit -n 256)."
      )
    }
    (reading, writing) = (ends[0], ends[1])
  }
}
