import ExternalInput

/// Why a customer cannot be brought into a state.
public enum CustomerStateObstacle: Error, Hashable, Sendable {
  /// No plan of the group can be bought.
  case noPlans
  /// The plan that was asked for cannot be bought in the group.
  case unknownPlan(String)
  /// There is no plan with a free trial.
  case noFreeTrial
  /// There is no second plan to change to.
  case onlyOnePlan
  /// Every change of plan begins at once.
  case noLaterChange
  /// There is no plan with a win-back offer that the file makes eligible.
  case noWinBackOffer
  /// The rules of the store do not lead to the state within the steps that are tried.
  case notReached(CustomerState)
}

extension CustomerStateObstacle: CustomStringConvertible {
  /// What is missing and what to do about it.
  public var description: String {
    switch self {
    case .noPlans:
      "No plan of the group can be bought. Add one to the file."
    case .unknownPlan(let id):
      "The group sells no plan \(PrintableText.quotedName(id)). Name one of its plans."
    case .noFreeTrial:
      "No plan has a free trial. Add an introductory offer without a price to one."
    case .onlyOnePlan:
      "There is only one plan. Add another one to change to."
    case .noLaterChange:
      "Every change of plan takes effect at once. Add a plan of a lower level."
    case .noWinBackOffer:
      "No plan has an eligible win-back offer. Add one to the file."
    case .notReached(let state):
      "The store's rules do not allow the state \(state.rawValue). "
        + "Check its settings and policies."
    }
  }
}
