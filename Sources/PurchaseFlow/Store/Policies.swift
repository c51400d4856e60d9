/// The choices that Apple's documentation leaves open, each with a default.
///
/// What is not switchable, and why it is as it is:
///
/// - Buying the plan already held with auto-renew off turns auto-renew on and charges
///   nothing.
/// - A downgrade asked for with auto-renew off turns auto-renew on, for the customer
///   agreed to a next charge.
/// - Turning auto-renew off takes a waiting plan change back; turning it on again
///   renews the present plan.
/// - Offer periods that are left over are dropped when another plan begins. Taking a
///   waiting change back before that keeps them.
/// - A renewal charges the plan's price on sale at that moment. A plan that is then no
///   longer sold, has no usable price, or moved to another group, expires with
///   ``ExpirationReason/productUnavailable``.
/// - Levels are compared as the file now has them; a plan that is no longer in the file
///   keeps the level it was sold at.
/// - Buying the plan already held, or asking for the waiting plan again, charges nothing
///   and answers with the held transaction.
/// - Periods are counted in ``StoreContents/zone``, UTC unless told. The App Store counts
///   in Pacific time, Xcode in the Mac's zone.
/// - What falls due at one moment: expiry before renewal, then by product identifier.
/// - An introductory offer without a usable price is not applied.
public struct Policies: Hashable, Sendable {
  /// Where a month begins that follows a month too short for the first day.
  public enum MonthEnd: String, Hashable, Sendable, CaseIterable {
    /// Counted from the first purchase: 31 January, 28 February, 31 March.
    case anchored
    /// Counted from the end of the period before: 31 January, 28 February, 28 March.
    case drifting
  }

  /// What is given back when an upgrade ends a period early.
  public enum UpgradeRefund: String, Hashable, Sendable, CaseIterable {
    /// The unused part by time, rounded down to the currency's smallest coin.
    case proRata
    /// Nothing.
    case none
  }

  /// Where a month begins after a short one; Apple's pages are silent, records of real
  /// subscriptions hint at ``MonthEnd/anchored``.
  public var monthEnd: MonthEnd
  /// What an upgrade gives back; Apple promises a refund and publishes no formula.
  public var upgradeRefund: UpgradeRefund
  /// The most renewals that one move of the clock may bring; a longer move is refused,
  /// for its transactions would fill the machine's memory. Ours.
  public var mostRenewalsPerMove: Int

  /// Creates a set of choices; the defaults where not told.
  public init(
    monthEnd: MonthEnd = .anchored,
    upgradeRefund: UpgradeRefund = .proRata,
    mostRenewalsPerMove: Int = 200_000
  ) {
    self.monthEnd = monthEnd
    self.upgradeRefund = upgradeRefund
    self.mostRenewalsPerMove = mostRenewalsPerMove
  }

  /// A lapse up to this long does not move the start of the most recent subscription:
  /// 60 days, as the App Store Server API says of `recentSubscriptionStartDate`.
  package static let ignoredLapse: Int64 = 60 * CalendarZone.day
}
