import Foundation

extension TextField where Label == Text {
  /// Creates a field for a value that a Foundation `Formatter` writes and parses.
  ///
  /// Enter or losing the focus sets the value. Text that cannot be parsed is replaced by the
  /// previous value.
  public init<Value>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Value>,
    formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(.formatted(Text(titleKey), prompt, value, formatter))
  }

  /// Creates a field for a value that a Foundation `Formatter` writes and parses.
  ///
  /// Enter or losing the focus sets the value. Text that cannot be parsed is replaced by the
  /// previous value.
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
  /// Returns the value of a text, or `nil` if it cannot be parsed. Only number and date formatters
  /// can parse.
  fileprivate func value<Value>(in text: String) -> Value? {
    switch self {
    case let numbers as NumberFormatter: numbers.number(from: text)?.value()
    case let dates as DateFormatter: dates.date(from: text) as? Value
    default: nil
    }
  }
}

extension NSNumber {
  /// Returns the number as a Swift number type, or `nil` for a type that is not listed here.
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

/// Access to the wrapped type of an optional type.
private protocol OptionalNumber {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalNumber {
  static var wrapped: Any.Type { Wrapped.self }
}
