import PurchaseFlow
import StoreModel

/// A state of a purchase, the most important first. The filter accepts the raw value after
/// `state:`.
enum TransactionState: String, Hashable, Sendable, CaseIterable {
  /// The purchase waits for approval (Ask to Buy).
  case pending
  /// The purchase waits for another step of the customer.
  case interrupted
  /// The purchase started outside the app and waits for the app.
  case intent
  /// The App Store has not decided a refund request yet.
  case requested
  /// The purchase was refunded.
  case refunded
  /// The family no longer shares the purchase.
  case revoked
  /// An upgrade ended the period early.
  case upgraded
  /// The renewal could not be charged, but access continues.
  case grace
  /// The App Store retries to charge the renewal.
  case retry
  /// A price increase waits for the customer's consent.
  case increase
  /// The purchase entitles the customer now.
  case current
  /// The purchase is the last period of an expired subscription.
  case expired
  /// The purchase is a free trial.
  case trial
  /// The purchase has an offer that is not a free trial.
  case offer
  /// A family member shares the purchase.
  case family
  /// The signature of the transaction is not valid.
  case unverified
  /// The app has not finished the transaction.
  case unfinished

  /// The text of the state's name.
  var name: TransactionsText {
    switch self {
    case .pending: .statePending
    case .interrupted: .stateInterrupted
    case .intent: .stateIntent
    case .requested: .stateRequested
    case .refunded: .stateRefunded
    case .revoked: .stateRevoked
    case .upgraded: .stateUpgraded
    case .grace: .stateGrace
    case .retry: .stateRetry
    case .increase: .stateIncrease
    case .current: .stateCurrent
    case .expired: .stateExpired
    case .trial: .stateTrial
    case .offer: .stateOffer
    case .family: .stateFamily
    case .unverified: .stateUnverified
    case .unfinished: .stateUnfinished
    }
  }

  /// The text of the state's short name, at most ten cells wide, for narrow table columns.
  var shortName: TransactionsText {
    switch self {
    case .pending: .shortPending
    case .interrupted: .shortInterrupted
    case .intent: .shortIntent
    case .requested: .shortRequested
    case .upgraded: .shortUpgraded
    case .grace: .shortGrace
    case .retry: .shortRetry
    case .increase: .shortIncrease
    case .trial: .shortTrial
    case .refunded, .revoked, .current, .expired, .offer, .family, .unverified, .unfinished: name
    }
  }
}
