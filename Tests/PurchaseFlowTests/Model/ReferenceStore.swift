import Foundation

/// A second, plain implementation of the rules of `Documentation/Subscription-rules.md`, with
/// Foundation's calendar. It is slow, covers one store and shares no code with the engine.
/// Comments cite the rules by number (R7).
struct ReferenceStore {
  struct Plan: Equatable {
    let id: String
    let group: String
    let level: Int
    let price: Decimal
    let unit: Calendar.Component
    let count: Int
  }

  struct Offer: Equatable {
    let kind: Int
    let id: String?
    let price: Decimal
    /// The length of one period; the plan's own for pay as you go.
    let unit: Calendar.Component?
    let count: Int
    var periods: Int
  }

  struct Paid: Equatable {
    let id: Int
    let product: String
    let start: Date
    var end: Date
    let price: Decimal
    let offer: Int?
    let isRenewal: Bool
    var isUpgraded = false
    var revoked: Date?
  }

  enum State: Int {
    case subscribed = 1
    case expired
    case retry
    case grace
    case revoked
  }

  struct Line {
    var paid: [Paid] = []
    var state = State.subscribed
    var renews = true
    var reason: Int?
    var next: String?
    var nextOffer: Offer?
    var queue: [Offer] = []
    var graceEnd: Date?
    var retryEnd: Date?
    /// The time of the next charge if it precedes the end of the period (C30).
    var chargeDue: Date?
    var hasFailedCharge = false
    /// The times of the extensions of the renewal date.
    var extensions: [Date] = []
    var increase: (price: Decimal, isAgreed: Bool)?
    var keptPrice: Decimal?
    var offerUsed = false
    var refunds: [Int: Decimal] = [:]
    var given: [Int: Decimal] = [:]
    var anchor = Date.distantPast
    var months = 0
    /// Whether another member of the family pays.
    var isShared = false

    var refunded: Decimal { refunds.values.reduce(0, +) }
    var end: Date { paid.last?.end ?? .distantPast }
    var isInForce: Bool { state == .subscribed || state == .grace }
    var nextProduct: String { next ?? paid.last?.product ?? "" }
  }

  /// By group identifier; with the suffix "family" if shared by the family.
  var lines: [String: Line] = [:]
  /// The purchases that are not auto-renewable subscriptions.
  var singles: [Single] = []
  var transactions = 0
  var notifications: [String] = []
  var updates: [Int] = []
  var messages: Set<String> = []
  var paymentWorks = true
  var raised: [String: Decimal] = [:]
  var removed: Set<String> = []
  var isRunning = true
  var asks = false
  /// The purchases that wait for approval, oldest first.
  var requests: [(product: String, offer: Offer?)] = []
  /// The undecided refund requests, oldest first.
  var refundRequests: [Int] = []
  /// The unfinished transactions, and those not yet delivered.
  var unfinished: Set<Int> = []
  var waiting: Set<Int> = []
  let hasGrace: Bool
  let isGraceForPaid: Bool
  /// Whether renewals are charged a day before the end of the period (C30).
  var chargesEarly = false
  let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  /// A plan at its current price; `nil` if it is not on sale.
  func plan(_ id: String) -> Plan? {
    if removed.contains(id) { return nil }
    return Self.plans[id].map { plan in
      Plan(
        id: plan.id,
        group: plan.group,
        level: plan.level,
        price: raised[id] ?? plan.price,
        unit: plan.unit,
        count: plan.count
      )
    }
  }

  // MARK: Time

  mutating func advance(to now: Date) {
    while let group = firstDue(by: now) { fallDue(group) }
  }

  private func due(_ line: Line) -> Date? {
    switch line.state {
    case .subscribed: line.chargeDue ?? line.end
    case .grace: line.graceEnd
    case .retry: line.retryEnd
    case .expired, .revoked: nil
    }
  }

  private func willRenew(_ line: Line) -> Bool {
    guard line.state == .subscribed, line.renews, plan(line.nextProduct) != nil else {
      return false
    }
    return line.next != nil || line.increase?.isAgreed ?? true
  }

  private func firstDue(by now: Date) -> String? {
    let all = lines.compactMap { group, line in
      due(line).map { ($0, willRenew(line) ? 1 : 0, line.paid.last?.product ?? "", group) }
    }
    return all.filter { $0.0 <= now }
      .min { ($0.0, $0.1, $0.2, $0.3) < ($1.0, $1.1, $1.2, $1.3) }?.3
  }

  private mutating func fallDue(_ group: String) {
    guard var line = lines[group], let now = due(line), let last = line.paid.last else { return }
    let isFree = last.price <= 0
    let hasGrace = hasGrace && !(isGraceForPaid && isFree)
    if line.state == .subscribed, line.chargeDue != nil {  // C30
      let charges = willRenew(line)
      line.chargeDue = nil
      if charges, paymentWorks {
        renew(&line, at: line.end, group)
        notify("DID_RENEW")
      } else if charges {
        line.hasFailedCharge = true
        messages.insert("billingIssue \(group)")
        notify(hasGrace ? "DID_FAIL_TO_RENEW/GRACE_PERIOD" : "DID_FAIL_TO_RENEW")
      }
      lines[group] = line
      return
    }
    switch line.state {
    case .grace:  // R10
      line.state = .retry
      notify("GRACE_PERIOD_EXPIRED")
    case .retry:  // R13
      expire(&line, 2, "EXPIRED/BILLING_RETRY", group)
    default:
      if !line.renews {  // R17
        expire(&line, 1, "EXPIRED/VOLUNTARY", group)
      } else if line.next == nil, line.increase?.isAgreed == false {  // R26
        expire(&line, 3, "EXPIRED/PRICE_INCREASE", group)
      } else if plan(line.nextProduct) == nil {  // R28
        expire(&line, 4, "EXPIRED/PRODUCT_NOT_FOR_SALE", group)
      } else if line.isShared || paymentWorks, !line.hasFailedCharge {  // R7, R38
        renew(&line, at: now, group)
        notify("DID_RENEW")
      } else {  // R8 and R9
        let isWeekly = Self.plans[last.product]?.unit == .day
        line.state = hasGrace ? .grace : .retry
        line.graceEnd = hasGrace ? day(isWeekly ? 6 : 16, after: now) : nil
        line.retryEnd = day(60, after: now)
        line.reason = 2
        messages.insert("billingIssue \(group)")
        if !line.hasFailedCharge {
          notify(hasGrace ? "DID_FAIL_TO_RENEW/GRACE_PERIOD" : "DID_FAIL_TO_RENEW")
        }
        line.hasFailedCharge = false
      }
    }
    lines[group] = line
  }

  func day(_ count: Int, after date: Date) -> Date {
    calendar.date(byAdding: .day, value: count, to: date) ?? .distantFuture
  }

  mutating func notify(_ notification: String) { notifications.append(notification) }

  mutating func expire(_ line: inout Line, _ reason: Int, _ notification: String, _ group: String) {
    line.state = .expired
    line.reason = reason
    settle(&line, group)
    notify(notification)
  }

  /// Clears everything that is pending.
  mutating func settle(_ line: inout Line, _ group: String) {
    line.renews = false
    line.next = nil
    line.nextOffer = nil
    line.queue = []
    line.retryEnd = nil
    line.chargeDue = nil
    line.hasFailedCharge = false
    line.increase = nil
    line.keptPrice = nil
    guard !line.isShared else { return }
    messages.remove("billingIssue \(group)")
    messages.remove("priceIncreaseConsent \(group)")
  }

  // MARK: Paying

  /// Renews with the pending plan and offer, if any.
  mutating func renew(_ line: inout Line, at start: Date, _ group: String) {
    guard let last = line.paid.last, let plan = plan(line.next ?? last.product) else { return }
    if line.next != nil {
      line.queue = line.nextOffer.map { [$0] } ?? []
      line.keptPrice = nil
    }
    messages.remove("priceIncreaseConsent \(group)")
    pay(plan, at: start, isRenewal: true, &line)
    deliver(transactions - 1)
  }

  /// Adds one period, at the price of the first queued offer, the kept price or the list price.
  mutating func pay(_ plan: Plan, at start: Date, isRenewal: Bool, _ line: inout Line) {
    let offer = line.queue.first
    if let offer {
      line.queue.removeFirst()
      if offer.periods > 1 {
        var rest = offer
        rest.periods -= 1
        line.queue.insert(rest, at: 0)
      }
    }
    let (unit, count) = (
      offer?.unit ?? plan.unit, offer?.unit == nil ? plan.count : offer?.count ?? 1
    )
    let end: Date
    if unit == .month {
      line.months += count
      end = calendar.date(byAdding: .month, value: line.months, to: line.anchor) ?? .distantFuture
    } else {
      end = day(count, after: start)
      line.anchor = end
      line.months = 0
    }
    line.paid.append(
      Paid(
        id: transactions,
        product: plan.id,
        start: start,
        end: end,
        price: line.isShared ? 0 : offer?.price ?? line.keptPrice ?? plan.price,
        offer: offer?.kind,
        isRenewal: isRenewal
      )
    )
    line.offerUsed = line.offerUsed || offer?.kind == 1
    line.next = nil
    line.nextOffer = nil
    line.increase = nil
    line.hasFailedCharge = false
    scheduleCharge(&line)
    unfinished.insert(transactions)
    transactions += 1
  }

  /// Sets the time of the next charge, unless it must be after another time that it precedes.
  func scheduleCharge(_ line: inout Line, after now: Date = .distantPast) {
    line.chargeDue = nil
    guard chargesEarly, !line.isShared, let last = line.paid.last else { return }
    let lead = min(86_400, last.end.timeIntervalSince(last.start) / 2)
    let due = last.end.addingTimeInterval(-lead)
    if due > now { line.chargeDue = due }
  }

  /// Clears a charge that failed before the end of the period.
  mutating func forgetFailedCharge(_ line: inout Line, _ group: String) {
    guard line.hasFailedCharge else { return }
    line.hasFailedCharge = false
    messages.remove("billingIssue \(group)")
  }

  /// Starts a subscription now, with a queue of offers.
  mutating func start(
    _ plan: Plan,
    _ queue: [Offer],
    at now: Date,
    isRenewal: Bool = false,
    _ line: inout Line
  ) {
    line.anchor = now
    line.months = 0
    line.queue = queue
    line.keptPrice = nil
    pay(plan, at: now, isRenewal: isRenewal, &line)
    line.state = .subscribed
    line.renews = true
    line.reason = nil
    line.graceEnd = nil
    line.retryEnd = nil
    guard !line.isShared else { return }
    for reason in ["billingIssue", "priceIncreaseConsent", "winBackOffer"] {
      messages.remove("\(reason) \(plan.group)")
    }
  }
}
