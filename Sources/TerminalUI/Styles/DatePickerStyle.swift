/// How a date is set: SwiftUI's `DatePickerStyle`. In cells there is one way: the parts of the
/// date in a line. See ``DatePicker``.
public protocol DatePickerStyle: Sendable {}

/// As the place asks for: SwiftUI's `DefaultDatePickerStyle`.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

/// Little room: SwiftUI's `CompactDatePickerStyle`.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

/// A calendar: SwiftUI's `GraphicalDatePickerStyle`. In cells the parts of the date in a line.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

/// Wheels: SwiftUI's `WheelDatePickerStyle`. In cells the parts of the date in a line.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

/// A field: SwiftUI's `FieldDatePickerStyle`.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

/// A field with steps: SwiftUI's `StepperFieldDatePickerStyle`.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// As the place asks for.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Little room.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar; in cells the parts of the date in a line.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels; in cells the parts of the date in a line.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field with steps.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension View {
  /// Sets how dates are set: SwiftUI's `datePickerStyle`. Cells cannot hold a calendar or
  /// wheels in a line: every style is the parts of the date, one after the other.
  public func datePickerStyle(_ style: some DatePickerStyle) -> some View { self }
}
