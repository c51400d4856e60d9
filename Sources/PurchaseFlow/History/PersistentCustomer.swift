/// A customer whose history is in durable storage. When a call returns, its result has been saved.
///
/// If a call throws, the action was not performed. The error's description contains the reason and
/// the next step. The reason of a ``PersistenceError`` can be localized.
///
/// ```swift
/// import PurchaseFlow
///
/// func buy(_ productID: String, as customer: any PersistentCustomer) throws -> [StoreEvent] {
///   try customer.perform(.purchase(PurchaseRequest(productID: productID)))
/// }
/// ```
public protocol PersistentCustomer: Sendable {
  /// Returns the current customer, history and clock.
  func simulation() throws -> Simulation
  /// Performs an action now; see ``Simulation/perform(_:)``.
  func perform(_ action: StoreAction) throws -> [StoreEvent]
  /// Moves the clock to a moment; see ``Simulation/advance(to:)``.
  func advance(to instant: Instant) throws -> [StoreEvent]
  /// Moves the clock by a parsed instruction; see ``Simulation/move(_:)``.
  func move(_ move: ClockMove) throws -> [StoreEvent]
  /// Undoes the last `count` actions; see ``Simulation/stepBack(_:)``.
  func stepBack(_ count: Int) throws
  /// Undoes all actions after a moment; see ``Simulation/stepBack(to:)``.
  func stepBack(to instant: Instant) throws
  /// Undoes all but the first `count` actions; see ``Simulation/stepBack(keeping:to:)``.
  func stepBack(keeping count: Int, to instant: Instant) throws
  /// Redoes the action that was undone last; see ``Simulation/stepForward()``.
  func stepForward() throws -> [StoreEvent]?
  /// Switches to a branch; see ``Simulation/switchTo(_:)``.
  func switchTo(_ branch: HistoryBranch) throws
}
