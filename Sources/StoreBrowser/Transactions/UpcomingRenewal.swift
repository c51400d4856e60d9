import Foundation
import PurchaseFlow
import StoreModel

/// A future event of a subscription, provided that the customer takes no action before it.
struct UpcomingRenewal: Hashable, Sendable, Identifiable {
  /// The kind of the event.
  enum Kind: Hashable, Sendable {
    /// A period starts and is charged, with or without an offer.
    case renews(Decimal, PurchaseFlow.Transaction.Offer?)
    /// A charge fails and the grace period starts.
    case graceBegins
    /// Billing retry starts, after a failed charge or the grace period.
    case retryBegins
    /// The subscription ends.
    case ends(ExpirationReason)

    /// Whether no event follows.
    var isEnd: Bool {
      if case .ends = self { true } else { false }
    }
  }

  /// The offer of the renewal; `nil` for none.
  var offer: PurchaseFlow.Transaction.Offer? {
    if case .renews(_, let offer) = kind { offer } else { nil }
  }

  let id: Int
  let instant: Instant
  let kind: Kind
  let productID: String
  /// The three-letter code of the currency.
  let currency: String

  /// The maximum number of events in the list (this project's choice).
  static let most = 6

  /// The maximum number of events of the account to simulate. Events of other subscriptions may
  /// come first. The number is this project's choice.
  private static let mostEvents = 100

  /// Returns the coming events of a subscription, simulated on a copy of the account.
  ///
  /// - Parameter originalID: The identifier of the subscription's first transaction.
  static func all(of originalID: UInt64, for account: Account) -> [UpcomingRenewal] {
    var dryRun = account
    var found: [UpcomingRenewal] = []
    for _ in 0..<mostEvents {
      guard let next = dryRun.nextEventInstant else { break }
      let events = dryRun.apply(.wait, at: next)
      guard events.refusal == nil else { break }
      for event in events {
        guard let id = event.transactionID, let transaction = dryRun.transaction(id),
          transaction.originalID == originalID, let kind = kind(of: event, transaction)
        else { continue }
        found.append(
          UpcomingRenewal(
            id: found.count,
            instant: event.instant,
            kind: kind,
            productID: transaction.productID,
            currency: transaction.currency
          )
        )
      }
      if found.count >= most || found.last?.kind.isEnd == true { break }
    }
    return Array(found.prefix(most))
  }

  private static func kind(
    of event: StoreEvent,
    _ transaction: PurchaseFlow.Transaction
  ) -> Kind? {
    switch event.kind {
    case .renewed, .recovered: .renews(transaction.chargedAmount, transaction.offer)
    case .gracePeriodBegan: .graceBegins
    case .billingRetryBegan, .gracePeriodEnded: .retryBegins
    case .expired(let reason): .ends(reason)
    default: nil
    }
  }
}
