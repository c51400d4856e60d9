import Foundation

/// The days of one month. Any number of them can be selected.
struct MonthOfDays: View {
  let selection: Binding<Set<DateComponents>>
  let bounds: Range<Date>
  @State private var month: Date?
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  private var zoned: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }

  var body: some View {
    let page = MonthPage(calendar: zoned, month: shown)
    VStack(alignment: .leading, spacing: .cells(0)) {
      header(page)
      HStack(spacing: .cells(0)) {
        ForEach(page.weekdays.indices, id: \.self) { index in
          AccessibilityHiddenView(
            content: Text(verbatim: page.weekdays[index]).foregroundStyle(.secondary)
          )
          .frame(width: .cells(MonthPage.cellWidth))
        }
      }
      ForEach(page.weeks.indices, id: \.self) { index in
        HStack(spacing: .cells(0)) {
          ForEach(0..<7, id: \.self) { place in
            if let day = page.weeks[index][place] { cell(day, page) } else { blank }
          }
        }
      }
    }
    .lineLimit(1)
  }

  private func header(_ page: MonthPage) -> some View {
    HStack(spacing: .cells(0)) {
      turn("‹", ascii: "<", "Previous month", by: -1)
      // The signs on both sides take three cells each.
      Text(verbatim: page.title).bold().frame(width: .cells(7 * MonthPage.cellWidth - 6))
      turn("›", ascii: ">", "Next month", by: 1)
    }
  }

  private func turn(_ sign: String, ascii: String, _ name: String, by step: Int) -> some View {
    PressableControl(
      role: .button,
      isSelected: false,
      action: { month = zoned.date(byAdding: .month, value: step, to: shown) },
      content: MonthArrow(sign: sign, ascii: ascii)
    )
    .accessibilityLabel(name)
  }

  private func cell(_ day: Int, _ page: MonthPage) -> some View {
    let date = page.date(of: day)
    let isChosen = chosen(date) != nil
    return PressableControl(
      role: .toggle,
      isSelected: isChosen,
      action: { toggle(date) },
      content: DayCell(day: day, isChosen: isChosen)
    )
    .disabled(!isPossible(date))
  }

  private var blank: some View {
    Color.clear.frame(width: .cells(MonthPage.cellWidth), height: .cells(1))
  }

  // MARK: Choice

  /// The displayed month: the month that the user navigated to, else the month of the first
  /// selected day, else the current month.
  private var shown: Date {
    if let month { return month }
    let first =
      selection.wrappedValue.compactMap { zoned.date(from: $0) }.min() ?? Clock.current.now
    let last = bounds.upperBound.addingTimeInterval(-1)
    return max(bounds.lowerBound, min(first, last))
  }

  private func isPossible(_ date: Date) -> Bool {
    date >= zoned.startOfDay(for: bounds.lowerBound) && date < bounds.upperBound
  }

  /// Returns the element of the selection for a day, or `nil` if the day is not selected.
  private func chosen(_ date: Date) -> DateComponents? {
    let parts = zoned.dateComponents([.year, .month, .day], from: date)
    return selection.wrappedValue.first {
      $0.year == parts.year && $0.month == parts.month && $0.day == parts.day
    }
  }

  /// Selects or deselects a day. The displayed month does not change, even if another day becomes
  /// the first selected day.
  private func toggle(_ date: Date) {
    month = shown
    if let known = chosen(date) {
      selection.wrappedValue.remove(known)
    } else {
      let parts: Set<Calendar.Component> = [.calendar, .era, .year, .month, .day]
      selection.wrappedValue.insert(zoned.dateComponents(parts, from: date))
    }
  }
}

/// The button that shows the previous or the next month.
private struct MonthArrow: View {
  let sign: String
  let ascii: String
  @Environment(\.isFocused) private var isFocused
  @Environment(\.usesASCII) private var usesASCII
  @Environment(\.layoutDirection) private var layoutDirection

  private var shown: String {
    let sign = usesASCII ? ascii : sign
    return " " + (layoutDirection == .leftToRight ? sign : Mirrored.marks(sign)) + " "
  }

  var body: some View {
    Text(verbatim: shown)
      .foregroundStyle(ColorRole.accent)
      .bold(isFocused)
      .reversed(isFocused)
      .fixedSize()
  }
}

/// A day. A dot before it marks a selected day, and a triangle after it marks the focused day.
private struct DayCell: View {
  let day: Int
  let isChosen: Bool
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.usesASCII) private var usesASCII
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    HStack(spacing: .cells(0)) {
      mark(before)
      Text(verbatim: "\(day)").fixedSize().frame(width: .cells(2), alignment: .trailing)
      mark(isFocused ? pointer : " ")
    }
    .foregroundStyle(isEnabled ? (isChosen ? ColorRole.accent : .standard) : .secondary)
    .bold(isChosen || isFocused)
    .reversed(isFocused)
  }

  private var before: String {
    if isChosen { return usesASCII ? "*" : "•" }
    return isEnabled ? " " : DisabledEdge.sign(ascii: usesASCII)
  }

  private var pointer: String {
    let sign = usesASCII ? "<" : "◂"
    return layoutDirection == .leftToRight ? sign : Mirrored.marks(sign)
  }

  private func mark(_ sign: String) -> some View {
    AccessibilityHiddenView(content: Text(verbatim: sign).fixedSize())
  }
}
