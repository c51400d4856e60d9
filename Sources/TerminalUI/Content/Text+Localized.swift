import Foundation

/// A key of a string table with interpolated values: SwiftUI's `LocalizedStringKey`. A string
/// literal creates one.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// An interpolated value.
  enum Argument: Equatable, Sendable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case floating(Double, specifier: String)
    case integerFormatted(Int64, specifier: String)
    case text(Text)
  }

  /// The key with a format specifier, such as `%@`, for each value.
  let key: String
  let arguments: [Argument]

  init(key: String, arguments: [Argument]) {
    self.key = key
    self.arguments = arguments
  }

  /// Creates a key from a string.
  public init(_ value: String) { self.init(key: value, arguments: []) }

  /// Creates a key from a string literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from a string literal with interpolated values.
  public init(stringInterpolation: StringInterpolation) {
    self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
  }
}

extension LocalizedStringKey {
  /// The builder of a string literal with interpolated values.
  public struct StringInterpolation: StringInterpolationProtocol {
    private(set) var key = ""
    private(set) var arguments: [Argument] = []

    /// Creates an empty builder.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 2)
    }

    /// Appends literal text. A percent sign is doubled, since the key is a format.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.contains("%") ? literal.replacing("%", with: "%%") : literal
    }

    /// Appends a string.
    public mutating func appendInterpolation(_ string: String) { add("%@", .string(string)) }

    /// Appends a substring.
    public mutating func appendInterpolation(_ string: Substring) {
      add("%@", .string(String(string)))
    }

    /// Appends an integer, with digits grouped for the locale.
    public mutating func appendInterpolation(_ value: some BinaryInteger) {
      if let value = Int64(exactly: value) {
        add("%lld", .integer(value))
      } else {
        add("%llu", .unsigned(UInt64(clamping: value)))
      }
    }

    /// Appends an integer in the format of a specifier, such as `%03lld`.
    public mutating func appendInterpolation(_ value: some BinaryInteger, specifier: String) {
      add(specifier, .integerFormatted(Int64(clamping: value), specifier: specifier))
    }

    /// Appends a number with six decimal places, like SwiftUI.
    public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
      add("%lf", .floating(Double(value), specifier: "%lf"))
    }

    /// Appends a number in the format of a specifier, such as `%.2f`.
    public mutating func appendInterpolation(
      _ value: some BinaryFloatingPoint,
      specifier: String
    ) {
      add(specifier, .floating(Double(value), specifier: specifier))
    }

    /// Appends a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      appendInterpolation(Text(input, format: format))
    }

    /// Appends a value formatted by a Foundation `Formatter`, or the value's description if there
    /// is no formatted text.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
      add("%@", .string(formatter?.string(for: subject) ?? "\(subject)"))
    }

    /// Appends a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    /// Appends a range of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      appendInterpolation(Text(dates))
    }

    /// Appends a date interval.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      appendInterpolation(Text(interval))
    }

    /// Appends the time that remains of an interval, or that has elapsed in it. See
    /// ``Text/init(timerInterval:pauseTime:countsDown:showsHours:)``.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>,
      pauseTime: Date? = nil,
      countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      appendInterpolation(
        Text(
          timerInterval: timerInterval,
          pauseTime: pauseTime,
          countsDown: countsDown,
          showsHours: showsHours
        )
      )
    }

    /// Appends an image.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    /// Appends a text with its styles.
    public mutating func appendInterpolation(_ text: Text) { add("%@", .text(text)) }

    /// Appends an attributed string.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ string: AttributedString) {
      appendInterpolation(Text(string))
    }

    /// Appends the text of a resource.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      appendInterpolation(Text(resource))
    }

    /// Appends the description of a value.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      add("%@", .string(String(describing: value)))
    }

    private mutating func add(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }
  }
}
