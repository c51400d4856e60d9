extension Account {
  /// Answers an Ask to Buy request. An approved purchase is checked again, has the present date,
  /// and is delivered on `Transaction.updates`.
  mutating func answerAskToBuy(
    _ approves: Bool,
    _ place: Int,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    guard purchasesToApprove.indices.contains(place) else {
      return refuse(.nothingToApprove, at: now, log: &log)
    }
    let request = purchasesToApprove.remove(at: place).request
    guard approves || store.settings.xcodeDeviations.deliversDeclined else {
      log.append(
        StoreEvent(
          .askToBuyDeclined,
          at: now,
          group: group(of: request.productID),
          productID: request.productID
        )
      )
      return
    }
    buyLater(request, at: now, log: &log)
  }

  /// Resolves an interrupted purchase. Its transaction is delivered on `Transaction.updates`.
  mutating func resolvePurchase(_ place: Int, at now: Instant, log: inout [StoreEvent]) {
    guard interruptedPurchases.indices.contains(place) else {
      return refuse(.nothingInterrupted, at: now, log: &log)
    }
    buyLater(interruptedPurchases.remove(at: place).request, at: now, log: &log)
  }

  private mutating func buyLater(
    _ request: PurchaseRequest,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    do throws(PurchaseFailure) {
      try buy(request, .update, at: now, log: &log)
    } catch {
      let refusal: Refusal =
        switch error {
        case .error(let error): .purchaseFailed(error)
        case .refusal(let refusal): refusal
        }
      reportFailure(.refusal(refusal), request, at: now, log: &log)
    }
  }

  /// Records a purchase that began outside the app.
  mutating func receiveIntent(
    _ request: PurchaseRequest,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    guard catalog[request.productID] != nil else {
      return reportFailure(
        .refusal(.unknownProduct(request.productID)),
        request,
        at: now,
        log: &log
      )
    }
    purchaseIntents.append(WaitingPurchase(request: request, askedAt: now))
    log.append(
      StoreEvent(
        .intentReceived,
        at: now,
        group: group(of: request.productID),
        productID: request.productID
      )
    )
  }

  /// Completes a purchase that began outside the app by making an ordinary purchase.
  mutating func completeIntent(_ place: Int, at now: Instant, log: inout [StoreEvent]) {
    guard isAppRunning else { return refuse(.appIsClosed, at: now, log: &log) }
    guard purchaseIntents.indices.contains(place) else {
      return refuse(.noIntent, at: now, log: &log)
    }
    purchase(purchaseIntents.remove(at: place).request, at: now, log: &log)
  }

  /// Buys a product outside the app, as `SKTestSession` does. The date may be in the past. Such a
  /// purchase needs no Ask to Buy approval and is never interrupted.
  mutating func purchaseOutside(
    _ request: PurchaseRequest,
    dated date: Instant,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    do throws(PurchaseFailure) {
      if store.settings.xcodeDeviations.outsidePurchasesFail { throw .error(.storeKit(.unknown)) }
      guard date <= now, date >= .earliest else { throw .refusal(.purchaseDateNotFree) }
      try check(request)
      if let group = group(of: request.productID) {
        try checkDate(date, of: request, in: group, at: now)
      }
      try buy(request, .update, at: date, log: &log)
    } catch {
      return reportFailure(error, request, at: now, log: &log)
    }
    guard request.renewalBehavior == .cancelImmediately,
      let index = group(of: request.productID).flatMap({ lineIndex($0) })
    else { return }
    lines[index].setRenewal(false)
    lines[index].dropPendingChange()
    log.append(event(.autoRenewDisabled, ofLine: index, at: date, .autoRenewDisabled))
  }

  private func checkDate(
    _ date: Instant,
    of request: PurchaseRequest,
    in group: GroupID,
    at now: Instant
  ) throws(PurchaseFailure) {
    if date < now, let line = line(group) {
      guard line.dueAt == nil, line.periodEnd <= date else {
        throw .refusal(.purchaseDateNotFree)
      }
    }
    let limit = store.policies.mostRenewalsPerMove
    guard request.renewalBehavior == .renewUntilNow,
      let plan = plan(of: request, in: group)
    else { return }
    guard periods(of: plan, from: date, to: now) <= Double(limit) else {
      throw .refusal(.tooManyRenewals(limit: limit))
    }
  }
}
