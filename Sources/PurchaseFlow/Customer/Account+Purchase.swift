import StoreModel

/// How a transaction reaches the app.
enum PurchaseRoute: Hashable, Sendable {
  /// The transaction is the result of the purchase call.
  case call
  /// The transaction arrives on `Transaction.updates`.
  case update
}

/// The reason why a purchase failed.
enum PurchaseFailure: Error {
  case error(StoreError)
  case refusal(Refusal)
}

extension Account {
  /// Buys a product after the customer confirmed the purchase.
  mutating func purchase(
    _ request: PurchaseRequest,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    if let date = request.purchaseDate {
      return purchaseOutside(request, dated: date, at: now, log: &log)
    }
    guard isAppRunning else {
      return refuse(.appIsClosed, productID: request.productID, at: now, log: &log)
    }
    let count = log.count
    do throws(PurchaseFailure) {
      if let error = failures[.purchase] { throw .error(error) }
      try check(request)
      if store.settings.asksToBuy {
        if store.policies.waitingRequest == .judgedWhenAsked {
          try checkOfferEligibility(of: request)
        }
        purchasesToApprove.append(WaitingPurchase(request: request, askedAt: now))
        return wait(request, .askedToBuy, at: now, log: &log)
      }
      if store.settings.interruptsPurchases {
        interruptedPurchases.append(WaitingPurchase(request: request, askedAt: now))
        if store.settings.xcodeDeviations.interruptedThrows { throw .error(.storeKit(.unknown)) }
        return wait(request, .purchaseInterrupted, at: now, log: &log)
      }
      try buy(request, .call, at: now, log: &log)
    } catch {
      log.removeSubrange(count...)
      reportFailure(error, request, at: now, log: &log)
    }
  }

  /// Cancels a purchase: the customer closed the sheet.
  mutating func cancelPurchase(
    _ request: PurchaseRequest,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    guard isAppRunning else {
      return refuse(.appIsClosed, productID: request.productID, at: now, log: &log)
    }
    do throws(PurchaseFailure) {
      try check(request)
      log.append(
        StoreEvent(
          .purchaseReturned(.userCancelled),
          at: now,
          group: group(of: request.productID),
          productID: request.productID
        )
      )
    } catch {
      reportFailure(error, request, at: now, log: &log)
    }
  }

  /// Checks the conditions that do not depend on the customer: the product must be on sale and
  /// allow the quantity.
  func check(_ request: PurchaseRequest) throws(PurchaseFailure) {
    let allowsQuantity: Bool
    switch catalog[request.productID] {
    case nil: throw .refusal(.unknownProduct(request.productID))
    case .unavailable?: throw .error(.purchase(.productUnavailable))
    case .plan?:
      allowsQuantity = false
      guard sells(request) else { throw .error(.purchase(.productUnavailable)) }
    case .oneTime(let terms)?: allowsQuantity = terms.allowsQuantity
    }
    if removedProducts.contains(request.productID) { throw .error(.purchase(.productUnavailable)) }
    guard (1...(allowsQuantity ? 10 : 1)).contains(request.quantity) else {
      throw .error(.purchase(.invalidQuantity))
    }
  }

  /// Returns whether the storefront sells the requested billing plan of a subscription.
  private func sells(_ request: PurchaseRequest) -> Bool {
    switch request.billingPlan {
    case nil, .upFront?: true
    case .monthly?: catalog.sellsMonthly(request.productID)
    default: false
    }
  }

  /// Checks that the customer is eligible for the requested offer.
  private func checkOfferEligibility(of request: PurchaseRequest) throws(PurchaseFailure) {
    if let group = group(of: request.productID), let plan = plan(of: request, in: group) {
      _ = try offer(of: request, for: plan)
    } else if request.offerID != nil {
      throw .error(.purchase(.invalidOfferIdentifier))
    }
  }

  /// Completes a purchase now. If it throws, nothing has changed.
  mutating func buy(
    _ request: PurchaseRequest,
    _ route: PurchaseRoute,
    at now: Instant,
    log: inout [StoreEvent]
  ) throws(PurchaseFailure) {
    try check(request)
    switch catalog[request.productID] {
    case .plan(let terms)?:
      guard let plan = plan(of: request, in: terms.group) else {
        throw .error(.purchase(.productUnavailable))
      }
      let offer = try offer(of: request, for: plan)
      subscribe(to: plan, offer, request, route, at: now, log: &log)
    case .oneTime(let terms)?:
      guard request.offerID == nil else { throw .error(.purchase(.invalidOfferIdentifier)) }
      buyOnce(terms, request, route, at: now, log: &log)
    case .unavailable?, nil:
      throw .error(.purchase(.productUnavailable))
    }
  }

  /// Logs the reason why a purchase failed.
  func reportFailure(
    _ failure: PurchaseFailure,
    _ request: PurchaseRequest,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    let kind: StoreEvent.Kind =
      switch failure {
      case .error(let error): .failed(error)
      case .refusal(let refusal): .refused(refusal)
      }
    log.append(
      StoreEvent(kind, at: now, group: group(of: request.productID), productID: request.productID)
    )
  }

  /// Returns the group of a plan; `nil` for products other than plans.
  func group(of productID: String) -> GroupID? {
    guard case .plan(let terms)? = catalog[productID] else { return nil }
    return terms.group
  }

  private func wait(
    _ request: PurchaseRequest,
    _ kind: StoreEvent.Kind,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    let group = group(of: request.productID)
    for kind in [kind, .purchaseReturned(.pending)] {
      log.append(StoreEvent(kind, at: now, group: group, productID: request.productID))
    }
  }
}
