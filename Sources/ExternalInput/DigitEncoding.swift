/// How bytes are written in digits.
struct DigitEncoding {
  /// Base64 and base64url.
  static let base64 = DigitEncoding(
    bits: 6,
    alphabets: [letters62 + "+/", letters62 + "-_"]
  )
  /// The digits that base64 shares with words.
  static let letters = DigitEncoding(bits: 6, alphabets: [letters62])
  /// Hex in capital and small letters.
  static let hex = DigitEncoding(bits: 4, alphabets: ["0123456789ABCDEF", "0123456789abcdef"])

  private static let letters62 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

  /// How many bits a digit holds.
  let bits: Int
  private let table: [UInt8]
  private static let none: UInt8 = 255

  private init(bits: Int, alphabets: [String]) {
    self.bits = bits
    var table = [UInt8](repeating: Self.none, count: 256)
    for alphabet in alphabets {
      for (value, character) in alphabet.utf8.enumerated() {
        table[Int(character)] = UInt8(value)
      }
    }
    self.table = table
  }

  /// The values of the digits in a text, without what separates them: `\n`, other escapes and
  /// `0x` are no digits.
  func values(of text: [UInt8]) -> [UInt8] {
    let isHex = bits == 4
    // Debug builds need seconds for a megabyte where this loop uses arrays.
    return [UInt8](unsafeUninitializedCapacity: text.count) { values, count in
      table.withUnsafeBufferPointer { table in
        text.withUnsafeBufferPointer { text in
          var index = 0
          while index < text.count {
            let byte = text[index]
            index += byte == 0x5C ? 2 : 1
            let value = table[Int(byte)]
            if value == Self.none { continue }
            if isHex, value == 0, index < text.count, text[index] == 0x78 { continue }
            values[count] = value
            count += 1
          }
        }
      }
    }
  }

  /// Where the digits end that begin here, those that fill the last group included.
  func endOfRun(in bytes: [UInt8], from start: Int) -> Int {
    table.withUnsafeBufferPointer { table in
      bytes.withUnsafeBufferPointer { bytes in
        var end = start
        while end < bytes.count, table[Int(bytes[end])] != Self.none || bytes[end] == 0x3D {
          end += 1
        }
        return end
      }
    }
  }
}
