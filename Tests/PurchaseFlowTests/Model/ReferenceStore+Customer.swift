import Foundation

extension ReferenceStore {
  /// R1 to R6, R18, R19, R29 to R33.
  mutating func purchase(_ id: String, _ offer: Offer? = nil, isUpdate: Bool = false, at now: Date)
  {
    guard let plan = plan(id) else { return buyOnce(id, isUpdate, at: now) }
    guard var line = lines[plan.group] else {  // R1, R31
      var line = Line()
      start(plan, firstOffers(plan, offer, Line()), at: now, &line)
      lines[plan.group] = line
      notify("SUBSCRIBED/INITIAL_BUY")
      deliver(transactions - 1, isUpdate: isUpdate)
      return
    }
    if line.isInForce {
      change(to: plan, offer, isUpdate, at: now, &line)
    } else {  // R18, R19, R31, R33
      start(plan, firstOffers(plan, offer, line), at: now, &line)
      notify("SUBSCRIBED/RESUBSCRIBE")
      deliver(transactions - 1, isUpdate: isUpdate)
    }
    lines[plan.group] = line
  }

  /// A stackable code comes after the introductory offer.
  private func firstOffers(_ plan: Plan, _ offer: Offer?, _ line: Line) -> [Offer] {
    let isNew = !line.offerUsed && (line.paid.isEmpty || ![.retry].contains(line.state))
    let intro = isNew ? Self.introductory[plan.id] : nil
    guard let offer else { return intro.map { [$0] } ?? [] }
    let isStackable = offer.kind == 3 && !Self.plainCodes.contains(offer.id)
    return isStackable ? [intro, offer].compactMap { $0 } : [offer]
  }

  private mutating func change(
    to plan: Plan,
    _ offer: Offer?,
    _ isUpdate: Bool,
    at now: Date,
    _ line: inout Line
  ) {
    guard let last = line.paid.last, let held = Self.plans[last.product] else { return }
    // K9: plans with a commitment have the same length.
    let isSameLength =
      held.isCommitted == plan.isCommitted
      && (held.isCommitted || held.unit == plan.unit && held.count == plan.count)
    if plan.id == held.id {
      keep(offer, &line)
    } else if plan.level < held.level || (plan.level == held.level && isSameLength) {  // R4
      line.paid[line.paid.count - 1].isUpgraded = true
      if last.end > now, last.price > 0 {
        let unused = Decimal(milliseconds(from: now, to: last.end))
        let whole = Decimal(milliseconds(from: last.start, to: last.end))
        let cents = NSDecimalNumber(decimal: 100 * last.price * unused / whole).int64Value
        let before = line.refunds[last.id, default: 0]
        line.refunds[last.id] = before + min(Decimal(cents) / 100, last.price - before)
      }
      start(plan, offer.map { [$0] } ?? [], at: now, &line)
      notify(offer == nil ? "DID_CHANGE_RENEWAL_PREF/UPGRADE" : "OFFER_REDEEMED/UPGRADE")
      deliver(transactions - 1, isUpdate: isUpdate)
    } else {  // R5
      if !line.renewsAfter { turnOn(&line) }
      guard line.next != plan.id || offer != nil else { return }
      line.next = plan.id
      line.nextOffer = offer
      notify(offer == nil ? "DID_CHANGE_RENEWAL_PREF/DOWNGRADE" : "OFFER_REDEEMED/DOWNGRADE")
    }
  }

  /// R2, R3, R6, R29, R32.
  private mutating func keep(_ offer: Offer?, _ line: inout Line) {
    let hadNext = line.next != nil
    line.next = nil
    line.nextOffer = nil
    if let offer {
      if !line.renewsAfter { turnOn(&line) }
      let isStackable = offer.kind == 3 && !Self.plainCodes.contains(offer.id)
      line.queue = (isStackable ? line.queue.filter { $0.kind == 1 } : []) + [offer]
      notify("OFFER_REDEEMED")
    } else if hadNext {
      notify("DID_CHANGE_RENEWAL_PREF")
    } else if !line.renewsAfter {
      turnOn(&line)
    }
  }

  private mutating func turnOn(_ line: inout Line) {
    line.setRenewal(true)
    notify("DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED")
  }

  func milliseconds(from start: Date, to end: Date) -> Int64 {
    Int64((end.timeIntervalSince(start) * 1000).rounded())
  }

  /// R14 to R16, R25, K5, K6.
  mutating func setAutoRenew(_ isOn: Bool, _ group: String) {
    guard var line = lines[group], line.isInForce || line.state == .retry,
      line.renewsAfter != isOn
    else { return }
    if isOn {
      turnOn(&line)
    } else {
      line.setRenewal(false)
      line.next = nil
      line.nextOffer = nil
      if line.increase?.isAgreed == false { line.increase = nil }
      messages.remove("priceIncreaseConsent \(group)")
      if !line.owes { forgetFailedCharge(&line, group) }
      notify("DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED")
      if line.state != .subscribed, !line.owes {
        line.graceEnd = nil
        expire(&line, 1, "EXPIRED/VOLUNTARY", group)
      }
    }
    lines[group] = line
  }

  /// R49 with the default of C37.
  mutating func retain(_ offer: Offer, _ plan: String, _ group: String) {
    guard var line = lines[group], line.isInForce, line.renewsAfter, let last = line.paid.last,
      last.product == plan, last.price > 0
    else { return }
    line.next = nil
    line.nextOffer = nil
    line.queue = [
      Offer(
        kind: 5,
        id: offer.id,
        price: offer.price,
        unit: offer.unit,
        count: offer.count,
        periods: offer.periods
      )
    ]
    notify("OFFER_REDEEMED")
    lines[group] = line
  }

  /// R11, R12.
  mutating func resolve(_ group: String, at now: Date) {
    guard var line = lines[group] else { return }
    let isEarly = line.hasFailedCharge && (line.owes || plan(line.nextProduct) != nil)
    guard line.state == .grace || line.state == .retry || isEarly else { return }
    paymentWorks = true
    guard line.owes || plan(line.nextProduct) != nil else {
      expire(&line, 4, "EXPIRED/PRODUCT_NOT_FOR_SALE", group)
      lines[group] = line
      return
    }
    let isInRetry = line.state == .retry
    if isInRetry {
      line.anchor = now
      line.months = 0
    }
    renew(&line, at: isInRetry ? now : line.end, group)
    line.state = .subscribed
    line.reason = nil
    line.graceEnd = nil
    line.retryEnd = nil
    messages.remove("billingIssue \(group)")
    notify("DID_RENEW/BILLING_RECOVERY")
    lines[group] = line
    advance(to: now)
  }

  /// R23, R27, I6, K11. Raises the price of the held billing plan.
  mutating func increase(_ product: String, to price: Decimal, needsConsent: Bool) {
    let id = held(product)
    guard let plan = Self.plans[id] else { return }
    let present = subscriber(of: id)?.keptPrice ?? raised[id] ?? plan.price
    if price < present { return changePrice(of: product, to: price, preserves: false) }
    guard !removed.contains(product), var line = subscriber(of: id), line.state == .subscribed,
      line.renewsAfter, price > present || needsConsent
    else { return }
    raised[id] = price
    line.keptPrice = needsConsent ? present : nil
    line.increase = (price, !needsConsent)
    let message = "priceIncreaseConsent \(plan.group)"
    if needsConsent { messages.insert(message) } else { messages.remove(message) }
    notify(needsConsent ? "PRICE_INCREASE/PENDING" : "PRICE_INCREASE/ACCEPTED")
    lines[plan.group] = line
  }

  /// R47, I7, K11. Changes the price of the given or the held billing plan.
  mutating func changePrice(
    of product: String,
    billedMonthly isMonthly: Bool? = nil,
    to price: Decimal,
    preserves: Bool
  ) {
    let id = isMonthly.map { $0 ? product + Self.monthly : product } ?? held(product)
    guard isMonthly == nil || Self.plans[id] != nil else { return }
    guard let base = Self.plans[id]?.price ?? Self.prices[id], price >= 0 else { return }
    let listed = raised[id] ?? base
    guard price != listed, !preserves || Self.plans[id] != nil && price > listed else { return }
    raised[id] = price
    guard var line = subscriber(of: id), let group = Self.plans[id]?.group else { return }
    let present = line.keptPrice ?? listed
    line.keptPrice = preserves ? present : nil
    line.increase = nil
    messages.remove("priceIncreaseConsent \(group)")
    if price > present, !preserves, line.state == .subscribed, line.renewsAfter {
      line.increase = (price, true)
      notify("PRICE_INCREASE/ACCEPTED")
    }
    lines[group] = line
  }

  /// The plan of a product that the customer holds; the plan billed up front if there is none.
  private func held(_ product: String) -> String {
    subscriber(of: product + Self.monthly) == nil ? product : product + Self.monthly
  }

  /// The customer's own subscription to a plan, unless it has ended.
  private func subscriber(of id: String) -> Line? {
    guard let group = Self.plans[id]?.group, let line = lines[group],
      line.isInForce || line.state == .retry, line.paid.last?.product == id
    else { return nil }
    return line
  }

  /// R24, R25.
  mutating func consent(_ agrees: Bool, _ group: String) {
    guard var line = lines[group], let increase = line.increase, !increase.isAgreed else { return }
    guard agrees else { return setAutoRenew(false, group) }
    line.increase = (increase.price, true)
    line.keptPrice = nil
    messages.remove("priceIncreaseConsent \(group)")
    notify("PRICE_INCREASE/ACCEPTED")
    lines[group] = line
  }

  /// R20, R21. The part of the price is in thousandths of a per cent.
  mutating func refund(_ id: Int, part: Int = 100_000, at now: Date) {
    guard let (group, index) = place(of: id), var line = lines[group], !line.isShared,
      line.paid[index].revoked == nil
    else { return refundSingle(id, part, at: now) }
    line.paid[index].revoked = now
    let (price, before) = (line.paid[index].price, line.refunds[id, default: 0])
    let given = min(Self.share(part, of: price), price - before)
    line.given[id] = given
    line.refunds[id] = before + given
    if index == line.paid.count - 1 {
      if line.renewsAfter { notify("DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED") }
      if line.state != .expired { line.reason = nil }
      line.state = .revoked
      line.graceEnd = nil
      settle(&line, group)
      messages.remove("winBackOffer \(group)")
    }
    deliver(id)
    notify("REFUND")
    lines[group] = line
  }

  /// A part of a price, rounded down to cents.
  static func share(_ part: Int, of price: Decimal) -> Decimal {
    let cents = NSDecimalNumber(decimal: price * Decimal(part) / 1000).int64Value
    return Decimal(cents) / 100
  }

  /// R22.
  mutating func reverse(_ id: Int, at now: Date) {
    guard let (group, index) = place(of: id), var line = lines[group], !line.isShared,
      line.paid[index].revoked != nil
    else { return reverseSingle(id) }
    line.paid[index].revoked = nil
    line.refunds[id, default: 0] -= line.given[id, default: 0]
    if index == line.paid.count - 1 {
      line.state = now < line.end ? .subscribed : .expired
      line.reason = now < line.end ? nil : line.reason ?? 1
      if line.state == .subscribed { scheduleCharge(&line, after: now) }  // C30
    }
    deliver(id)
    notify("REFUND_REVERSED")
    lines[group] = line
  }

  /// R34, R35.
  mutating func force(_ group: String, at now: Date) {
    guard var line = lines[group], line.state == .subscribed,
      line.owes || plan(line.nextProduct) != nil,
      let last = line.paid.last
    else { return }
    let end = max(now, last.start)
    line.paid[line.paid.count - 1].end = end
    line.renews = true
    line.anchor = end
    line.months = 0
    forgetFailedCharge(&line, group)
    renew(&line, at: end, group)
    notify("DID_RENEW")
    lines[group] = line
  }

  mutating func expireNow(_ group: String, at now: Date) {
    guard var line = lines[group], line.state == .subscribed, let last = line.paid.last else {
      return
    }
    line.paid[line.paid.count - 1].end = max(now, last.start)
    expire(&line, 1, "EXPIRED/VOLUNTARY", group)
    lines[group] = line
  }

  func place(of id: Int) -> (String, Int)? {
    for (group, line) in lines {
      if let index = line.paid.firstIndex(where: { $0.id == id }) { return (group, index) }
    }
    return nil
  }
}
