extension Words {
  /// The key of a text that depends on a number: `words.count(.purchasesRestored, 3)`.
  public enum CountedKey: String, CaseIterable, Hashable, Sendable {
    /// “%lld days”: a length in days, such as "3 days".
    case days = "period.days"
    /// “%lld weeks”: a length in weeks, such as "2 weeks".
    case weeks = "period.weeks"
    /// “%lld months”: a length in months, such as "6 months".
    case months = "period.months"
    /// “%lld years”: a length in years, such as "2 years".
    case years = "period.years"
    /// “every %lld days”: an interval between charges, such as "every 3 days".
    case everyDays = "every.days"
    /// “every %lld weeks”: an interval between charges, such as "every 2 weeks".
    case everyWeeks = "every.weeks"
    /// “every %lld months”: an interval between charges, such as "every 6 months".
    case everyMonths = "every.months"
    /// “every %lld years”: an interval between charges, such as "every 2 years".
    case everyYears = "every.years"
    /// “and %lld more”: the number of entries that are not shown, at the end of a notice or list.
    case moreEvents = "event.more"
    /// “%lld purchases restored”: a notice after restoring. `%lld` is the number of purchases.
    case purchasesRestored = "restore.count"
  }
}
