import PurchaseFlow
import StoreModel

/// The speed of the customer's clock while it plays: the simulated time that passes in one second.
/// A time rate is another matter: it decides how long billing periods last in simulated time.
///
/// Each speed also has the number of changes of the shown time per second. The shown time changes
/// in equal steps, so that a day passes in round hours. The numbers are this project's choice; more
/// than 10 changes per second would look no smoother in a terminal.
enum ClockSpeed: Int, CaseIterable, Sendable {
  case second
  case minute
  case hour
  case day
  case week
  case month

  /// The number of changes of the shown time per second.
  var changesPerSecond: Int64 {
    switch self {
    case .second, .minute: 1
    case .hour: 4
    case .day: 8
    case .week: 7
    case .month: 10
    }
  }

  /// The simulated time between two changes of the shown time, in milliseconds.
  var step: Int64 {
    switch self {
    case .second: 1_000
    case .minute: 60_000
    case .hour: 15 * 60_000
    case .day: CalendarZone.day / 8
    case .week: CalendarZone.day
    case .month: 3 * CalendarZone.day
    }
  }

  /// The simulated time that passes in a second, in milliseconds.
  var millisecondsPerSecond: Int64 { step * changesPerSecond }

  /// The next higher speed; `nil` for the highest.
  var faster: ClockSpeed? { ClockSpeed(rawValue: rawValue + 1) }

  /// The next lower speed; `nil` for the lowest.
  var slower: ClockSpeed? { ClockSpeed(rawValue: rawValue - 1) }

  /// The initial speed at a time rate. At a rate that shortens billing periods, the clock runs like
  /// a real clock, as in Xcode. In real time, a day passes in a second, because a month would last
  /// a month.
  init(at rate: TimeRate) {
    self = rate.pace == .calendar ? .day : .second
  }

  private var text: BrowserText {
    switch self {
    case .second: .speedSecond
    case .minute: .speedMinute
    case .hour: .speedHour
    case .day: .speedDay
    case .week: .speedWeek
    case .month: .speedMonth
    }
  }

  /// Returns the texts for the speed, the longest first. The last text is the simulated time that
  /// passes in a second, such as "1 day/s". For the initial speed of a rate that shortens billing
  /// periods, the name of the rate precedes it, such as "a day lasts 1 sec".
  func names(at rate: TimeRate, in words: Words) -> [String] {
    let isOfRate = self == .second && rate.pace != .calendar
    return (isOfRate ? [words.name(of: rate)] : []) + [words.text(text)]
  }
}
