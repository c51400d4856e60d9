extension Simulation {
  /// The customer brought into a state of a group, by what people, time and the test session
  /// do: the history goes on from this one, and the clock never goes back.
  ///
  /// The group's transactions are deleted first, requests to buy in it are declined; other
  /// groups keep what they have and live on meanwhile. Ask to Buy, interruptions, failures
  /// and a release's profile are put aside for the while, and are afterwards as before,
  /// except for what the state itself is made of: a payment that fails, a grace period that
  /// is granted, Ask to Buy. The payment works meanwhile only where renewals are charged on the
  /// way; that it failed for this group alone ends with what the group had. A customer who is
  /// in the state already stays as they are.
  ///
  /// - Parameters:
  ///   - group: The group; others may move with the clock only.
  ///   - productID: The plan to hold; unless told the first that has what is needed.
  /// - Throws: ``CustomerStateObstacle``.
  public func reaching(
    _ state: CustomerState,
    in group: GroupID,
    plan productID: String? = nil
  ) throws(CustomerStateObstacle) -> Simulation {
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
