import Foundation
import GRDB
import PurchaseFlow
import Synchronization

/// A ``Simulation`` with its history in a journal. When a call returns, its result is on disk.
///
/// Several programs can have one journal open. Before each action, a program reads the actions of
/// the other programs. All programs therefore have the same customer.
///
/// ```swift
/// import PurchaseFlow
/// import PurchaseJournal
///
/// func buy(in store: StoreContents, at start: Instant) throws -> [StoreEvent] {
///   let path = JournalPaths.path(forConfigurationAt: "Store.storekit")
///   let customer = try JournaledSimulation(path: path, contents: store, start: start)
///   return try customer.perform(.purchase("pro.monthly"))
/// }
/// ```
public final class JournaledSimulation: Sendable {
  /// The part of the journal that this program has read. The state is empty after a failed write,
  /// so that the program then reads the file again.
  private struct JournalState {
    var reader = JournalReader()
    var simulation: Simulation?
    /// The identity of the customer; `nil` until it is read.
    var identity: CustomerIdentity?

    /// Discards everything except the last line that is known to exist. A file without that line is
    /// not the same journal.
    mutating func forget() {
      let end = reader.end
      self = JournalState()
      reader.least = end
    }

    /// Reads the new lines. If the file changed, reads all lines, because earlier lines can be
    /// different.
    mutating func catchUp(_ database: Database, isUnchanged: Bool = true) throws {
      if !isUnchanged { forget() }
      guard simulation == nil else {
        return try reader.read(database) { try simulation?.add($0) }
      }
      var builder = HistoryBuilder()
      try reader.read(database) { try builder.add($0) }
      simulation = builder.simulation
      identity = try JournalIdentity.read(database)
    }
  }

  private let journal: Journal?
  private let known: Mutex<JournalState>
  private let keys = Mutex<SigningKeys?>(nil)

  /// Opens the store for the customer of a journal; creates a new customer if the file is missing
  /// or empty.
  ///
  /// If the history's store differs from `contents`, the new store is opened as a separate action.
  /// Earlier transactions retain their terms.
  ///
  /// - Parameters:
  ///   - path: The path of the journal's file.
  ///   - contents: The products and rules of the store.
  ///   - start: The clock's first time for a new customer.
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

  /// Opens the store for a new customer whose history is only in memory.
  public init(ephemeral contents: StoreContents, start: Instant) {
    journal = nil
    known = Mutex(
      JournalState(
        simulation: Simulation(contents: contents, start: start),
        identity: CustomerIdentity(UUID().uuidString.lowercased())
      )
    )
  }

  /// The path of the journal's file; `nil` if the history is only in memory.
  public var path: String? { journal?.path }

  /// Reads the simulation as this program last read or wrote it.
  ///
  /// - Returns: The result of the closure. Read only the needed values: if a copy of the simulation
  ///   is retained, the next action takes O(*n*) time in the length of the history.
  public func read<Result: Sendable>(
    _ body: (Simulation) throws -> Result
  ) throws -> Result {
    try known.withLock { known in
      if known.simulation == nil { try journal?.read { try known.catchUp($0, isUnchanged: $1) } }
      guard let simulation = known.simulation else { throw lost }
      return try body(simulation)
    }
  }

  /// The identity of the customer, from which identifiers derive in the App Store's signing format.
  /// It stays the same for the life of the journal. With an in-memory history, it is random.
  public var customerIdentity: CustomerIdentity {
    get throws {
      try known.withLock { known in
        if known.identity == nil {
          known.forget()
          try journal?.read { try known.catchUp($0, isUnchanged: $1) }
        }
        guard let identity = known.identity else { throw lost }
        return identity
      }
    }
  }

  /// Returns a signer with the keys beside the journal; creates the keys on first use. With an
  /// in-memory history, the keys last as long as this value.
  ///
  /// - Parameter app: The app of the purchases. Unless it has a customer, ``customerIdentity`` is
  ///   its customer.
  public func signer(for app: SignedApp) throws -> EventSigner {
    var app = app
    if app.customer == nil { app.customer = try customerIdentity }
    let keys = try keys.withLock { keys in
      let found = try keys ?? keyFile?.keys() ?? SigningKeys()
      keys = found
      return found
    }
    return EventSigner(keys: keys, app: app)
  }

  /// Reads the actions of other programs.
  ///
  /// - Returns: Whether there were new actions.
  @discardableResult
  public func refresh() throws(JournalError) -> Bool {
    try known.withLock { known throws(JournalError) in
      let before = known.reader.tip
      try journal?.read { try known.catchUp($0, isUnchanged: $1) }
      return known.reader.tip != before
    }
  }

  /// Changes the customer and writes the recorded actions to disk before it returns.
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
      // Earlier versions set the clock without recording an action. This action records that time,
      // so that an undo can return to it.
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
    path.map { SigningKeyFile(path: JournalPaths.keys(ofJournalAt: $0)) }
  }

  private var lost: JournalError {
    JournalError(path: path ?? "", reason: .damaged("its lines are missing"))
  }
}

extension Simulation {
  /// Whether the clock is later than the last action.
  fileprivate var isAheadOfHistory: Bool {
    history.entries.last.map { $0.instant < now } ?? false
  }
}
