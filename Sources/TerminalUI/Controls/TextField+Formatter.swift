import Foundation

extension TextField where Label == Text {
  /// Creates a field for a value that one of Foundation's older formatters writes and reads.
  /// What is typed becomes the value when Enter is pressed or the focus leaves; what cannot be
  /// read is taken back.
  public init<Value>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Value>,
    formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(.formatted(Text(titleKey), prompt, value, formatter))
  }

  /// Creates a field for a value that one of Foundation's older formatters writes and reads.
  @_disfavoredOverload
  public init<Value>(
    _ title: some StringProtocol,
    value: Binding<Value>,
    formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(.formatted(Text(title), prompt, value, formatter))
  }
}

extension TextFieldConfiguration {
  fileprivate static func formatted<Value>(
    _ title: Text,
    _ prompt: Text?,
    _ value: Binding<Value>,
    _ formatter: Formatter
  ) -> TextFieldConfiguration {
    formatted(title, prompt) { _ in
      formatter.string(for: value.wrappedValue) ?? ""
    } write: { text, _ in
      if let read: Value = formatter.value(in: text) { value.wrappedValue = read }
    }
  }
}

extension Formatter {
  /// What a text says, as a value of some type.
  fileprivate func value<Value>(in text: String) -> Value? {
    switch self {
    case let numbers as NumberFormatter: numbers.number(from: text)?.value()
    case let dates as DateFormatter: dates.date(from: text) as? Value
    default: nil
    }
  }
}

extension NSNumber {
  /// The number as one of Swift's types.
  fileprivate func value<Value>() -> Value? {
    let type: Any.Type = (Value.self as? any OptionalNumber.Type)?.wrapped ?? Value.self
    let value: Any? =
      switch type {
      case is Int.Type: intValue
      case is Double.Type: doubleValue
      case is Float.Type: floatValue
      case is CGFloat.Type: CGFloat(doubleValue)
      case is Decimal.Type: decimalValue
      case is Int64.Type: int64Value
      case is UInt.Type: uintValue
      default: nil
      }
    return value as? Value
  }
}

/// Tells the type in an optional one.
private protocol OptionalNumber {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalNumber {
  static var wrapped: Any.Type { Wrapped.self }
}
