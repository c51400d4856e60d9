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
/// - Offer periods that are left over are dropped when another plan begins, and when the
///   subscription lapses. Taking a waiting change back before that keeps them.
/// - A renewal charges the plan's price on sale at that moment. A plan that is then no
///   longer sold, has no usable price, or moved to another group, expires with
///   ``ExpirationReason/productUnavailable``; so does a waiting plan, without fallback.
/// - Levels are compared as the file now has them; a plan that is no longer in the file
///   keeps the level it was sold at.
/// - Buying the plan already held, or asking for the waiting plan again, charges nothing
///   and answers with the held transaction.
/// - Periods are counted in ``StoreContents/zone``, UTC unless told. The App Store counts
///   in Pacific time, Xcode in the Mac's zone. Days of grace and of billing retry are days
///   of that zone's wall clock too.
/// - What falls due at one moment: what ends before what renews, then messages; among
///   equals by product identifier.
/// - An introductory offer without a usable price is not applied.
/// - A recovery in grace is dated at the end of the period before it, so that periods
///   stay contiguous; one in billing retry begins a new cycle. Both take the plan and the
///   offer that waited, and are renewals.
/// - A purchase in billing retry is a purchase that returns, with a new cycle.
/// - An upgrade in grace gives nothing back and ends grace and retry; a downgrade waits.
/// - A refund of the latest period turns auto-renew off without a notification of its
///   own; when it is reversed, auto-renew stays off.
/// - Cancelling in grace or retry ends the subscription at once, as a cancellation.
/// - An increase without an answer decides the renewal, also when the charge would fail;
///   it is void when another plan renews. A declined one leaves the old price until it is
///   asked for again; an agreed one is told as agreed up to the renewal. Turning
///   auto-renew off declines it. Whoever buys the plan anew pays the new price.
/// - A code that cannot be stacked replaces the introductory offer.
/// - A purchase under Ask to Buy or interrupted is judged, and dated, when it is approved
///   or resolved. Only an impossible quantity and a product not on sale are refused at
///   once.
/// - A product that is removed from sale can no longer be bought either.
/// - A forced renewal succeeds whatever the payment does.
/// - A renewal date that is extended is where months are counted from again.
/// - Deleting a transaction deletes what followed from it in its subscription; its
///   identifiers are not given again.
/// - Family access begins as a first purchase of the member's own, costs nothing, and
///   renews until it is taken back.
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

  /// The longest extension of a renewal date, in days: the App Store Server API's limit
  /// for one request.
  package static let longestExtension = 90
}
