import Foundation
import Synchronization

/// The two ends of a pipe. Child processes do not inherit them.
struct PipeEnds: Sendable {
  let reading: Int32
  let writing: Int32

  /// A lock for creating a pipe and for starting a program. A program that starts before the ends
  /// are marked close-on-exec would keep them open, and the reader would never see the end.
  static let making = Mutex(())

  /// Creates a pipe.
  ///
  /// - Throws: `PreviewError.refused` if there are no descriptors left.
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
