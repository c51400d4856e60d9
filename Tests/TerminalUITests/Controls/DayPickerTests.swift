import Foundation
import Observation
import Testing

@testable import TerminalUI

@Suite("Date pickers and day pickers")
@MainActor
struct DayPickerTests {
  private struct Short: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Button("Next day") {
          configuration.selection = configuration.selection.addingTimeInterval(86_400)
        }
        Text(configuration.maximumDate == nil ? "no end" : "an end")
        Text(configuration.minimumDate == nil ? "no start" : "a start")
        Text(configuration.displayedComponents == .date ? "day" : "time")
      }
    }
  }

  @Test("a custom date picker style receives the configuration")
  func ownStyle() {
    var date = Date(timeIntervalSince1970: 0)
    let selection = Binding(get: { date }, set: { date = $0 })
    let host = makeHost(30, 8) {
      DatePicker("When", selection: selection, in: date..., displayedComponents: .date)
        .datePickerStyle(Short())
    }
    #expect(host.labels == ["When", "Next day", "no end", "a start", "day"])
    host.press(.enter)
    #expect(date.timeIntervalSince1970 == 86_400)
  }

  @Test("the built-in styles show the date's parts")
  func styles() {
    let zone = TimeZone(identifier: "GMT")
    for style in [AnyView(date.datePickerStyle(.graphical)), AnyView(date.datePickerStyle(.wheel))]
    {
      let lines = screen(30, 2) { style.environment(\.timeZone, zone ?? .current) }
      #expect(lines.contains { $0.contains("When 1970-01-01") })
    }
  }

  private var date: some View {
    DatePicker(
      "When",
      selection: .constant(Date(timeIntervalSince1970: 0)),
      displayedComponents: .date
    )
  }

  @MainActor @Observable
  final class Choice {
    var days: Set = [DateComponents(year: 2026, month: 11, day: 5)]
  }

  private func days(_ host: ViewHost) -> [Int] {
    host.update()
    return host.semantics.elements.filter(\.isSelected).compactMap { Int($0.label) }
  }

  private func picker(
    _ selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date> = Date.distantPast..<Date.distantFuture
  ) -> some View {
    MultiDatePicker("Days", selection: selection, in: bounds)
      .environment(\.calendar, Calendar(identifier: .gregorian))
      .environment(\.timeZone, TimeZone(identifier: "GMT") ?? .current)
      .environment(\.locale, Locale(identifier: "en_US"))
  }

  @Test("a day picker shows the month of the first selected day, one week a row")
  func month() {
    let chosen: Set = [DateComponents(year: 2026, month: 11, day: 5)]
    let lines = screen(30, 9) { picker(.constant(chosen)) }
    #expect(
      lines == [
        " Days",
        "  ‹     November 2026      ›",
        "  Su  Mo  Tu  We  Th  Fr  Sa",
        "   1   2   3   4 • 5   6   7",
        "   8   9  10  11  12  13  14",
        "  15  16  17  18  19  20  21",
        "  22  23  24  25  26  27  28",
        "  29  30",
        "",
      ]
    )
  }

  @Test("arrow keys move between days, and Space selects and deselects a day")
  func choosing() {
    let choice = Choice()
    let host = makeHost(30, 10) { picker(Bindable(wrappedValue: choice).days) }
    host.press(.down)
    while host.focusLabel != "5", host.focusLabel != "7" { host.press(.right) }
    host.press(.down, .space)
    #expect(days(host) == [5, 12])
    #expect(
      choice.days.contains { $0.year == 2026 && $0.month == 11 && $0.day == 12 && $0.era == 1 }
    )
    host.press(.up, .space)
    #expect(days(host) == [12])
    host.press(.right, .enter)
    #expect(days(host) == [6, 12])
    #expect(host.lines.contains { $0.contains("• 6◂") })
  }

  @Test("the marks beside the month show other months, where days can be selected too")
  func months() {
    let choice = Choice()
    let host = makeHost(30, 10) { picker(Bindable(wrappedValue: choice).days) }
    let next = host.elements("Next month")[0].rect
    host.click(next.minX, next.minY)
    host.click(next.minX, next.minY)
    #expect(host.lines.contains { $0.contains("January 2027") })
    let day = host.elements("31")[0].rect
    host.click(day.minX, day.minY)
    #expect(days(host) == [31])
    #expect(choice.days.count == 2)
    host.click(day.minX, day.minY)
    #expect(host.lines.contains { $0.contains("January 2027") }, "the picker keeps the month")
  }

  @Test("days outside the bounds cannot be selected")
  func bounds() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "GMT"))
    let start = try #require(
      calendar.date(from: DateComponents(year: 2026, month: 11, day: 10, hour: 5))
    )
    var chosen: Set<DateComponents> = []
    let selection = Binding(get: { chosen }, set: { chosen = $0 })
    let host = makeHost(30, 10) {
      picker(selection, in: start..<start.addingTimeInterval(3 * 86_400))
    }
    let possible = host.labels.compactMap { Int($0) }.filter { host.elements("\($0)")[0].isEnabled }
    #expect(possible == [10, 11, 12, 13])
    host.click(host.elements("9")[0].rect.minX, host.elements("9")[0].rect.minY)
    #expect(chosen.isEmpty)
  }
}
