import Foundation

/// Reads from a pipe until its other end is closed, on a thread of its own.
///
/// Not with a source of Dispatch: on Linux its event loop can crash where a pipe is readable
/// and closed at once.
package enum PipeReading {
  /// Begins to read and returns.
  ///
  /// - Parameters:
  ///   - descriptor: The pipe's end, which is closed at the end.
  ///   - take: Gets what arrived, and nothing more is read meanwhile; `nil` at the end.
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
