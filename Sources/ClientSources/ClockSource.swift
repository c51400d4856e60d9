/// The Swift code that makes `Date()` in client code return the time of the customer's clock.
///
/// The code is compiled into the client's module, because the names of a module take precedence
/// over the same names of imported modules. Other modules still see the system's time.
///
/// The extensions are `nonisolated`, because the default isolation of the client's module can be
/// `MainActor`. `Date()` must work on every actor.
///
/// The members are `@usableFromInline`, so that a public function of the client can have `Date()`
/// as a default argument. Other modules do not see them.
///
/// The imports are `public`, because a file of the client can contain `internal import SwiftUI`.
/// The compiler then refuses imports without an access level in all other files. The alias prevents
/// the warning about a public import that no public declaration needs.
///
/// ```swift
/// import ClientSources
///
/// func clockFile() -> String { ClockSource.text }
/// ```
public enum ClockSource {
  /// The content of a Swift file.
  public static let text = """
    public import Foundation
    public import SwiftUI

    @usableFromInline
    typealias StoretermClock_ = SwiftUI.ProgramClock

    nonisolated extension Foundation.Date {
      @usableFromInline
      init() { self = SwiftUI.ProgramClock.now }

      @usableFromInline
      init(timeIntervalSinceNow interval: Foundation.TimeInterval) {
        self = SwiftUI.ProgramClock.now.addingTimeInterval(interval)
      }

      @usableFromInline
      static var now: Foundation.Date { SwiftUI.ProgramClock.now }

      @usableFromInline
      var timeIntervalSinceNow: Foundation.TimeInterval {
        timeIntervalSince(SwiftUI.ProgramClock.now)
      }
    }

    nonisolated extension Foundation.Calendar {
      @usableFromInline
      func isDateInToday(_ date: Foundation.Date) -> Swift.Bool { isDate(date, daysFromToday_: 0) }

      @usableFromInline
      func isDateInTomorrow(_ date: Foundation.Date) -> Swift.Bool {
        isDate(date, daysFromToday_: 1)
      }

      @usableFromInline
      func isDateInYesterday(_ date: Foundation.Date) -> Swift.Bool {
        isDate(date, daysFromToday_: -1)
      }

      private func isDate(_ date: Foundation.Date, daysFromToday_ count: Swift.Int) -> Swift.Bool {
        let day = self.date(byAdding: .day, value: count, to: SwiftUI.ProgramClock.now)
        return day.map { isDate(date, inSameDayAs: $0) } ?? false
      }
    }

    """
}
