/// Finds UUIDs in texts. UUIDs look as random as keys, and are in many paths of temporary files.
enum UUIDText {
  /// The indices of the hyphens in a UUID, and its length in characters.
  private static let (hyphens, length) = ([8, 13, 18, 23], 36)

  /// Returns the text with each character of a UUID replaced by a tilde, which is neither base64
  /// nor a separator.
  static func masked(in bytes: [UInt8]) -> [UInt8] {
    guard bytes.count >= length else { return bytes }
    var masked = bytes
    var index = 0
    while index <= bytes.count - length {
      guard isUUID(bytes, at: index) else {
        index += 1
        continue
      }
      for place in index..<index + length { masked[place] = UInt8(ascii: "~") }
      index += length
    }
    return masked
  }

  private static func isUUID(_ bytes: [UInt8], at start: Int) -> Bool {
    // The hyphens are checked first, because most texts have none at these indices.
    guard hyphens.allSatisfy({ bytes[start + $0] == UInt8(ascii: "-") }) else { return false }
    return (0..<length).allSatisfy { place in
      hyphens.contains(place) || isHexDigit(bytes[start + place])
    }
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
    default: false
    }
  }
}
