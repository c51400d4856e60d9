/// A customer whose history is kept elsewhere than in memory: when something that was done
/// has been answered, it is safe there.
///
/// Errors say that something was not done, why, and what to do; those that are
/// ``PersistenceError``s can be told in any language.
public protocol PersistentCustomer: Sendable {
  /// The customer, the history and the clock now.
  func simulation() throws -> Simulation
  /// Does something now; as ``Simulation/perform(_:)``.
  func perform(_ action: StoreAction) throws -> [StoreEvent]
  /// Moves the clock to a moment; as ``Simulation/advance(to:)``.
  func advance(to instant: Instant) throws -> [StoreEvent]
  /// Moves the clock as a person wrote it; as ``Simulation/move(_:)``.
  func move(_ move: ClockMove) throws -> [StoreEvent]
  /// Takes the last actions back; as ``Simulation/stepBack(_:)``.
  func stepBack(_ count: Int) throws
  /// Takes back everything later than a moment; as ``Simulation/stepBack(to:)``.
  func stepBack(to instant: Instant) throws
  /// Takes back all but the first actions; as ``Simulation/stepBack(keeping:to:)``.
  func stepBack(keeping count: Int, to instant: Instant) throws
  /// Does again what was taken back last; as ``Simulation/stepForward()``.
  func stepForward() throws -> [StoreEvent]?
  /// Takes another way; as ``Simulation/switchTo(_:)``.
  func switchTo(_ branch: HistoryBranch) throws
}
