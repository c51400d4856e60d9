/// Finds invalid UTF-8 in a file.
enum UTF8Check {
  /// Returns the offset of the first byte that is not part of valid UTF-8; `nil` if all bytes are
  /// valid.
  static func firstInvalidOffset(in bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while true {
      index = endOfASCII(in: bytes, from: index)
      if index == bytes.count { return nil }
      let length = sequenceLength(in: bytes, at: index)
      if length == 0 { return index }
      index += length
    }
  }

  /// Returns the offset of the first byte at or after an index that is not ASCII; the end if there
  /// is none. Reads eight bytes at a time, because most bytes of a file are ASCII.
  private static func endOfASCII(in bytes: [UInt8], from start: Int) -> Int {
    bytes.withUnsafeBytes { raw in
      var index = start
      while index + 8 <= raw.count {
        let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        if word & 0x8080_8080_8080_8080 != 0 { break }
        index += 8
      }
      while index < raw.count, raw[index] < 0x80 { index += 1 }
      return index
    }
  }

  /// Returns the length, from 2 to 4 bytes, of the well-formed sequence at an index (Unicode, table
  /// 3-7). Returns 0 if there is no such sequence.
  private static func sequenceLength(in bytes: [UInt8], at index: Int) -> Int {
    func byte(_ step: Int) -> UInt8 { index + step < bytes.count ? bytes[index + step] : 0 }
    func follows(_ step: Int) -> Bool { byte(step) & 0xC0 == 0x80 }
    switch bytes[index] {
    case 0xC2...0xDF: return follows(1) ? 2 : 0
    case 0xE0: return (0xA0...0xBF).contains(byte(1)) && follows(2) ? 3 : 0
    case 0xED: return (0x80...0x9F).contains(byte(1)) && follows(2) ? 3 : 0
    case 0xE1...0xEF: return follows(1) && follows(2) ? 3 : 0
    case 0xF0: return (0x90...0xBF).contains(byte(1)) && follows(2) && follows(3) ? 4 : 0
    case 0xF1...0xF3: return follows(1) && follows(2) && follows(3) ? 4 : 0
    case 0xF4: return (0x80...0x8F).contains(byte(1)) && follows(2) && follows(3) ? 4 : 0
    default: return 0
    }
  }
}
