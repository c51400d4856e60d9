/// A log message: OSLog's `OSLogMessage`. Interpolated values can have a privacy, a format and an
/// alignment.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  /// The text of the message, without private values.
  let text: String

  /// Creates a message without values.
  public init(stringLiteral value: String) { text = value }

  /// Creates a message from an interpolated string.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Collects the text of an interpolated message: OSLog's `OSLogInterpolation`.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  /// Creates an empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {
    // A value is estimated to take 8 bytes.
    text.reserveCapacity(literalCapacity + interpolationCount * 8)
  }

  /// Appends literal text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  private mutating func append(
    _ value: String,
    _ align: OSLogStringAlignment,
    _ privacy: OSLogPrivacy
  ) {
    text += align.padded(privacy.shown(value))
  }

  /// Appends a string.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> String,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(value(), align, privacy)
  }

  /// Appends the description of a value.
  public mutating func appendInterpolation<Value: CustomStringConvertible>(
    _ value: @autoclosure () -> Value,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(value().description, align, privacy)
  }

  /// Appends the description of an error.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> any Error,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(String(describing: value()), align, privacy)
  }

  /// Appends the name of a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> any Any.Type,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(String(describing: value()), align, privacy)
  }

  /// Appends an integer.
  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ value: @autoclosure () -> Value,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(value()), align, privacy)
  }

  /// Appends a double-precision number.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Double,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(value()), align, privacy)
  }

  /// Appends a single-precision number.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Float,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(Double(value())), align, privacy)
  }

  /// Appends a Boolean value.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool,
    format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(value()), .none, privacy)
  }
}
