/// A day of the proleptic Gregorian calendar, without a time or a zone.
///
/// ```swift
/// import PurchaseFlow
///
/// func goToNewYear(_ simulation: inout Simulation) {
///   guard let day = CivilDate(year: 2027, month: 1, day: 1) else { return }
///   simulation.move(.toDay(day))
/// }
/// ```
public struct CivilDate: Hashable, Sendable {
  /// The year; 0 is the year before 1.
  public let year: Int
  /// The number of the month, 1 (January) to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Creates a day; `nil` if the day does not exist or the year is not between -20,000 and 20,000.
  public init?(year: Int, month: Int, day: Int) {
    guard (-20_000...20_000).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.lastDay(year: year, month: month)
    else { return nil }
    self.init(checkedYear: year, month: month, day: day)
  }

  private init(checkedYear year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Returns the number of days in a month.
  package static func lastDay(year: Int, month: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

extension CivilDate {
  // Years are counted from March, so that the leap day is the last day of its year. One division
  // then calculates the day of the year from the month.
  private static let daysFromMarchYear0To1970 = 719_468
  private static let daysIn400Years = 146_097

  /// Creates the day that is a number of days after 1970-01-01.
  package init(dayNumber: Int) {
    let days = dayNumber + Self.daysFromMarchYear0To1970
    let cycle = days.flooredQuotient(by: Self.daysIn400Years)
    let dayOfCycle = days - cycle * Self.daysIn400Years
    let yearOfCycle =
      (dayOfCycle - dayOfCycle / 1460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
    let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.init(
      checkedYear: cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0),
      month: month,
      day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    )
  }

  /// The number of days since 1970-01-01; negative before it.
  package var dayNumber: Int {
    let marchYear = month <= 2 ? year - 1 : year
    let cycle = marchYear.flooredQuotient(by: 400)
    let yearOfCycle = marchYear - cycle * 400
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfCycle = yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear
    return cycle * Self.daysIn400Years + dayOfCycle - Self.daysFromMarchYear0To1970
  }

  /// Returns the day that is a number of months later. In a month that is too short, returns its
  /// last day.
  package func adding(months: Int) -> CivilDate {
    let total = year * 12 + (month - 1) + months
    let newYear = total.flooredQuotient(by: 12)
    let newMonth = total - newYear * 12 + 1
    let lastDay = Self.lastDay(year: newYear, month: newMonth)
    return CivilDate(checkedYear: newYear, month: newMonth, day: min(day, lastDay))
  }
}

extension BinaryInteger {
  /// Returns the quotient rounded towards minus infinity; `divisor` must be positive.
  package func flooredQuotient(by divisor: Self) -> Self {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
