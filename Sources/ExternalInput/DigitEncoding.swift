/// A text encoding of bytes in which each digit encodes a fixed number of bits.
struct DigitEncoding {
  /// Base64 and base64url: 6 bits per digit.
  static let base64 = DigitEncoding(
    bits: 6,
    alphabets: [letters62 + "+/", letters62 + "-_"]
  )
  /// The digits of base64 without its signs `+`, `/`, `-` and `_`: 6 bits per digit.
  static let letters = DigitEncoding(bits: 6, alphabets: [letters62])
  /// Hexadecimal in uppercase and lowercase letters: 4 bits per digit.
  static let hex = DigitEncoding(bits: 4, alphabets: ["0123456789ABCDEF", "0123456789abcdef"])

  private static let letters62 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

  /// The number of bits per digit.
  let bits: Int
  private let table: [UInt8]
  // Marks a byte that is not a digit. No digit has a value above 63.
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

  /// Returns the values of the digits in a text. Separators are skipped: bytes that are not digits,
  /// escapes such as `\n`, and the `0x` before hexadecimal digits.
  func values(of text: [UInt8]) -> [UInt8] {
    let isHex = bits == 4
    // With arrays instead of unsafe buffers, a megabyte takes seconds in a debug build. At most one
    // value is written for each byte of the text.
    return [UInt8](unsafeUninitializedCapacity: text.count) { values, count in
      table.withUnsafeBufferPointer { table in
        text.withUnsafeBufferPointer { text in
          var index = 0
          while index < text.count {
            let byte = text[index]
            index += byte == 0x5C ? 2 : 1
            // The byte after a backslash is skipped too, because the `n` of `\n` would be read as a
            // digit.
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

  /// Returns the index after the run of digits that begins at `start`. The padding `=` is part of
  /// the run.
  func endOfDigits(in bytes: [UInt8], from start: Int) -> Int {
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
