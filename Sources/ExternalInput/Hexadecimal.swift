/// Numbers in hexadecimal digits.
package enum Hexadecimal {
  /// Returns a number in at least `count` digits, with leading zeros.
  package static func digits(_ number: UInt32, count: Int, uppercase: Bool = false) -> String {
    let digits = String(number, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }

  /// Returns a byte in two digits.
  package static func byte(_ byte: UInt8, uppercase: Bool = false) -> String {
    digits(UInt32(byte), count: 2, uppercase: uppercase)
  }

  /// Returns the value of a digit in ASCII, from 0 to 15; `nil` for other bytes.
  static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
