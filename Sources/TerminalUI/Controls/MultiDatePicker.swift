import Foundation

/// A control that selects any number of days: SwiftUI's `MultiDatePicker`.
///
/// It shows a month. The arrow keys move the focus from day to day. Enter, Space or a click selects
/// or deselects a day. The signs next to the month's name show the previous and the next month.
public struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let bounds: Range<Date>
  private let label: Label

  init(_ selection: Binding<Set<DateComponents>>, _ bounds: Range<Date>, _ label: Label) {
    self.selection = selection
    self.bounds = bounds
    self.label = label
  }

  /// Creates a picker with a label.
  public init(
    selection: Binding<Set<DateComponents>>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, Date.distantPast..<Date.distantFuture, label())
  }

  /// Creates a picker for days in a range, with a label.
  public init(
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds, label())
  }

  /// Creates a picker for days from a lower bound, with a label.
  public init(
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound..<Date.distantFuture, label())
  }

  /// Creates a picker for days before an upper bound, with a label.
  public init(
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, Date.distantPast..<bounds.upperBound, label())
  }

  /// The label, and a month below it.
  public var body: some View {
    VStack(alignment: .leading, spacing: .cells(0)) {
      ControlLabel(content: label)
      MonthOfDays(selection: selection, bounds: bounds)
    }
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, Date.distantPast..<Date.distantFuture, Text(titleKey))
  }

  /// Creates a picker with a verbatim title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, Date.distantPast..<Date.distantFuture, Text(title))
  }

  /// Creates a picker for days in a range, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection, bounds, Text(titleKey))
  }

  /// Creates a picker for days in a range, with a verbatim title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection, bounds, Text(title))
  }

  /// Creates a picker for days from a lower bound, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound..<Date.distantFuture, Text(titleKey))
  }

  /// Creates a picker for days from a lower bound, with a verbatim title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound..<Date.distantFuture, Text(title))
  }

  /// Creates a picker for days before an upper bound, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, Date.distantPast..<bounds.upperBound, Text(titleKey))
  }

  /// Creates a picker for days before an upper bound, with a verbatim title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, Date.distantPast..<bounds.upperBound, Text(title))
  }
}
