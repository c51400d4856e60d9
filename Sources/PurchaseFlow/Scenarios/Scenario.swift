import Foundation
import StoreModel

/// A scenario file: a store, actions of one customer and of the store, and expectations.
///
/// ```swift
/// import PurchaseFlow
///
/// func customer(ofFileAt path: String) throws -> Account {
///   try Scenario(path: path).customer().account
/// }
/// ```
public struct Scenario: Sendable {
  /// The file's path as it was given.
  public let file: String
  /// The path of the store's configuration file.
  public let store: String
  /// The products and rules of the store.
  public let contents: StoreContents
  /// The first time of the clock.
  public let start: Instant
  /// The steps, in order.
  public let steps: [Step]
  /// The identity of the customer, a hash of the contents of the file and its store. Equal contents
  /// yield equal identities on every machine.
  public let customerIdentity: CustomerIdentity
  /// The names of the store's groups.
  let groupNames: [GroupID: String]

  /// An action with a time and expectations; each part is optional.
  public struct Step: Sendable {
    /// The position of the step in the scenario, from 1.
    public let number: Int
    /// The first line of the step, from 1.
    public let line: Int
    /// The key of the action; `nil` if the step has no action.
    public let name: String?
    let action: Action?
    let place: ScenarioPlace
    let group: GroupID?
    let expectations: [Expectation]
  }

  /// The action of a step.
  enum Action: Hashable, Sendable {
    /// An action that the step specifies completely, and the product that it concerns.
    case store(StoreAction, Concern)
    /// An action on the step's group.
    case group(GroupAction)
    /// An action on the last transaction or on the transaction with an identifier.
    case transaction(TransactionReference, TransactionAction)
    /// A move of the clock by a length.
    case advance(CalendarSpan)
    case until(Instant)
    /// An undo of a number of actions.
    case backSteps(Int)
    case backTo(Instant)
  }

  /// The subject of an action. Later steps without a subject use the same subject.
  enum Concern: Hashable, Sendable {
    case nothing
    case product(String)
  }

  enum GroupAction: Hashable, Sendable {
    case autoRenew(Bool)
    case resolveBillingIssue
    case acceptRetentionOffer(String)
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
    case requestRefund(RefundRequest.Reason)
    case requestConsumption
    case decideRefund(RefundDecision)
    case reverseRefund
    case finish
    case delete
  }
}

extension Scenario {
  /// Reads a scenario file and its store.
  public init(path: String) throws(YAMLFileError) { self = try ScenarioReader.read(path) }

  /// Returns the customer after all steps, without regard to the expectations.
  public func customer() throws(YAMLFileError) -> Simulation {
    var run = ScenarioRun(self)
    try run.run()
    return run.simulation
  }
}

/// A place in a scenario file.
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
