import GRDB
import PurchaseFlow
import Synchronization

/// A customer whose history is kept in a journal: what ``Simulation`` does, and when it
/// has answered, it is on the disk.
///
/// Several programs may have one journal open. Each of them sees what the others did
/// before it does something itself, so that all have the same customer.
///
/// ```swift
/// let path = JournalPlace.path(forConfigurationAt: "Store.storekit")
/// let customer = try JournaledSimulation(path: path, contents: contents, start: start)
/// try customer.perform(.purchase("pro.monthly"))
/// ```
public final class JournaledSimulation: Sendable {
  /// What is known of the journal. Nothing at all where the last action could not be
  /// written: then the truth is on the disk, and is read again.
  private struct JournalState {
    var reader = JournalReader()
    var simulation: Simulation?

    /// Forgets all but where the history ended: a file that ends before that, or elsewhere, is
    /// not the one that it was.
    mutating func forget() {
      let end = reader.end
      self = JournalState()
      reader.least = end
    }

    /// Reads the lines that are not yet known; all of them where the file is not as this program
    /// left it, for they may be others than before.
    mutating func catchUp(_ database: Database, isUnchanged: Bool = true) throws {
      if !isUnchanged { forget() }
      guard simulation == nil else {
        return try reader.read(database) { try simulation?.add($0) }
      }
      var fold = HistoryFold()
      try reader.read(database) { try fold.add($0) }
      simulation = fold.simulation
    }
  }

  private let journal: Journal?
  private let known: Mutex<JournalState>
  private let keys = Mutex<SigningKeys?>(nil)

  /// Opens the store to the customer of a journal, or to a new one where there is no
  /// file or nothing in it.
  ///
  /// A store that is not the one the history knows is opened again, as an action of its
  /// own: earlier transactions keep what they were sold under.
  ///
  /// - Parameters:
  ///   - path: The journal's file.
  ///   - contents: What the store sells.
  ///   - start: The clock's first moment for a new customer.
  public init(path: String, contents: StoreContents, start: Instant) throws(JournalError) {
    var known = JournalState()
    do {
      journal = try Journal(path: path) { try known.catchUp($0) }
      self.known = Mutex(known)
      try open(contents, start: start)
    } catch {
      throw error.atOpening
    }
  }

  /// Opens the store to a new customer whose history is kept nowhere.
  public init(ephemeral contents: StoreContents, start: Instant) {
    journal = nil
    known = Mutex(JournalState(simulation: Simulation(contents: contents, start: start)))
  }

  /// The journal's file; `nil` where the history is kept nowhere.
  public var path: String? { journal?.path }

  /// The customer, the history and the clock now, as far as this program knows.
  ///
  /// - Returns: What the reading comes to. To keep a copy of the simulation costs as much
  ///   as its history is long at the next action; read what is needed instead.
  public func read<Result: Sendable>(
    _ body: (Simulation) throws -> Result
  ) throws -> Result {
    try known.withLock { known in
      if known.simulation == nil { try journal?.read { try known.catchUp($0, isUnchanged: $1) } }
      guard let simulation = known.simulation else { throw lost }
      return try body(simulation)
    }
  }

  /// Signs what happens to the customer, always with the keys that lie beside the journal;
  /// they are made when they are first asked for. Where the history is kept nowhere, the
  /// keys last as long as this value.
  public func signer(for app: SignedApp) throws -> EventSigner {
    let keys = try keys.withLock { keys in
      let found = try keys ?? keyFile?.keys() ?? SigningKeys()
      keys = found
      return found
    }
    return EventSigner(keys: keys, app: app)
  }

  /// Takes in what other programs did.
  ///
  /// - Returns: Whether they did anything.
  @discardableResult
  public func refresh() throws(JournalError) -> Bool {
    try known.withLock { known throws(JournalError) in
      let before = known.reader.tip
      try journal?.read { try known.catchUp($0, isUnchanged: $1) }
      return known.reader.tip != before
    }
  }

  /// Changes the customer, and writes what was done before it returns.
  func change<Result: Sendable>(
    _ body: (inout Simulation) -> (result: Result, done: [JournalRecord])
  ) throws(JournalError) -> Result {
    try change { simulation in
      guard var changed = simulation.take() else { return nil }
      defer { simulation = changed }
      return body(&changed)
    }
  }

  private func open(_ contents: StoreContents, start: Instant) throws(JournalError) {
    try change { simulation in
      guard simulation != nil else {
        let opened = Simulation(contents: contents, start: start)
        simulation = opened
        return ((), opened.history.entries.map(JournalRecord.action))
      }
      // Earlier versions set the clock to a moment that no action tells of; what is done from
      // there on could not be taken back to it.
      let arrival = simulation?.isAheadOfHistory == true ? [StoreAction.wait] : []
      let opening = simulation?.account.store == contents ? [] : [StoreAction.open(contents)]
      let done = (arrival + opening).compactMap { action in
        simulation?.perform(action)
        return (simulation?.history.entries.last).map(JournalRecord.action)
      }
      return ((), done)
    }
  }

  private func change<Result: Sendable>(
    _ body: (inout Simulation?) -> (result: Result, done: [JournalRecord])?
  ) throws(JournalError) -> Result {
    try known.withLock { shared throws(JournalError) in
      var known = shared
      shared.forget()
      var result: Result?
      if let journal {
        try journal.write { database, isUnchanged in
          try known.catchUp(database, isUnchanged: isUnchanged)
          guard let change = body(&known.simulation) else { throw lost }
          try Journal.append(change.done, to: database, reader: &known.reader)
          result = change.result
        }
      } else {
        result = body(&known.simulation)?.result
      }
      shared = known
      guard let result else { throw lost }
      return result
    }
  }

  private var keyFile: SigningKeyFile? {
    path.map { SigningKeyFile(path: JournalPlace.keys(ofJournalAt: $0)) }
  }

  private var lost: JournalError {
    JournalError(path: path ?? "", problem: .damaged("its lines are missing"))
  }
}

extension Simulation {
  /// Whether the clock shows more than the last action's moment.
  fileprivate var isAheadOfHistory: Bool {
    history.entries.last.map { $0.instant < now } ?? false
  }
}
