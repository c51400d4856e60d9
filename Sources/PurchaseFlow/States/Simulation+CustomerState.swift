extension Simulation {
  /// Returns a simulation in which the customer has been brought into a state of a group.
  ///
  /// The history continues with actions of the customer, the developer and the test session
  /// (StoreKit's `SKTestSession`). The clock only moves forward.
  ///
  /// First, the group's Ask to Buy requests are declined and its transactions deleted. Other groups
  /// are not changed directly, but the clock's moves affect them. A closed app is started and stays
  /// open.
  ///
  /// The profile, Ask to Buy, interruptions and simulated failures of renewals, purchases and
  /// refunds are off during these actions and are restored at the end. Settings that define the
  /// state remain: a failing payment method, grace periods, Ask to Buy. The payment method is
  /// repaired only if renewals must be charged. A failing payment method works again at the end if
  /// only this group had a failed renewal.
  ///
  /// A customer who is already in the state (with the requested plan, if any) does not change.
  ///
  /// - Parameters:
  ///   - group: The group. The clock's moves can affect other groups.
  ///   - productID: The plan (default: a suitable plan of the group).
  /// - Throws: ``CustomerStateUnavailableReason``.
  public func reaching(
    _ state: CustomerState,
    in group: GroupID,
    plan productID: String? = nil
  ) throws(CustomerStateUnavailableReason) -> Simulation {
    let plan = try account.statePlan(for: state, in: group, plan: productID)
    if account.customerState(in: group) == state,
      productID == nil || account.line(group)?.plan.productID == productID
    {
      return self
    }
    var path = StatePath(self, to: state, in: group, by: plan)
    try path.walk()
    return path.simulation
  }
}
