import PurchaseFlow
import StoreViews

extension StoreSession {
  /// Returns a date near the simulated one, in the form in which a person types it: `2026-01-31`.
  ///
  /// - Parameter days: The number of days after the simulated date; negative for a date before it.
  func exampleDate(inDays days: Int64) -> String {
    let instant = now.adding(milliseconds: days * CalendarZone.day)
    let shown = min(max(instant, .earliest), .latest)
    return "\(account.store.zone.reading(at: shown).day)"
  }
}
