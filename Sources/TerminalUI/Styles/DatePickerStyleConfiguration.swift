import Foundation

/// The properties of a date picker that a style uses: SwiftUI's `DatePickerStyleConfiguration`.
@MainActor @preconcurrency
public struct DatePickerStyleConfiguration {
  /// The type-erased label of a date picker.
  public typealias Label = AnyView

  /// The date picker's label.
  public let label: Label
  /// The selected date; `$selection` is a binding to it.
  @Binding public var selection: Date
  /// The earliest date that can be selected; `nil` for no limit.
  public let minimumDate: Date?
  /// The latest date that can be selected; `nil` for no limit.
  public let maximumDate: Date?
  /// The components of the date that can be set.
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
