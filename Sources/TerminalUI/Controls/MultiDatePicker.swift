import Foundation

/// Any number of days to choose: SwiftUI's `MultiDatePicker`. A month is shown; the arrows go
/// from day to day, Enter, Space or a click chooses one or gives it up. The signs beside the
/// name of the month lead to the one before and the one after.
public struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let bounds: Range<Date>
  private let label: Label

  init(_ selection: Binding<Set<DateComponents>>, _ bounds: Range<Date>, _ label: Label) {
    self.selection = selection
    self.bounds = bounds
    self.label = label
  }

  /// Creates a picker with any label.
  public init(
    selection: Binding<Set<DateComponents>>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, Date.distantPast..<Date.distantFuture, label())
  }

  /// Creates a picker of days within bounds with any label.
  public init(
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds, label())
  }

  /// Creates a picker of days from one on with any label.
  public init(
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound..<Date.distantFuture, label())
  }

  /// Creates a picker of days before one with any label.
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
  /// Creates a picker that says something.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, Date.distantPast..<Date.distantFuture, Text(titleKey))
  }

  /// Creates a picker that says something.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, Date.distantPast..<Date.distantFuture, Text(title))
  }

  /// Creates a picker that says something, of days within bounds.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection, bounds, Text(titleKey))
  }

  /// Creates a picker that says something, of days within bounds.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection, bounds, Text(title))
  }

  /// Creates a picker that says something, of days from one on.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound..<Date.distantFuture, Text(titleKey))
  }

  /// Creates a picker that says something, of days from one on.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound..<Date.distantFuture, Text(title))
  }

  /// Creates a picker that says something, of days before one.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, Date.distantPast..<bounds.upperBound, Text(titleKey))
  }

  /// Creates a picker that says something, of days before one.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, Date.distantPast..<bounds.upperBound, Text(title))
  }
}
