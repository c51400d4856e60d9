import Foundation

/// An open file, pipe or terminal. Reading and writing wait even when another program has set
/// `O_NONBLOCK`, as many do on pipes that they share with this one.
package struct OpenFile {
  /// The number that it is open under.
  package let descriptor: Int32

  /// Uses an open file.
  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// Writes bytes until all of them are written. For no bytes one write is made too: a device
  /// that takes nothing says so.
  ///
  /// - Returns: 0, or the system's number for what went wrong.
  package func write(_ bytes: some Sequence<UInt8>) -> Int32 {
    var rest = Array(bytes)[...]
    repeat {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        wait(for: POLLOUT)
      } else if errno != EINTR {
        return errno
      }
    } while !rest.isEmpty
    return 0
  }

  /// Reads what has arrived, and waits for it.
  ///
  /// - Parameter limit: The most bytes to read.
  /// - Returns: At least one byte; none at the end.
  /// - Throws: `POSIXError`.
  package func read(atMost limit: Int = 1 << 16) throws -> [UInt8] {
    while true {
      var code: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: limit) { room, count in
        let read = Foundation.read(descriptor, room.baseAddress, limit)
        if read < 0 { code = errno }
        count = max(0, read)
      }
      if code == 0 { return bytes }
      if code == EAGAIN {
        wait(for: POLLIN)
      } else if code != EINTR {
        throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
      }
    }
  }

  private func wait(for event: some BinaryInteger) {
    var entry = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    _ = poll(&entry, 1, -1)
  }
}
