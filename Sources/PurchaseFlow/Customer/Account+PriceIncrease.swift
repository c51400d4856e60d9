import Foundation

extension Account {
  /// Raises the price of the plan that will renew. If consent is needed, a message asks the
  /// customer for it (R23). Otherwise the increase counts as accepted at once (R27). A lower price
  /// is a decrease (R47). Within a 12-month commitment, the new price applies from the next
  /// commitment on (K11).
  ///
  /// - Parameter newPrice: The new price; `nil` to request consent without a new price (I6).
  mutating func increasePrice(
    of productID: String,
    to newPrice: Decimal?,
    _ needsConsent: Bool,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    let request = PurchaseRequest(productID: productID)
    guard catalog[productID] != nil else {
      return reportFailure(.refusal(.unknownProduct(productID)), request, at: now, log: &log)
    }
    guard let group = group(of: productID) else {
      return reportFailure(.refusal(.notASubscription(productID)), request, at: now, log: &log)
    }
    if let newPrice, isDecrease(of: productID, to: newPrice) {
      return changePrice(
        of: productID,
        billedAs: nil,
        to: newPrice,
        preserving: false,
        at: now,
        log: &log
      )
    }
    guard let index = lineIndex(group), lines[index].state == .subscribed,
      lines[index].renewsAfterTerm, lines[index].plan.productID == productID,
      let plan = currentTerms(of: lines[index].plan)
    else {
      return reportFailure(.refusal(.notRenewing(productID)), request, at: now, log: &log)
    }
    let present = lines[index].keptPrice ?? plan.price
    let price = newPrice ?? plan.price
    guard price > present || needsConsent && price == present else {
      return reportFailure(.refusal(.priceNotHigher(productID)), request, at: now, log: &log)
    }
    if needsConsent, lines[index].isIncreasePending, store.policies.repeatedConsent == .refused {
      return reportFailure(.refusal(.increasePending(productID)), request, at: now, log: &log)
    }
    if price != plan.price { setPrice(price, of: productID, billedMonthly: plan.isBilledMonthly) }
    lines[index].keptPrice = needsConsent ? present : nil
    lines[index].isKeptPricePreserved = false
    let increase = PriceIncrease(
      price: price,
      currency: plan.currency,
      status: needsConsent ? .pending : .agreed
    )
    lines[index].priceIncrease = increase
    log.append(
      event(
        .priceIncreased(increase),
        ofLine: index,
        at: now,
        needsConsent ? .increasePending : .increaseAccepted
      )
    )
    if needsConsent {
      send(.priceIncreaseConsent, group, at: now, log: &log)
    } else {
      settleMessages(.priceIncreaseConsent, group)
    }
  }

  /// Returns whether a price is below the price that the customer pays for a plan. If the customer
  /// does not have the plan, compares with the list price.
  private func isDecrease(of productID: String, to price: Decimal) -> Bool {
    guard let listed = newCustomerPrice(of: productID)?.amount, !price.isNaN else { return false }
    return price < (subscriberIndex(of: productID).flatMap { lines[$0].keptPrice } ?? listed)
  }

  /// Accepts a price increase (R24), or declines it, which turns auto-renew off (R25).
  mutating func answerPriceIncrease(
    _ group: GroupID,
    _ agrees: Bool,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    guard let index = lineIndex(group), lines[index].isIncreasePending else {
      return refuse(.noPriceIncrease(group), group: group, at: now, log: &log)
    }
    guard agrees else { return disableAutoRenew(group, at: now, log: &log) }
    lines[index].priceIncrease?.status = .agreed
    lines[index].keptPrice = nil
    settleMessages(.priceIncreaseConsent, group)
    log.append(event(.priceIncreaseAgreed, ofLine: index, at: now, .increaseAccepted))
    if store.policies.agreedIncrease == .notReported { lines[index].priceIncrease = nil }
  }

  /// Removes a product from sale.
  mutating func removeFromSale(_ productID: String, at now: Instant, log: inout [StoreEvent]) {
    let request = PurchaseRequest(productID: productID)
    guard catalog[productID] != nil else {
      return reportFailure(.refusal(.unknownProduct(productID)), request, at: now, log: &log)
    }
    guard removedProducts.insert(productID).inserted else {
      return reportFailure(.refusal(.alreadyRemoved(productID)), request, at: now, log: &log)
    }
    log.append(
      StoreEvent(.removedFromSale, at: now, group: group(of: productID), productID: productID)
    )
  }
}
