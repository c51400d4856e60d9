extension Words {
  /// The key of a text that depends on a number: `words.count(.purchasesRestored, 3)`.
  public enum CountedKey: String, CaseIterable, Hashable, Sendable {
    /// “%lld days”: a length in days.
    case days = "period.days"
    /// “%lld weeks”: a length in weeks.
    case weeks = "period.weeks"
    /// “%lld months”: a length in months.
    case months = "period.months"
    /// “%lld years”: a length in years.
    case years = "period.years"
    /// “every %lld days”: an interval in days.
    case everyDays = "every.days"
    /// “every %lld weeks”: an interval in weeks.
    case everyWeeks = "every.weeks"
    /// “every %lld months”: an interval in months.
    case everyMonths = "every.months"
    /// “every %lld years”: an interval in years.
    case everyYears = "every.years"
    /// “and %lld more”: events that do not fit into the line.
    case moreEvents = "event.more"
    /// “%lld purchases restored”: the number of restored purchases.
    case purchasesRestored = "restore.count"
  }
}
