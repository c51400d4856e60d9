import ExternalInput

/// The reason why a text is not a valid move of the clock.
///
/// ```swift
/// import PurchaseFlow
///
/// func problem(in text: String) -> String? {
///   do { _ = try ClockMove(parsing: text) } catch { return error.description }
///   return nil
/// }
/// ```
public enum ClockMoveError: Error, Hashable, Sendable {
  /// The text is empty.
  case empty
  /// A number is missing at a column, counted from 1.
  case missingNumber(column: Int)
  /// A unit at a column (from 1) is unknown or in the wrong order.
  case unknownUnit(String, column: Int)
  /// The text looks like a date but is not a valid date.
  case notADate(String)
  /// The duration is longer than 9999 years, the length of the calendar.
  case tooLong
}

extension ClockMoveError: CustomStringConvertible {
  private static let forms =
    "Write a duration such as 3d, 2w, 1m, 1y, 1h, 30min or P1M,"
    + " or a date such as 2026-03-01 or 2026-03-01T10:00:00Z."

  /// The reason and the valid forms.
  public var description: String {
    switch self {
    case .empty: "The duration is missing. \(Self.forms)"
    case .missingNumber(let column): "A number is missing at column \(column). \(Self.forms)"
    case .unknownUnit(let unit, let column):
      "Unknown unit \(PrintableText.quotedName(unit)) at column \(column). \(Self.forms)"
    case .notADate(let text):
      "\(PrintableText.quotedName(text)) \(TimestampErrorReason(of: text)). \(Self.forms)"
    case .tooLong: "The duration is longer than 9999 years. Write a shorter one."
    }
  }
}
