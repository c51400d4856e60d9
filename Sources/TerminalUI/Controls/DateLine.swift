import Foundation

/// The label of a date picker, followed by the parts of the date.
struct DateLine: View {
  let configuration: DatePickerStyleConfiguration
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
      if context == .row { below } else { line(stacked, priority: 1) }
    }
  }

  /// The date on a line of its own below the label, at the trailing edge.
  private var below: some View {
    VStack(alignment: .leading, spacing: .cells(0)) {
      LeadingControlLabel(content: configuration.label)
      HStack(spacing: .cells(0)) {
        Spacer()
        MarkedWhenDisabled(content: stacked)
      }
    }
  }

  /// The time below the date, for lines that are too narrow for the date and the time.
  private var stacked: some View {
    VStack(alignment: .trailing, spacing: .cells(0)) { parts }
  }

  private func line(_ parts: some View, priority: Double = 0) -> some View {
    HStack(spacing: .cells(0)) {
      LeadingControlLabel(content: configuration.label).followedByGap()
      if context == .row { Spacer() }
      MarkedWhenDisabled(content: parts).layoutPriority(priority)
    }
  }

  @ViewBuilder private var parts: some View {
    Group {
      if configuration.displayedComponents.contains(.date) {
        HStack(spacing: .cells(0)) {
          part(.year, 4)
          sign("-")
          part(.month, 2)
          sign("-")
          part(.day, 2)
        }
        .environment(\.layoutDirection, .leftToRight)
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        HStack(spacing: .cells(0)) {
          part(.hour, 2)
          sign(":")
          part(.minute, 2)
        }
        .environment(\.layoutDirection, .leftToRight)
      }
    }
  }

  private func set(_ date: Date) {
    let least = max(date, configuration.minimumDate ?? date)
    configuration.selection = min(least, configuration.maximumDate ?? least)
  }

  private func sign(_ sign: String) -> some View {
    AccessibilityHiddenView(
      content: Text(verbatim: sign).foregroundStyle(ColorRole.secondary).fixedSize()
    )
  }

  private func part(_ component: Calendar.Component, _ digits: Int) -> some View {
    let number = zoned.component(component, from: configuration.selection)
    let text = String(repeating: "0", count: max(0, digits - "\(number)".count)) + "\(number)"
    return AdjustableControl(axis: .vertical, value: "") { step in
      guard let moved = zoned.date(byAdding: component, value: step, to: configuration.selection)
      else { return }
      set(moved)
    } content: {
      DatePart(text: text)
    }
  }
}

/// One part of a date, such as the month. The focused part is reversed.
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
