/// What is written to the log: OSLog's `OSLogMessage`, a string whose interpolated
/// values can have a privacy, a format and an alignment.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  /// The text, with private values left out.
  let text: String

  /// A message without values.
  public init(stringLiteral value: String) { text = value }

  /// A message with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The values of a message on their way into its text: OSLog's `OSLogInterpolation`.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  /// Begins a message.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + interpolationCount * 8)
  }

  /// Adds the text between values.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  private mutating func append(
    _ value: String,
    _ align: OSLogStringAlignment,
    _ privacy: OSLogPrivacy
  ) {
    text += align.padded(privacy.shown(value))
  }

  /// Adds a string.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> String,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(value(), align, privacy)
  }

  /// Adds a value that can be described.
  public mutating func appendInterpolation<Value: CustomStringConvertible>(
    _ value: @autoclosure () -> Value,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(value().description, align, privacy)
  }

  /// Adds an error, by what it says of itself.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> any Error,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(String(describing: value()), align, privacy)
  }

  /// Adds the name of a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> any Any.Type,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(String(describing: value()), align, privacy)
  }

  /// Adds a whole number.
  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ value: @autoclosure () -> Value,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(value()), align, privacy)
  }

  /// Adds a number.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Double,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(value()), align, privacy)
  }

  /// Adds a number.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Float,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(Double(value())), align, privacy)
  }

  /// Adds a condition.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool,
    format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(value()), .none, privacy)
  }
}
