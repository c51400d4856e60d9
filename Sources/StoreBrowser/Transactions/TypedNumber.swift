import Foundation

/// The text of a field for a price or a percentage.
enum TypedNumber {
  /// Returns the value of a typed text; `nil` if it is not a number. The decimal separator is a
  /// point or a comma.
  static func value(_ text: String) -> Decimal? {
    let digits = text.replacingOccurrences(of: ",", with: ".")
    guard digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
      digits.count(where: { $0 == "." }) <= 1
    else { return nil }
    return Decimal(string: digits, locale: Locale(identifier: "en_US_POSIX"))
  }
}
