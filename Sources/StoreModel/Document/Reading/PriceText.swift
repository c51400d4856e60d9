import ExternalInput
import Foundation

/// A price in the file format: digits, optionally a point and more digits.
enum PriceText {
  /// The maximum number of digits of a price; this project's choice. This number of digits fits in
  /// a 64-bit integer.
  static let digitLimit = 18

  /// Parses a price in currency units; `nil` for any other text, so that `1,99` is not read as 1.
  static func decimal(_ text: String) -> Decimal? {
    var digits: UInt64 = 0
    var digitCount = 0
    var point: Int?
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digitCount += 1
        guard digitCount <= digitLimit else { return nil }
        digits = digits * 10 + UInt64(byte - 0x30)
      case UInt8(ascii: ".") where point == nil && digitCount > 0:
        point = digitCount
      default:
        return nil
      }
    }
    guard digitCount > 0, point != digitCount else { return nil }
    let fractionLength = point.map { digitCount - $0 } ?? 0
    return Decimal(sign: .plus, exponent: -fractionLength, significand: Decimal(digits))
  }
}

extension ObjectReader {
  /// Returns a price and its text. For an unreadable price, adds a warning and returns `nil`, never
  /// 0.
  func price(_ key: String) -> (price: Decimal?, text: String?) {
    switch value(key) {
    case .string(let text):
      let price = PriceText.decimal(text)
      if price == nil { warn(Self.unreadablePrice(text), about: key) }
      return (price, text)
    case .number(let text):
      let price = PriceText.decimal(text)
      let advice = "the price is a number; the format uses a string such as \"4.99\""
      warn(price == nil ? Self.unreadablePrice(text) : advice, about: key)
      return (price, text)
    case nil:
      warn("the price is missing", about: key)
      return (nil, nil)
    default:
      warnExpected("a price as a string", about: key, outcome: "the price is unknown")
      return (nil, nil)
    }
  }

  private static func unreadablePrice(_ text: String) -> String {
    text.isEmpty
      ? "the price is empty; it is unknown"
      : "the price \(PrintableText.quoted(text)) is not a number such as \"4.99\"; it is unknown"
  }
}
