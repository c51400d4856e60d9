import Foundation

/// A price as the format writes it: digits, and perhaps a point and more digits.
enum PriceText {
  /// The most digits a price can have. Ours: it keeps every price exact.
  static let digitLimit = 20

  private static let posix = Locale(identifier: "en_US_POSIX")

  /// The price; `nil` for anything that is not written as the format asks, so that
  /// `1,99` does not read as 1.
  static func decimal(_ text: String) -> Decimal? {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { (0x30...0x39).contains($0) }
    }
    guard isPlain, parts.count <= 2, text.utf8.count <= digitLimit + parts.count - 1 else {
      return nil
    }
    return Decimal(string: text, locale: posix)
  }
}

extension ObjectReader {
  /// A price and its text. Whatever cannot be read is a warning, and no price: never 0.
  func price(_ key: String) -> (price: Decimal?, text: String?) {
    switch value(key) {
    case .string(let text):
      let price = PriceText.decimal(text)
      if price == nil { warn(Self.unreadablePrice(text), about: key) }
      return (price, text)
    case .number(let text):
      let price = PriceText.decimal(text)
      let advice = "the price is a number; the format has it as text, as in \"4.99\""
      warn(price == nil ? Self.unreadablePrice(text) : advice, about: key)
      return (price, text)
    case nil:
      warn("there is no price; it is unknown", about: key)
      return (nil, nil)
    default:
      warnExpected("a price as text", about: key, outcome: "the price is unknown")
      return (nil, nil)
    }
  }

  private static func unreadablePrice(_ text: String) -> String {
    text.isEmpty
      ? "the price is empty; it is unknown"
      : "the price \(PrintableText.quoted(text)) is not a number as in \"4.99\"; it is unknown"
  }
}
