import PurchaseFlow

extension JournaledSimulation: PersistentCustomer {
  /// A copy of the customer, the history and the clock, as this program last read or wrote them.
  public func simulation() throws -> Simulation { try read { $0 } }
}
