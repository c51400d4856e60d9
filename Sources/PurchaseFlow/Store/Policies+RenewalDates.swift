/// The values of choices C30 to C33 of `Documentation/Subscription-rules.md`.
extension Policies {
  /// The time at which the App Store charges a renewal.
  public enum RenewalCharge: String, Hashable, Sendable, CaseIterable {
    /// The moment when the present period ends and the next one begins.
    case atPeriodEnd
    /// 24 hours before the end of the period. The new period still starts at that end.
    case dayBefore
  }

  /// The effect of a lapse of exactly 60 days on `recentSubscriptionStartDate`.
  public enum LapseOfSixtyDays: String, Hashable, Sendable, CaseIterable {
    /// The lapse is ignored: only longer lapses start a new series of purchases.
    case ignored
    /// The lapse starts a new series of purchases: only shorter lapses are ignored.
    case resets
  }

  /// The rounding of an extension in the sandbox and in TestFlight, where days are short.
  public enum ScaledExtension: String, Hashable, Sendable, CaseIterable {
    /// The extension is rounded to whole minutes, and can be zero.
    case wholeMinutes
    /// The extension is not rounded.
    case exact
  }

  /// The length of the 365 days in which a renewal date can be extended twice.
  public enum ExtensionYear: String, Hashable, Sendable, CaseIterable {
    /// The days are as short as the renewal rate makes them.
    case scaled
    /// The days last 24 hours at every renewal rate.
    case realDays
  }
}
