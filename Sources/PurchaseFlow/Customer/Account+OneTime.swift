import Foundation
import StoreModel

extension Account {
  /// Buys a product that does not renew automatically. A non-consumable can be bought only once.
  mutating func buyOnce(
    _ terms: OneTimeTerms,
    _ request: PurchaseRequest,
    _ route: PurchaseRoute,
    at instant: Instant,
    log: inout [StoreEvent]
  ) {
    if terms.type == .nonConsumable, let owned = owned(terms.productID, .purchased) {
      return reportPurchase(
        .alreadyOwned,
        nil,
        owned.id,
        route,
        isNew: false,
        at: instant,
        log: &log
      )
    }
    let one = changedPrices[terms.productID] ?? terms.price
    let price = one * Decimal(request.quantity)
    charge(price, for: terms, request, route, at: instant, log: &log)
  }

  /// Charges a price for a product that does not renew, and creates its transaction.
  private mutating func charge(
    _ price: Decimal,
    for terms: OneTimeTerms,
    _ request: PurchaseRequest,
    _ route: PurchaseRoute,
    offer: Transaction.Offer? = nil,
    at instant: Instant,
    log: inout [StoreEvent]
  ) {
    let id = issue(terms, request, offer, price: price, .purchased, at: instant)
    if let transaction = transaction(id) {
      ledger.record(.charge, of: price, for: transaction, at: instant)
    }
    reportPurchase(.boughtOnce, .oneTimeCharge, id, route, isNew: true, at: instant, log: &log)
  }

  /// Redeems an offer code of a product that does not renew (R48).
  mutating func redeemOnce(
    _ name: String,
    of terms: OneTimeTerms,
    at now: Instant,
    log: inout [StoreEvent]
  ) throws(PurchaseFailure) {
    guard let code = redeemableCodes(of: terms).first(where: { $0.name == name }),
      let price = code.price
    else { throw .refusal(.codeDeclined(name)) }
    charge(
      price,
      for: terms,
      PurchaseRequest(productID: terms.productID),
      .update,
      offer: Transaction.Offer(oneTimeCode: name),
      at: now,
      log: &log
    )
  }

  /// Returns the codes that the customer can redeem for a product that does not renew, in the order
  /// of the file. Empty for a non-consumable that the customer owns, and for a product removed from
  /// sale.
  func redeemableCodes(of terms: OneTimeTerms) -> [OneTimeCode] {
    let codes = catalog.oneTimeCodes(of: terms.productID)
    guard !codes.isEmpty, !removedProducts.contains(terms.productID),
      terms.type != .nonConsumable || owned(terms.productID, .purchased) == nil
    else { return [] }
    return codes.filter { code in
      guard code.price != nil, !code.name.isEmpty else { return false }
      return switch store.policies.oneTimeCodes {
      case .everyone: true
      case .bySpending: code.allows(spendingKind) && !hasRedeemed(code.name, of: terms.productID)
      }
    }
  }

  /// The customer's kind by the date of the latest purchase of any product: new, existing or
  /// expired (O13).
  private var spendingKind: StoreConfiguration.OfferRecord.Eligibility {
    let purchase = transactions.last { $0.ownershipType == .purchased }?.purchasedAt
    guard let purchase, let now else { return .new }
    return now <= store.zone.adding(days: Policies.recentPurchaseDays, to: purchase)
      ? .existing : .expired
  }

  /// Returns whether the customer already redeemed a code of an offer.
  private func hasRedeemed(_ name: String, of productID: String) -> Bool {
    transactions.contains {
      $0.productID == productID && $0.offer?.type == .code && $0.offer?.id == name
    }
  }

  /// Returns the latest unrevoked transaction of a product with the given ownership type; `nil` if
  /// there is none.
  func owned(_ productID: String, _ ownership: Transaction.OwnershipType) -> Transaction? {
    transactions.last {
      $0.productID == productID && $0.ownershipType == ownership && $0.revokedAt == nil
    }
  }

  private mutating func reportPurchase(
    _ kind: StoreEvent.Kind,
    _ notification: ServerNotification?,
    _ id: UInt64,
    _ route: PurchaseRoute,
    isNew: Bool,
    at instant: Instant,
    log: inout [StoreEvent]
  ) {
    let isDelivered = isNew && deliver(id)
    guard let transaction = transaction(id) else { return }
    log.append(
      StoreEvent(
        kind,
        at: instant,
        productID: transaction.productID,
        transactionID: id,
        notification: notification,
        isDelivery: isDelivered && route == .update
      )
    )
    guard route == .call else { return }
    log.append(
      StoreEvent(
        .purchaseReturned(.success(transaction.verificationResult)),
        at: instant,
        productID: transaction.productID,
        transactionID: id
      )
    )
  }
}
