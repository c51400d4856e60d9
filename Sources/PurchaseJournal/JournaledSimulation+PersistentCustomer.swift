import PurchaseFlow

extension JournaledSimulation: PersistentCustomer {
  /// A copy of the customer, the history and the clock, as far as this program knows.
  public func simulation() throws -> Simulation { try read { $0 } }
}
