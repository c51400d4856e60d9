import Foundation
import StoreModel

extension Account {
  /// Changes the price of a product (R47). New purchases cost the new price at once (I3).
  ///
  /// A subscriber of the plan renews at a lower price without consent. A higher price either does
  /// not apply to the subscriber (I7), or the App Store announces it (R27). A price of monthly
  /// billing applies to subscribers from the next commitment on (K11).
  ///
  /// - Parameter billingPlan: The billing plan whose price changes. `nil` means the billing plan
  ///   that the customer has, or up-front billing if the customer does not have the plan.
  mutating func changePrice(
    of productID: String,
    billedAs billingPlan: Product.SubscriptionInfo.BillingPlanType?,
    to price: Decimal,
    preserving preservesCurrent: Bool,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    do throws(PurchaseFailure) {
      let billingPlan = billingPlan ?? billingPlanToPrice(of: productID)
      let listed = try listPrice(of: productID, billedAs: billingPlan)
      guard !price.isNaN, price >= 0 else { throw .refusal(.priceNotUsable(productID)) }
      guard price != listed.amount else { throw .refusal(.priceUnchanged(productID)) }
      if preservesCurrent {
        guard group(of: productID) != nil else { throw .refusal(.notASubscription(productID)) }
        guard price > listed.amount else { throw .refusal(.decreaseNotPreserved(productID)) }
      }
      let isMonthly = billingPlan == .monthly
      setPrice(price, of: productID, billedMonthly: isMonthly)
      let change = PriceChange(
        price: price,
        currency: listed.currency,
        preservesCurrent: preservesCurrent,
        billingPlan: billingPlan
      )
      guard let index = subscriberIndex(of: productID, billedMonthly: isMonthly) else {
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

  /// Returns the price at which the store sells a product to new customers.
  ///
  /// - Parameter billingPlan: The billing plan; `nil` for a product that does not renew.
  func listPrice(
    of productID: String,
    billedAs billingPlan: Product.SubscriptionInfo.BillingPlanType?
  ) throws(PurchaseFailure) -> (amount: Decimal, currency: String) {
    switch catalog[productID] {
    case nil: throw .refusal(.unknownProduct(productID))
    case .oneTime(let terms)?:
      guard billingPlan == nil else { throw .refusal(.notASubscription(productID)) }
      return (changedPrices[productID] ?? terms.price, terms.currency)
    case .plan?, .unavailable?: break
    }
    if billingPlan == .monthly {
      guard let group = group(of: productID),
        let terms = catalog.plan(productID, billedMonthly: true, in: group)
      else { throw .refusal(.billingPlanNotForSale(productID)) }
      return (changedMonthlyPrices[productID] ?? terms.price, terms.currency)
    }
    guard case .plan(let terms)? = catalog[productID] else {
      throw .refusal(.notForSale(productID))
    }
    return (changedPrices[productID] ?? terms.price, terms.currency)
  }

  /// Returns the price at which the store sells a product to new customers; `nil` if the store does
  /// not sell the product.
  ///
  /// - Parameter billingPlan: The billing plan; `nil` for the one of ``billingPlanToPrice(of:)``.
  package func newCustomerPrice(
    of productID: String,
    billedAs billingPlan: Product.SubscriptionInfo.BillingPlanType? = nil
  ) -> (amount: Decimal, currency: String)? {
    try? listPrice(of: productID, billedAs: billingPlan ?? billingPlanToPrice(of: productID))
  }

  /// Returns the billing plan whose price changes if the developer names none: the one that the
  /// customer has, or up-front billing if the customer does not have the plan (K11). Returns `nil`
  /// for a product that is not a subscription.
  package func billingPlanToPrice(
    of productID: String
  ) -> Product.SubscriptionInfo.BillingPlanType? {
    guard group(of: productID) != nil else { return nil }
    let holdsMonthly = subscriberIndex(of: productID).map { lines[$0].plan.isBilledMonthly }
    return holdsMonthly == true ? .monthly : .upFront
  }

  /// Returns the index of the customer's own subscription to a plan; `nil` if there is none or it
  /// has ended.
  func subscriberIndex(of productID: String) -> Int? {
    guard let group = group(of: productID), let index = lineIndex(group),
      lines[index].plan.productID == productID, lines[index].dueAt != nil
    else { return nil }
    return index
  }

  /// Returns the index of the customer's own subscription to one billing plan of a plan; `nil` if
  /// there is none or it has ended.
  private func subscriberIndex(of productID: String, billedMonthly isMonthly: Bool) -> Int? {
    subscriberIndex(of: productID).flatMap {
      lines[$0].plan.isBilledMonthly == isMonthly ? $0 : nil
    }
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
