import Foundation

/// Deliveries to the app, and products other than auto-renewable subscriptions.
extension ReferenceStore {
  struct Single: Equatable {
    let id: Int
    let product: String
    let price: Decimal
    let isShared: Bool
    var at = Date.distantPast
    var code: String?
    var revoked: Date?
    var given: Decimal = 0

    var isConsumable: Bool { product == "coins.100" }
    var isKept: Bool { !isConsumable && revoked == nil }
  }

  /// The offer codes of these products, with the kinds of customers: 0 new, 1 existing, 2 expired.
  static let codes: [(product: String, name: String, price: Decimal, kinds: Set<Int>)] = [
    ("coins.100", "COINSFREE", 0, [0, 1, 2]),
    ("coins.100", "COINS99", FlowStore.money("0.99"), [2]),
    ("unlock.pro", "UNLOCK499", FlowStore.money("4.99"), [0]),
    ("season.2026", "SEASON12", 12, [1, 2]),
  ]

  static let prices = [
    "coins.100": FlowStore.money("1.99"), "unlock.pro": FlowStore.money("14.99"),
    "season.2026": FlowStore.money("24.99"),
  ]

  /// Delivers a transaction to the app, which finishes it unless it is a consumable.
  mutating func deliver(_ id: Int, isUpdate: Bool = true) {
    guard isRunning else {
      waiting.insert(id)
      return
    }
    if isUpdate { updates.append(id) }
    if singles.first(where: { $0.id == id })?.isConsumable != true { unfinished.remove(id) }
  }

  mutating func launch() {
    guard !isRunning else { return }
    isRunning = true
    let late = waiting.union(unfinished).sorted(by: >)
    waiting = []
    for id in late { deliver(id) }
    for group in Self.groups where winBack(group) != nil {
      messages.insert("winBackOffer \(group)")
    }
  }

  mutating func finishAll() {
    if isRunning { unfinished = [] }
  }

  /// The customer confirms a purchase in the app.
  mutating func confirm(_ id: String, _ offer: Offer? = nil, at now: Date) {
    guard isRunning, !removed.contains(Self.product(of: id)) else { return }
    if asks { return requests.append((id, offer)) }
    if let offer, !allows(offer, of: id) { return }
    purchase(id, offer, at: now)
  }

  mutating func answer(_ approves: Bool, at now: Date) {
    guard !requests.isEmpty else { return }
    let request = requests.removeFirst()
    guard approves, !removed.contains(Self.product(of: request.product)) else { return }
    if let offer = request.offer, !allows(offer, of: request.product) { return }
    purchase(request.product, request.offer, isUpdate: true, at: now)
  }

  mutating func buyOnce(_ id: String, _ isUpdate: Bool, at now: Date) {
    guard let price = raised[id] ?? Self.prices[id], !removed.contains(id) else { return }
    let isOwned = singles.contains { $0.product == id && !$0.isShared && $0.revoked == nil }
    guard id != "unlock.pro" || !isOwned else { return }
    issue(Single(id: transactions, product: id, price: price, isShared: false, at: now))
    notify("ONE_TIME_CHARGE")
    deliver(transactions - 1, isUpdate: isUpdate)
  }

  /// R48 and O13 with the default of C36.
  mutating func redeemOnce(_ index: Int, at now: Date) {
    let code = Self.codes[index]
    let own = singles.filter { !$0.isShared }
    let bought =
      own.map { ($0.id, $0.at) }
      + lines.values.filter { !$0.isShared }
      .flatMap { $0.paid.map { ($0.id, $0.start) } }
    let latest = bought.max { $0.0 < $1.0 }?.1
    let kind = latest.map { now <= day(30, after: $0) ? 1 : 2 } ?? 0
    let isOwned = own.contains { $0.product == code.product && $0.revoked == nil }
    guard !removed.contains(code.product), code.kinds.contains(kind),
      code.product != "unlock.pro" || !isOwned, !own.contains(where: { $0.code == code.name })
    else { return }
    issue(
      Single(
        id: transactions,
        product: code.product,
        price: code.price,
        isShared: false,
        at: now,
        code: code.name
      )
    )
    notify("ONE_TIME_CHARGE")
    deliver(transactions - 1)
  }

  private mutating func issue(_ single: Single) {
    singles.append(single)
    unfinished.insert(transactions)
    transactions += 1
  }

  mutating func refundSingle(_ id: Int, _ part: Int, at now: Date) {
    guard let index = singles.firstIndex(where: { $0.id == id && !$0.isShared }),
      singles[index].revoked == nil
    else { return }
    singles[index].revoked = now
    singles[index].given = Self.share(part, of: singles[index].price)
    deliver(id)
    notify("REFUND")
  }

  mutating func reverseSingle(_ id: Int) {
    guard let index = singles.firstIndex(where: { $0.id == id && !$0.isShared }),
      singles[index].revoked != nil
    else { return }
    singles[index].revoked = nil
    singles[index].given = 0
    deliver(id)
    notify("REFUND_REVERSED")
  }

  /// R38.
  mutating func share(_ id: String, at now: Date) {
    guard !removed.contains(id) else { return }
    guard let plan = plan(id) else {
      let isShared = singles.contains { $0.product == id && $0.isShared && $0.revoked == nil }
      guard !isShared, id != "coins.100" else { return }
      issue(Single(id: transactions, product: id, price: 0, isShared: true))
      if id == "unlock.pro" { notify("ONE_TIME_CHARGE") }
      return deliver(transactions - 1)
    }
    let key = "\(plan.group) family"
    let isFirst = lines[key] == nil && lines[plan.group] == nil
    var line = lines[key] ?? Line(isShared: true)
    if line.isInForce, let last = line.paid.last {
      guard last.product != id else { return }
      line.paid[line.paid.count - 1].isUpgraded = true
    }
    start(plan, [], at: now, &line)
    lines[key] = line
    messages.remove("winBackOffer \(plan.group)")
    notify(isFirst ? "SUBSCRIBED/INITIAL_BUY" : "SUBSCRIBED/RESUBSCRIBE")
    deliver(transactions - 1)
  }

  mutating func unshare(_ id: String, at now: Date) {
    if let index = singles.lastIndex(where: {
      $0.product == id && $0.isShared && $0.revoked == nil
    }) {
      singles[index].revoked = now
      notify("REVOKE")
      return deliver(singles[index].id)
    }
    guard let key = Self.plans[id].map({ "\($0.group) family" }), var line = lines[key],
      line.isInForce, let last = line.paid.last, last.product == id
    else { return }
    line.paid[line.paid.count - 1].revoked = now
    line.state = .revoked
    settle(&line, key)
    lines[key] = line
    notify("REVOKE")
    deliver(last.id)
  }

  /// Deletes all transactions of the own and the shared subscription of a group.
  mutating func removeSubscription(_ group: String, at now: Date) {
    for key in [group, "\(group) family"] {
      if let first = lines[key]?.paid.first?.id { delete(first, at: now) }
    }
  }

  /// Deletes a transaction, and all later ones of its subscription.
  mutating func delete(_ id: Int, at now: Date) {
    guard let (key, index) = place(of: id), var line = lines[key] else {
      forget(singles.filter { $0.id == id }.map(\.id))
      return singles.removeAll { $0.id == id }
    }
    let gone = line.paid[index...].map(\.id)
    forget(gone)
    for id in gone { (line.refunds[id], line.given[id]) = (nil, nil) }
    line.paid.removeSubrange(index...)
    if !line.isShared {
      for reason in ["billingIssue", "priceIncreaseConsent", "winBackOffer"] {
        messages.remove("\(reason) \(key)")
      }
    }
    guard let last = line.paid.last else {
      lines[key] = nil
      return
    }
    line.paid[line.paid.count - 1].isUpgraded = false
    let renewed = line.renewsAfter
    settle(&line, key)
    line.reason = nil
    line.graceEnd = nil
    line.offerUsed = line.paid.contains { $0.offer == 1 }
    line.anchor = last.end
    line.months = 0
    if last.revoked != nil {
      line.state = .revoked
    } else if now < last.end {
      line.state = .subscribed
      line.number = last.number
      line.setRenewal(renewed)
      countCommitment(&line)
      scheduleCharge(&line, after: now)  // C30
    } else {
      line.state = .expired
      line.reason = 1
    }
    lines[key] = line
  }

  private mutating func forget(_ ids: [Int]) {
    unfinished.subtract(ids)
    waiting.subtract(ids)
    refundRequests.removeAll { ids.contains($0) }
  }
}
