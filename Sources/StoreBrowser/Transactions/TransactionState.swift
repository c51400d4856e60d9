import PurchaseFlow
import StoreModel

/// What there is to say of a purchase at a glance, the most telling first. The raw value is
/// what the filter takes after `state:`.
enum TransactionState: String, Hashable, Sendable, CaseIterable {
  /// Somebody has to approve it.
  case pending
  /// The customer has to do something else first.
  case interrupted
  /// It was begun outside the app.
  case intent
  /// Its price was given back.
  case refunded
  /// The family no longer shares it.
  case revoked
  /// A better plan ended it early.
  case upgraded
  /// In force although the renewal could not be charged.
  case grace
  /// The App Store tries to charge the renewal.
  case retry
  /// The customer is asked to agree to a higher price.
  case increase
  /// It gives a right now.
  case current
  /// The last period of a subscription that is over.
  case expired
  /// A free trial.
  case trial
  /// Sold under another offer.
  case offer
  /// Shared by a member of the family.
  case family
  /// Its signature is not to be trusted.
  case unverified
  /// The app has not finished it.
  case unfinished

  /// Its name.
  var name: TransactionsText {
    switch self {
    case .pending: .statePending
    case .interrupted: .stateInterrupted
    case .intent: .stateIntent
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

  /// A name of ten columns at the most, for where the other one has no room.
  var shortName: TransactionsText {
    switch self {
    case .pending: .shortPending
    case .interrupted: .shortInterrupted
    case .intent: .shortIntent
    case .upgraded: .shortUpgraded
    case .grace: .shortGrace
    case .retry: .shortRetry
    case .increase: .shortIncrease
    case .trial: .shortTrial
    case .refunded, .revoked, .current, .expired, .offer, .family, .unverified, .unfinished: name
    }
  }
}
