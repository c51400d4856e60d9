import Foundation

/// A key into string tables that string literals make, with values for its gaps:
/// SwiftUI's `LocalizedStringKey`.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// What fills a gap.
  enum Argument: Equatable, Sendable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case floating(Double, specifier: String)
    case integerFormatted(Int64, specifier: String)
    case text(Text)
  }

  /// The key, a specifier such as `%@` in place of each value.
  let key: String
  let arguments: [Argument]

  init(key: String, arguments: [Argument]) {
    self.key = key
    self.arguments = arguments
  }

  /// Makes a key of a string.
  public init(_ value: String) { self.init(key: value, arguments: []) }

  /// Makes a key of a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a key of a literal with values.
  public init(stringInterpolation: StringInterpolation) {
    self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
  }
}

extension LocalizedStringKey {
  /// Collects the parts of a literal with values.
  public struct StringInterpolation: StringInterpolationProtocol {
    private(set) var key = ""
    private(set) var arguments: [Argument] = []

    /// Begins a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 2)
    }

    /// Adds a part of the literal itself.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.contains("%") ? literal.replacing("%", with: "%%") : literal
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { add("%@", .string(string)) }

    /// Adds a part of a string.
    public mutating func appendInterpolation(_ string: Substring) {
      add("%@", .string(String(string)))
    }

    /// Adds a whole number, grouped as the reader's locale does.
    public mutating func appendInterpolation(_ value: some BinaryInteger) {
      if let value = Int64(exactly: value) {
        add("%lld", .integer(value))
      } else {
        add("%llu", .unsigned(UInt64(clamping: value)))
      }
    }

    /// Adds a whole number in the format of a specifier such as `%03lld`.
    public mutating func appendInterpolation(_ value: some BinaryInteger, specifier: String) {
      add(specifier, .integerFormatted(Int64(clamping: value), specifier: specifier))
    }

    /// Adds a number with six digits after the point, as SwiftUI does.
    public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
      add("%lf", .floating(Double(value), specifier: "%lf"))
    }

    /// Adds a number in the format of a specifier such as `%.2f`.
    public mutating func appendInterpolation(
      _ value: some BinaryFloatingPoint,
      specifier: String
    ) {
      add(specifier, .floating(Double(value), specifier: specifier))
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      appendInterpolation(Text(input, format: format))
    }

    /// Adds what a formatter makes of a value.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
      add("%@", .string(formatter?.string(for: subject) ?? "\(subject)"))
    }

    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    /// Adds from when to when.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      appendInterpolation(Text(dates))
    }

    /// Adds from when to when.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      appendInterpolation(Text(interval))
    }

    /// Adds the time left of an interval, or gone by in it; see
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

    /// Adds an image.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    /// Adds a text with its styles.
    public mutating func appendInterpolation(_ text: Text) { add("%@", .text(text)) }

    /// Adds a string with attributes.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ string: AttributedString) {
      appendInterpolation(Text(string))
    }

    /// Adds the text of a resource.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      appendInterpolation(Text(resource))
    }

    /// Adds a value as it describes itself.
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
