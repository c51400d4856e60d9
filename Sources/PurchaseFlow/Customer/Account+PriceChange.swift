import Foundation

extension Account {
  /// Changes the price of a product (R47). New purchases cost the new price at once (I3).
  ///
  /// A subscriber of the plan renews at a lower price without consent. A higher price either does
  /// not apply to the subscriber (I7), or the App Store announces it (R27). If the customer's plan
  /// is billed monthly, `price` is the price of monthly billing, and it applies from the next
  /// commitment on (K11).
  mutating func changePrice(
    of productID: String,
    to price: Decimal,
    preserving preservesCurrent: Bool,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    do throws(PurchaseFailure) {
      let listed = try listPrice(of: productID)
      guard !price.isNaN, price >= 0 else { throw .refusal(.priceNotUsable(productID)) }
      guard price != listed.amount else { throw .refusal(.priceUnchanged(productID)) }
      if preservesCurrent {
        guard group(of: productID) != nil else { throw .refusal(.notASubscription(productID)) }
        guard price > listed.amount else { throw .refusal(.decreaseNotPreserved(productID)) }
      }
      setPrice(price, of: productID, billedMonthly: holdsMonthly(productID))
      let change = PriceChange(
        price: price,
        currency: listed.currency,
        preservesCurrent: preservesCurrent
      )
      guard let index = subscriberIndex(of: productID) else {
        let event = StoreEvent(
          .priceChanged(change),
          at: now,
          group: group(of: productID),
          productID: productID
        )
        log.append(event)
        return
      }
      applyChange(change, from: listed.amount, onLine: index, at: now, log: &log)
    } catch {
      reportFailure(error, PurchaseRequest(productID: productID), at: now, log: &log)
    }
  }

  /// Applies the changed price of a plan to the plan's subscriber. A pending price increase is
  /// void.
  ///
  /// - Parameter listed: The price before the change.
  private mutating func applyChange(
    _ change: PriceChange,
    from listed: Decimal,
    onLine index: Int,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    let present = lines[index].keptPrice ?? listed
    let isIncrease = change.price > present
    lines[index].keptPrice = nil
    lines[index].priceIncrease = nil
    settleMessages(.priceIncreaseConsent, lines[index].group)
    if isIncrease, change.preservesCurrent {
      lines[index].preserve(present)
    } else if isIncrease, lines[index].state == .subscribed, lines[index].renewsAfterTerm {
      return announce(change, onLine: index, at: now, log: &log)
    }
    log.append(event(.priceChanged(change), ofLine: index, at: now))
  }

  /// Reports a price increase that needs no consent (R27).
  private mutating func announce(
    _ change: PriceChange,
    onLine index: Int,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    let increase = PriceIncrease(
      price: change.price,
      currency: change.currency,
      status: .agreed
    )
    lines[index].priceIncrease = increase
    log.append(event(.priceIncreased(increase), ofLine: index, at: now, .increaseAccepted))
  }

  /// Changes the price of one billing plan of a product.
  mutating func setPrice(_ price: Decimal, of productID: String, billedMonthly isMonthly: Bool) {
    if isMonthly {
      changedMonthlyPrices[productID] = price
    } else {
      changedPrices[productID] = price
    }
  }

  /// Returns the price at which the store sells a product to new customers. If this customer's
  /// subscription to the product is billed monthly, returns the price of monthly billing.
  func listPrice(
    of productID: String
  ) throws(PurchaseFailure) -> (amount: Decimal, currency: String) {
    if holdsMonthly(productID), let group = group(of: productID),
      let terms = catalog.plan(productID, billedMonthly: true, in: group)
    {
      return (changedMonthlyPrices[productID] ?? terms.price, terms.currency)
    }
    switch catalog[productID] {
    case nil: throw .refusal(.unknownProduct(productID))
    case .unavailable?: throw .refusal(.notForSale(productID))
    case .plan(let terms)?: return (changedPrices[productID] ?? terms.price, terms.currency)
    case .oneTime(let terms)?: return (changedPrices[productID] ?? terms.price, terms.currency)
    }
  }

  /// Returns the price at which the store sells a product to new customers, like
  /// ``listPrice(of:)``; `nil` if the store does not sell the product.
  package func newCustomerPrice(of productID: String) -> (amount: Decimal, currency: String)? {
    try? listPrice(of: productID)
  }

  /// Returns whether the customer's own subscription to a plan is billed monthly.
  private func holdsMonthly(_ productID: String) -> Bool {
    subscriberIndex(of: productID).map { lines[$0].plan.isBilledMonthly } ?? false
  }

  /// Returns the index of the customer's own subscription to a plan; `nil` if there is none or it
  /// has ended.
  func subscriberIndex(of productID: String) -> Int? {
    guard let group = group(of: productID), let index = lineIndex(group),
      lines[index].plan.productID == productID, lines[index].dueAt != nil
    else { return nil }
    return index
  }

  /// The prices to display to this customer, by product identifier, where they differ from the
  /// file: the changed prices, and the preserved price of the customer's own plan (I7).
  public var displayedPrices: [String: Decimal] {
    displayed(changedPrices, billedMonthly: false)
  }

  /// The prices of monthly billing to display to this customer, like ``displayedPrices``.
  public var displayedMonthlyPrices: [String: Decimal] {
    displayed(changedMonthlyPrices, billedMonthly: true)
  }

  private func displayed(
    _ changed: [String: Decimal],
    billedMonthly isMonthly: Bool
  ) -> [String: Decimal] {
    guard !changed.isEmpty else { return changed }
    var prices = changed
    for line in lines where !line.isShared && line.plan.isBilledMonthly == isMonthly {
      if let price = line.preservedPrice { prices[line.plan.productID] = price }
    }
    return prices
  }
}

extension SubscriptionLine {
  /// Preserves a price for the renewals of the present plan.
  fileprivate mutating func preserve(_ price: Decimal) {
    keptPrice = price
    isKeptPricePreserved = true
  }

  /// The price that the developer preserved for the present plan (I7); `nil` if the developer
  /// preserved none.
  public var preservedPrice: Decimal? { isKeptPricePreserved ? keptPrice : nil }
}
