import ExternalInput

/// A period in the file format: an ISO 8601 duration with one unit.
enum PeriodText {
  /// The maximum number of digits of a period; this project's choice.
  static let digitLimit = 6

  /// Returns whether a text would be a period if it had fewer digits.
  static func isTooLong(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.count > 2 + digitLimit, bytes.first == UInt8(ascii: "P"),
      let last = bytes.last, unit(last) != nil
    else { return false }
    return bytes.dropFirst().dropLast().allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Parses `P`, a number from 1, and `D`, `W`, `M` or `Y`; `nil` for any other text.
  static func period(_ text: String) -> Product.SubscriptionPeriod? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 3, bytes.count <= 2 + digitLimit, bytes[0] == UInt8(ascii: "P") else {
      return nil
    }
    let digits = bytes[1..<bytes.count - 1]
    guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    let value = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    guard value > 0, let unit = unit(bytes[bytes.count - 1]) else { return nil }
    return Product.SubscriptionPeriod(value: value, unit: unit)
  }

  private static func unit(_ letter: UInt8) -> Product.SubscriptionPeriod.Unit? {
    switch letter {
    case UInt8(ascii: "D"): .day
    case UInt8(ascii: "W"): .week
    case UInt8(ascii: "M"): .month
    case UInt8(ascii: "Y"): .year
    default: nil
    }
  }
}

extension ObjectReader {
  /// Returns a period and its text. Warns if the period is missing or not readable.
  func period(_ key: String) -> (period: Product.SubscriptionPeriod?, text: String?) {
    switch value(key) {
    case .string(let text):
      let period = PeriodText.period(text)
      if period == nil {
        let quoted = PrintableText.quoted(text)
        let problem =
          PeriodText.isTooLong(text)
          ? "has a number of more than \(PeriodText.digitLimit) digits"
          : "is not a period such as \"P1M\""
        warn("the period \(quoted) \(problem); it is shown as written", about: key)
      }
      return (period, text)
    case .number(let text):
      warnExpected("a period such as \"P1M\"", about: key, outcome: "it is shown as written")
      return (nil, text)
    case nil:
      warn("the period is missing", about: key)
      return (nil, nil)
    default:
      warnExpected("a period such as \"P1M\"", about: key, outcome: "it is unknown")
      return (nil, nil)
    }
  }
}
