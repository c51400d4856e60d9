import CNcurses

extension NcursesTerminal {
  /// Sends bytes that are not part of the cells, after everything drawn so far.
  func send(_ bytes: [UInt8]) {
    if bytes.isEmpty { return }
    bytes.withUnsafeBufferPointer { buffer in
      // C's `char` has the size and alignment of `UInt8`.
      buffer.withMemoryRebound(to: CChar.self) { nc_send(screen, $0.baseAddress, $0.count) }
    }
  }
}
