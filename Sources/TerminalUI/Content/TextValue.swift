import Foundation

/// The locale, calendar, time zone and present time that turn a value into text.
struct TextSurroundings {
  var locale: Locale
  var calendar: Calendar
  var timeZone: TimeZone
  var now = Clock.current.now

  init(_ environment: EnvironmentValues) {
    locale = environment.locale
    calendar = environment.calendar
    timeZone = environment.timeZone
  }
}

/// A value that is formatted when it is shown.
protocol TextValue: Equatable, Sendable {
  func text(in surroundings: TextSurroundings) -> String
  /// Returns the seconds until the text changes, or `nil` for a constant text.
  func lifetime(at now: Date) -> TimeInterval?
}

extension TextValue {
  func lifetime(at now: Date) -> TimeInterval? { nil }
}

/// A type-erased value that is formatted when it is shown.
struct AnyTextValue: Equatable, Sendable {
  let value: any TextValue

  static func == (left: AnyTextValue, right: AnyTextValue) -> Bool {
    areEqual(left.value, right.value)
  }

  private static func areEqual<Value: TextValue>(_ left: Value, _ right: any TextValue) -> Bool {
    (right as? Value).map { left == $0 } ?? false
  }
}

/// A value with a Foundation format, which uses the locale of the environment.
struct FormattedValue<Format: FormatStyle>: TextValue
where Format.FormatInput: Equatable, Format.FormatOutput == String {
  // A `Text` is `Sendable` and takes any format, as in SwiftUI. Without this attribute, it could
  // take only formats and inputs that are declared `Sendable`.
  nonisolated(unsafe) private let content: Content

  private struct Content: Equatable {
    let input: Format.FormatInput
    let format: Format
  }

  init(input: Format.FormatInput, format: Format) {
    content = Content(input: input, format: format)
  }

  func text(in surroundings: TextSurroundings) -> String {
    content.format.locale(surroundings.locale).format(content.input)
  }
}
