import Foundation

/// What a style of date pickers gets to work with: SwiftUI's `DatePickerStyleConfiguration`.
@MainActor @preconcurrency
public struct DatePickerStyleConfiguration {
  /// The label, whatever it is made of.
  public typealias Label = AnyView

  /// The label.
  public let label: Label
  /// The date.
  @Binding public var selection: Date
  /// The first date that can be set, where there is one.
  public let minimumDate: Date?
  /// The last date that can be set, where there is one.
  public let maximumDate: Date?
  /// The parts of the date that can be set.
  public let displayedComponents: DatePickerComponents

  init(
    label: Label,
    selection: Binding<Date>,
    minimumDate: Date?,
    maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

private enum DatePickerStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<DatePickerStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
  var datePickerStyles: StyleStack<DatePickerStyleConfiguration> {
    get { self[DatePickerStylesKey.self] }
    set { self[DatePickerStylesKey.self] = newValue }
  }
}
