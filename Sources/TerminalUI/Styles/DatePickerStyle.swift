/// How a date is set: SwiftUI's `DatePickerStyle`. The styles of this library are one in cells:
/// the parts of the date in a line. See ``DatePicker``.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The view of a date picker.
  associatedtype Body: View
  /// What a style gets to work with.
  typealias Configuration = DatePickerStyleConfiguration

  /// Makes the view of a date picker.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// As the place asks for: SwiftUI's `DefaultDatePickerStyle`.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label, and the parts of the date.
  public func makeBody(configuration: Configuration) -> some View {
    DateLine(configuration: configuration)
  }
}

/// Little room: SwiftUI's `CompactDatePickerStyle`.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label, and the parts of the date.
  public func makeBody(configuration: Configuration) -> some View {
    DateLine(configuration: configuration)
  }
}

/// A calendar: SwiftUI's `GraphicalDatePickerStyle`. In cells the parts of the date in a line.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label, and the parts of the date.
  public func makeBody(configuration: Configuration) -> some View {
    DateLine(configuration: configuration)
  }
}

/// Wheels: SwiftUI's `WheelDatePickerStyle`. In cells the parts of the date in a line.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label, and the parts of the date.
  public func makeBody(configuration: Configuration) -> some View {
    DateLine(configuration: configuration)
  }
}

/// A field: SwiftUI's `FieldDatePickerStyle`.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label, and the parts of the date.
  public func makeBody(configuration: Configuration) -> some View {
    DateLine(configuration: configuration)
  }
}

/// A field with steps: SwiftUI's `StepperFieldDatePickerStyle`.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label, and the parts of the date.
  public func makeBody(configuration: Configuration) -> some View {
    DateLine(configuration: configuration)
  }
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
  /// Sets how dates are set: SwiftUI's `datePickerStyle`.
  ///
  /// - In a terminal: Every style shows the parts of the date in a line, without a calendar or
  ///   wheels.
  public func datePickerStyle(_ style: some DatePickerStyle) -> some View {
    pushingStyle(style, on: \.datePickerStyles) { $0.makeBody(configuration: $1) }
  }
}
