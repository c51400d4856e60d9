/// Converts byte offsets in a file to lines and columns.
///
/// Callers must pass offsets in ascending order. Converting all offsets takes a single pass over
/// the bytes.
struct LineLocator {
  private let bytes: [UInt8]
  private var index: Int
  private var line = 1
  private var column = 1

  /// Creates a locator.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - start: The index of the first byte of text, after a byte order mark.
  init(_ bytes: [UInt8], from start: Int = 0) {
    self.bytes = bytes
    index = start
  }

  /// Returns the line and column of an offset, which must not be less than the offset of the
  /// previous call.
  mutating func position(at offset: Int) -> SourcePosition {
    let target = min(offset, bytes.count)
    var segmentStart = index
    while index < target {
      let byte = bytes[index]
      index += 1
      let endsLine =
        byte == 0x0A || (byte == 0x0D && (index == bytes.count || bytes[index] != 0x0A))
      if endsLine {
        line += 1
        column = 1
        segmentStart = index
      }
    }
    column += Self.characterCount(bytes[segmentStart..<index])
    return SourcePosition(line: line, column: column)
  }

  private static func characterCount(_ bytes: ArraySlice<UInt8>) -> Int {
    if bytes.allSatisfy({ $0 < 0x80 }) { return bytes.count }
    return String(decoding: bytes, as: UTF8.self).count
  }
}
