import PurchaseFlow
import StoreModel

extension CustomerState {
  /// The text of the state's name.
  var text: AccountText {
    switch self {
    case .never: .stateNever
    case .trial: .stateTrial
    case .subscribed: .stateSubscribed
    case .commitment: .stateCommitment
    case .autoRenewOff: .stateAutoRenewOff
    case .downgradeWaiting: .stateDowngradeWaiting
    case .grace: .stateGrace
    case .retry: .stateRetry
    case .lapsed: .stateLapsed
    case .lapsedWithWinBack: .stateLapsedWithWinBack
    case .revoked: .stateRevoked
    case .askToBuyPending: .stateAskToBuyPending
    }
  }
}

extension CustomerStateUnavailableReason {
  /// Returns the reason why a state cannot be reached, as one line.
  func text(in words: Words) -> String {
    switch self {
    case .noPlans: words.text(AccountText.unavailableNoPlans)
    case .unknownPlan(let id): words.text(AccountText.unavailableUnknownPlan, id)
    case .noFreeTrial: words.text(AccountText.unavailableNoFreeTrial)
    case .onlyOnePlan: words.text(AccountText.unavailableOnlyOnePlan)
    case .noLaterChange: words.text(AccountText.unavailableNoLaterChange)
    case .noWinBackOffer: words.text(AccountText.unavailableNoWinBackOffer)
    case .noCommitment: words.text(AccountText.unavailableNoCommitment)
    case .noCommitmentInStorefront(let storefront):
      words.text(AccountText.unavailableCommitmentStorefront, storefront)
    case .notReached: words.text(AccountText.unavailableNotReached)
    }
  }
}
