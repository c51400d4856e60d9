import ExternalInput

/// The reason why a customer cannot be brought into a state.
///
/// ```swift
/// import PurchaseFlow
///
/// func reason(for state: CustomerState, _ simulation: Simulation, _ group: GroupID) -> String? {
///   do { _ = try simulation.reaching(state, in: group) } catch { return error.description }
///   return nil
/// }
/// ```
public enum CustomerStateUnavailableReason: Error, Hashable, Sendable {
  /// The group has no plan on sale.
  case noPlans
  /// The group does not sell the requested plan.
  case unknownPlan(String)
  /// No plan has a free trial.
  case noFreeTrial
  /// The group has only one plan, so the customer cannot change to another plan.
  case onlyOnePlan
  /// Every plan change takes effect at once.
  case noLaterChange
  /// No plan has a win-back offer that the file marks as eligible.
  case noWinBackOffer
  /// No plan can be billed monthly with a 12-month commitment.
  case noCommitment
  /// The App Store sells no monthly billing with a commitment in the storefront with this
  /// three-letter country code.
  case noCommitmentInStorefront(String)
  /// Under the store's rules, the customer does not reach the state within 1,000 events.
  case notReached(CustomerState)
}

extension CustomerStateUnavailableReason: CustomStringConvertible {
  /// The reason and the next step.
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
    case .noCommitment:
      "No plan is billed monthly with a commitment. Add the billing plan MONTHLY to a yearly plan."
    case .noCommitmentInStorefront(let storefront):
      "The storefront \(storefront) sells no monthly billing with a commitment. "
        + "Choose another storefront."
    case .notReached(let state):
      "The store's rules do not allow the state \(state.rawValue). "
        + "Check its settings and policies."
    }
  }
}
