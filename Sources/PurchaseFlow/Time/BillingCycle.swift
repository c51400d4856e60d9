/// The anchor from which a subscription's months are counted.
///
/// A plan bought on 31 January renews on 28 February and then on 31 March, because all dates are
/// counted from one anchor.
public struct BillingCycle: Hashable, Sendable {
  /// The time from which months are counted.
  public internal(set) var anchor: Instant
  /// The number of months from ``anchor`` to the end of the present period.
  public internal(set) var months = 0

  /// Creates a cycle that starts at a moment.
  public init(anchor: Instant) { self.anchor = anchor }
}
