import Foundation

/// What happened, and when, and what it concerns.
public struct StoreEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// The store opened or its file was read again.
    case opened
    /// The first purchase in a group.
    case purchased
    /// A purchase in a group after the subscription had ended.
    case resubscribed
    /// A new period began by itself.
    case renewed
    /// Another plan began at once; the unused part of the old one was given back.
    case upgraded(from: String, refund: Decimal, currency: String)
    /// Another plan will begin at the next renewal.
    case planChangeScheduled(from: String)
    /// The present plan will renew after all, not the other one.
    case planChangeCancelled(to: String)
    /// The same change was asked for again; nothing changed.
    case planChangeAlreadyScheduled
    /// The plan asked for is held; nothing was bought.
    case alreadySubscribed
    /// The subscription will not renew. A plan change that waited is dropped.
    case autoRenewDisabled
    /// The subscription will renew.
    case autoRenewEnabled
    /// The subscription ended.
    case expired(ExpirationReason)
    /// What the purchase call answers; the last event of a purchase that was not
    /// refused.
    indirect case purchaseReturned(PurchaseResult)
    /// The action makes no sense now; nothing changed but the clock.
    case refused(Refusal)
  }

  /// When it happened.
  public let instant: Instant
  /// What happened.
  public let kind: Kind
  /// The group it concerns.
  public let group: GroupID?
  /// The product it concerns: the new plan of a change, the one asked for of a
  /// purchase.
  public let productID: String?
  /// The transaction it concerns: the new one, or the latest where none was made.
  public let transactionID: UInt64?

  init(
    _ kind: Kind,
    at instant: Instant,
    group: GroupID? = nil,
    productID: String? = nil,
    transactionID: UInt64? = nil
  ) {
    self.kind = kind
    self.instant = instant
    self.group = group
    self.productID = productID
    self.transactionID = transactionID
  }
}

extension [StoreEvent] {
  /// What the purchase call answered, where there was one that was not refused.
  public var purchaseResult: PurchaseResult? {
    guard case .purchaseReturned(let result)? = last?.kind else { return nil }
    return result
  }

  /// Why the action was refused, where it was.
  public var refusal: Refusal? {
    guard case .refused(let reason)? = last?.kind else { return nil }
    return reason
  }
}
