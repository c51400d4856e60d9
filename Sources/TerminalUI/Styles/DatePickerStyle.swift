/// The appearance of date pickers: SwiftUI's `DatePickerStyle`.
///
/// All built-in styles show the components of the date in a line. See ``DatePicker``.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of the view that draws a date picker.
  associatedtype Body: View
  /// The properties of a date picker that a style uses.
  typealias Configuration = DatePickerStyleConfiguration

  /// Returns the view that draws a date picker.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The default date picker style: SwiftUI's `DefaultDatePickerStyle`.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates a default date picker style.
  public nonisolated init() {}

  /// Returns the label and the components of the date.
  public func makeBody(configuration: Configuration) -> some View {
    DateLine(configuration: configuration)
  }
}

/// A compact date picker style: SwiftUI's `CompactDatePickerStyle`.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates a compact style.
  public nonisolated init() {}

  /// Returns the label and the components of the date.
  public func makeBody(configuration: Configuration) -> some View {
    DateLine(configuration: configuration)
  }
}

/// A calendar: SwiftUI's `GraphicalDatePickerStyle`. In a terminal it shows the components of the
/// date in a line.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates a graphical style.
  public nonisolated init() {}

  /// Returns the label and the components of the date.
  public func makeBody(configuration: Configuration) -> some View {
    DateLine(configuration: configuration)
  }
}

/// A date picker with wheels: SwiftUI's `WheelDatePickerStyle`. In a terminal it shows the
/// components of the date in a line.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates a wheel style.
  public nonisolated init() {}

  /// Returns the label and the components of the date.
  public func makeBody(configuration: Configuration) -> some View {
    DateLine(configuration: configuration)
  }
}

/// A date picker with an editable field: SwiftUI's `FieldDatePickerStyle`.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// Creates a field style.
  public nonisolated init() {}

  /// Returns the label and the components of the date.
  public func makeBody(configuration: Configuration) -> some View {
    DateLine(configuration: configuration)
  }
}

/// A date picker with an editable field and a stepper: SwiftUI's `StepperFieldDatePickerStyle`.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// Creates a stepper field style.
  public nonisolated init() {}

  /// Returns the label and the components of the date.
  public func makeBody(configuration: Configuration) -> some View {
    DateLine(configuration: configuration)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style: the components of the date in a line.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The compact style: the components of the date in a line.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The calendar style; in a terminal the components of the date in a line.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The wheel style; in a terminal the components of the date in a line.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// The field style: the components of the date in a line.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// The stepper field style: the components of the date in a line.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension View {
  /// Sets the style of the date pickers in this view: SwiftUI's `datePickerStyle`.
  ///
  /// - In a terminal: Every style shows the components of the date in a line, without a calendar or
  ///   wheels.
  public func datePickerStyle(_ style: some DatePickerStyle) -> some View {
    pushingStyle(style, on: \.datePickerStyles) { $0.makeBody(configuration: $1) }
  }
}
