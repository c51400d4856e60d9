/// Where the months of a subscription are counted from.
///
/// Bought on 31 January, a plan renews on 28 February and then on 31 March: the
/// boundaries are all counted from one anchor.
public struct BillingCycle: Hashable, Sendable {
  /// The moment that months are counted from.
  public internal(set) var anchor: Instant
  /// How many months after ``anchor`` the present period ends.
  public internal(set) var months = 0

  /// Starts counting at a moment.
  public init(anchor: Instant) { self.anchor = anchor }
}
