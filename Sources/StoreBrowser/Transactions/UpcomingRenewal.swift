import Foundation
import PurchaseFlow
import StoreModel

/// Something that will happen to a subscription by itself, unless somebody does something.
struct UpcomingRenewal: Hashable, Sendable, Identifiable {
  /// What will happen.
  enum Kind: Hashable, Sendable {
    /// A period begins and is charged, perhaps under an offer.
    case renews(Decimal, PurchaseFlow.Transaction.Offer?)
    /// A charge fails, and the plan stays in force for a while.
    case graceBegins
    /// A charge fails, or grace has ended.
    case retryBegins
    /// It is over.
    case ends(ExpirationReason)

    /// Whether nothing more happens.
    var isEnd: Bool {
      if case .ends = self { true } else { false }
    }
  }

  /// The offer that a renewal is charged under.
  var offer: PurchaseFlow.Transaction.Offer? {
    if case .renews(_, let offer) = kind { offer } else { nil }
  }

  let id: Int
  let instant: Instant
  let kind: Kind
  let productID: String
  /// The three-letter code of the currency that it is charged in.
  let currency: String

  /// How many are told; ours.
  static let most = 6

  /// How many events of the customer are tried: those of other subscriptions come between.
  /// Ours.
  private static let mostEvents = 100

  /// What will happen to a subscription, rehearsed with a copy of the customer.
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
