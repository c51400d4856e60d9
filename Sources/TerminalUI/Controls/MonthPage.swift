import Foundation

/// The days of a month, one array for each week.
struct MonthPage {
  /// The width of a day, in cells.
  static let cellWidth = 4

  private let calendar: Calendar
  private let start: Date
  /// The days of each week. `nil` fills the places before the first day and after the last day.
  let weeks: [[Int?]]

  init(calendar: Calendar, month: Date) {
    self.calendar = calendar
    let start = calendar.date(from: calendar.dateComponents([.era, .year, .month], from: month))
    self.start = start ?? month
    let days = calendar.range(of: .day, in: .month, for: self.start)?.count ?? 0
    let weekday = calendar.component(.weekday, from: self.start)
    let free = (weekday - calendar.firstWeekday + 7) % 7
    weeks = stride(from: -free, to: days, by: 7).map { first in
      (first..<first + 7).map { (0..<days).contains($0) ? $0 + 1 : nil }
    }
  }

  /// The name of the month and the year.
  var title: String {
    let parts = calendar.dateComponents([.year, .month], from: start)
    let names = calendar.standaloneMonthSymbols
    let index = (parts.month ?? 1) - 1
    let name = names.indices.contains(index) ? names[index] : "\(index + 1)"
    return "\(name) \(parts.year ?? 0)"
  }

  /// The first two letters of each weekday, starting with the calendar's first weekday.
  var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols.map { String($0.prefix(2)) }
    guard names.count == 7 else { return [] }
    return (0..<7).map { names[(calendar.firstWeekday - 1 + $0) % 7] }
  }

  func date(of day: Int) -> Date {
    calendar.date(byAdding: .day, value: day - 1, to: start) ?? start
  }
}
