import Foundation

/// An open file, pipe or terminal. Reads and writes block even if another process has set
/// `O_NONBLOCK` on a shared pipe.
package struct OpenFile {
  package let descriptor: Int32

  /// Creates a file from an open descriptor, which the caller still owns.
  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// Writes all bytes. Even for an empty sequence, `write` is called once, because some devices
  /// then report that they accept no data.
  ///
  /// - Returns: 0, or `errno`.
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

  /// Reads the available bytes. If there are none, blocks until there are some.
  ///
  /// - Parameter limit: The maximum number of bytes to read.
  /// - Returns: At least one byte; empty at the end of the file.
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
