import Foundation

/// Reads from a pipe on a separate thread until the other end is closed.
///
/// A Dispatch source is not used. On Linux, its event loop can crash if a pipe becomes readable and
/// closed at the same time.
package enum PipeReading {
  /// Starts to read and returns at once.
  ///
  /// - Parameters:
  ///   - descriptor: The reading end of the pipe. It is closed at the end.
  ///   - take: Receives each piece on the main thread, then `nil` at the end. The next piece is
  ///     read after `take` returns.
  @MainActor
  package static func begin(
    _ descriptor: Int32,
    _ take: @escaping @MainActor ([UInt8]?) -> Void
  ) {
    Thread.detachNewThread {
      let isTaken = DispatchSemaphore(value: 0)
      var bytes = [UInt8](repeating: 0, count: 1 << 18)
      while true {
        let count = read(descriptor, &bytes, bytes.count)
        if count < 0, errno == EINTR { continue }
        let piece = count > 0 ? Array(bytes[..<count]) : nil
        DispatchQueue.main.async {
          MainActor.assumeIsolated { take(piece) }
          isTaken.signal()
        }
        if piece == nil { break }
        isTaken.wait()
      }
      close(descriptor)
    }
  }
}
