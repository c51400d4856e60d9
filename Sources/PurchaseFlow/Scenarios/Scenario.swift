import Foundation
import StoreModel

/// A scenario file: one customer, what they and the store do, and what must then be true.
public struct Scenario: Sendable {
  /// The file's path as it was given.
  public let file: String
  /// The path of its store's file.
  public let store: String
  /// What is on sale, and under which rules.
  public let contents: StoreContents
  /// The clock's first moment.
  public let start: Instant
  /// The steps, in order.
  public let steps: [Step]
  /// The names of the store's groups.
  let groupNames: [GroupID: String]

  /// One step.
  public struct Step: Sendable {
    /// Its number, counted from 1.
    public let number: Int
    /// The line it begins at, counted from 1.
    public let line: Int
    /// The name of the action's key; `nil` where nothing is done.
    public let name: String?
    let action: Action?
    let place: ScenarioPlace
    let group: GroupID?
    let expectations: [Expectation]
  }

  /// What a step does.
  enum Action: Hashable, Sendable {
    /// Something that is said in full.
    case store(StoreAction, Concern)
    /// Something about the group that the step is about.
    case group(GroupAction)
    /// Something about a transaction.
    case transaction(TransactionReference, TransactionAction)
    /// The clock moves.
    case advance(CalendarSpan)
    case until(Instant)
    /// The history is stepped back.
    case backSteps(Int)
    case backTo(Instant)
  }

  /// What an action concerns, which later steps are about where they do not say.
  enum Concern: Hashable, Sendable {
    case nothing
    case product(String)
  }

  enum GroupAction: Hashable, Sendable {
    case autoRenew(Bool)
    case resolveBillingIssue
    case consent(Bool)
    case extendRenewal(CalendarSpan)
    case forceRenewal
    case expire
  }

  enum TransactionReference: Hashable, Sendable {
    case last
    case id(UInt64)
  }

  enum TransactionAction: Hashable, Sendable {
    case refund(Transaction.RevocationReason)
    case reverseRefund
    case finish
    case delete
  }
}

extension Scenario {
  /// Reads a scenario file and its store.
  public init(path: String) throws(YAMLFileError) { self = try ScenarioReader.read(path) }

  /// The customer after all steps, whatever was expected of them.
  public func customer() throws(YAMLFileError) -> Simulation {
    var run = ScenarioRun(self)
    try run.run()
    return run.simulation
  }
}

/// Where something stands in a scenario file.
struct ScenarioPlace: Hashable, Sendable {
  let file: String
  let line: Int
  let column: Int
  let keyPath: String

  func error(_ message: String) -> YAMLFileError {
    YAMLFileError(file: file, line: line, column: column, keyPath: keyPath, message: message)
  }
}

extension YAMLNode {
  var place: ScenarioPlace {
    ScenarioPlace(file: file, line: line, column: value.place.column, keyPath: keyPath)
  }
}
