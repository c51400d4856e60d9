import Foundation

/// Which parts of a date can be set: SwiftUI's `DatePickerComponents`.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Year, month and day.
  public static let date = DatePickerComponents(rawValue: 1)
  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

/// A date to set: SwiftUI's `DatePicker`. It is shown as `2026-11-21 16:30`, from the
/// largest part to the smallest whatever the locale, the time below the date where it does
/// not fit beside it; left and right go from part to part, up and down change the one in
/// focus.
public struct DatePicker<Label: View>: View {
  /// Which parts of a date can be set.
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

  /// Creates a picker with any label.
  public init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast ... .distantFuture, displayedComponents, label())
  }

  /// Creates a picker of dates within bounds with any label.
  public init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range, displayedComponents, label())
  }

  /// Creates a picker of dates from one on, with any label.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound ... .distantFuture, displayedComponents, label())
  }

  /// Creates a picker of dates up to one, with any label.
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
    DateLine(selection: selection, range: range, components: components, label: label)
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker that says something.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a picker that says something.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a picker of dates within bounds that says something.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range, displayedComponents, Text(titleKey))
  }

  /// Creates a picker of dates within bounds that says something.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range, displayedComponents, Text(title))
  }

  /// Creates a picker of dates from one on that says something.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound ... .distantFuture, displayedComponents, Text(titleKey))
  }

  /// Creates a picker of dates from one on that says something.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound ... .distantFuture, displayedComponents, Text(title))
  }

  /// Creates a picker of dates up to one that says something.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, .distantPast...range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Creates a picker of dates up to one that says something.
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

private struct DateLine<Label: View>: View {
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  let label: Label
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.controlContext) private var context

  private var zoned: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    return calendar
  }

  var body: some View {
    ViewThatFits(in: .horizontal) {
      line(HStack { parts })
      line(stacked)
      line(stacked, priority: 1)
    }
  }

  /// The time below the date, where there is no room beside it.
  private var stacked: some View {
    VStack(alignment: .trailing, spacing: .cells(0)) { parts }
  }

  private func line(_ parts: some View, priority: Double = 0) -> some View {
    HStack(spacing: .cells(0)) {
      LeadingLabel(content: label).followedByGap()
      if context == .row { Spacer() }
      MarkedWhenDisabled(content: parts).layoutPriority(priority)
    }
  }

  @ViewBuilder private var parts: some View {
    Group {
      if components.contains(.date) {
        HStack(spacing: .cells(0)) {
          part(.year, 4)
          sign("-")
          part(.month, 2)
          sign("-")
          part(.day, 2)
        }
        .environment(\.layoutDirection, .leftToRight)
      }
      if components.contains(.hourAndMinute) {
        HStack(spacing: .cells(0)) {
          part(.hour, 2)
          sign(":")
          part(.minute, 2)
        }
        .environment(\.layoutDirection, .leftToRight)
      }
    }
  }

  private func sign(_ sign: String) -> some View {
    Unread(content: Text(verbatim: sign).foregroundStyle(ColorRole.secondary).fixedSize())
  }

  private func part(_ component: Calendar.Component, _ digits: Int) -> some View {
    let number = zoned.component(component, from: selection.wrappedValue)
    let text = String(repeating: "0", count: max(0, digits - "\(number)".count)) + "\(number)"
    return Adjustable(axis: .vertical, value: "") { step in
      guard let moved = zoned.date(byAdding: component, value: step, to: selection.wrappedValue)
      else { return }
      selection.wrappedValue = min(max(moved, range.lowerBound), range.upperBound)
    } content: {
      DatePart(text: text)
    }
  }
}

private struct DatePart: View {
  let text: String
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Text(verbatim: text)
      .foregroundStyle(isEnabled ? ColorRole.accent : .secondary)
      .bold(isFocused)
      .reversed(isFocused)
      .fixedSize()
  }
}
