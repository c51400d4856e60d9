import Foundation

/// The parts of a date that can be set: SwiftUI's `DatePickerComponents`.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// The bits of the set: 1 is ``date``, 2 is ``hourAndMinute``.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The year, the month and the day.
  public static let date = DatePickerComponents(rawValue: 1)
  /// The time of day, without seconds.
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

/// A control that sets a date: SwiftUI's `DatePicker`.
///
/// In every locale, it shows the date from the largest to the smallest part: `2026-11-21 16:30`.
/// The time moves below the date if the line is too narrow.
///
/// The left and right arrow keys select a part. The up and down arrow keys change it.
public struct DatePicker<Label: View>: View {
  /// The parts of a date that can be set.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let range: ClosedRange<Date>
  private let components: Components
  private let label: Label

  init(
    _ selection: Binding<Date>,
    _ range: ClosedRange<Date>,
    _ components: Components,
    _ label: Label
  ) {
    self.selection = selection
    self.range = range
    self.components = components
    self.label = label
  }

  /// Creates a picker with a label.
  public init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast ... .distantFuture, displayedComponents, label())
  }

  /// Creates a picker for dates in a range, with a label.
  public init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range, displayedComponents, label())
  }

  /// Creates a picker for dates from a lower bound, with a label.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound ... .distantFuture, displayedComponents, label())
  }

  /// Creates a picker for dates up to an upper bound, with a label.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast...range.upperBound, displayedComponents, label())
  }

  /// The label and the parts of the date.
  public var body: some View {
    let configuration = DatePickerStyleConfiguration(
      label: AnyView(label),
      selection: selection,
      minimumDate: range.lowerBound == .distantPast ? nil : range.lowerBound,
      maximumDate: range.upperBound == .distantFuture ? nil : range.upperBound,
      displayedComponents: components
    )
    StyledView(\.datePickerStyles, configuration) { DateLine(configuration: $0) }
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a picker with a verbatim title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a picker for dates in a range, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range, displayedComponents, Text(titleKey))
  }

  /// Creates a picker for dates in a range, with a verbatim title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range, displayedComponents, Text(title))
  }

  /// Creates a picker for dates from a lower bound, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound ... .distantFuture, displayedComponents, Text(titleKey))
  }

  /// Creates a picker for dates from a lower bound, with a verbatim title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound ... .distantFuture, displayedComponents, Text(title))
  }

  /// Creates a picker for dates up to an upper bound, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, .distantPast...range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Creates a picker for dates up to an upper bound, with a verbatim title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, .distantPast...range.upperBound, displayedComponents, Text(title))
  }
}
