import PurchaseFlow
import StoreModel

/// The payments of a 12-month commitment that follow the first charge and its offer.
struct CommitmentPayments {
  /// The renewal that charges the first of these payments.
  let next: RenewalInfo
  /// The number of these payments.
  let count: Int
  /// The renewal at the end of the commitment.
  let renewal: CommitmentRenewal

  /// - Parameter next: The first renewal after the offer, which is the next renewal of
  ///   `simulation`. If this renewal belongs to no commitment, the result is `nil`.
  init?(after next: RenewalInfo, _ simulation: inout Simulation, _ group: GroupID) {
    guard next.renewalBillingPlan == .monthly else { return nil }
    var count = simulation.account.line(group)?.commitmentPeriod?.remaining
    if next.commitment == nil {
      // An offer precedes the commitment.
      simulation.advance(to: next.renewsAt)
      count = simulation.account.line(group)?.commitmentPeriod?.total
    }
    guard let count, count > 0,
      let renewal = simulation.account.status(for: group).first?.renewalInfo.commitment
    else { return nil }
    self.next = next
    self.count = count
    self.renewal = renewal
  }
}
