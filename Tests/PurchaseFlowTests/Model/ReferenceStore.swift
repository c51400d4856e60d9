import Foundation

/// A second, plain implementation of the rules of `Documentation/Subscription-rules.md`, with
/// Foundation's calendar. It is slow, covers one store and shares no code with the engine.
/// Comments cite the rules by number (R7).
///
/// A plan that is billed monthly, with a 12-month commitment, has the identifier of its product and
/// the suffix ``monthly``.
struct ReferenceStore {
  struct Plan: Equatable {
    let id: String
    let group: String
    let level: Int
    let price: Decimal
    let unit: Calendar.Component
    let count: Int

    /// Whether the plan is billed monthly, with a 12-month commitment.
    var isCommitted: Bool { id.hasSuffix(ReferenceStore.monthly) }
  }

  /// The end of the identifier of a plan that is billed monthly.
  static let monthly = "@monthly"

  /// The product of a plan.
  static func product(of plan: String) -> String {
    plan.hasSuffix(monthly) ? String(plan.dropLast(monthly.count)) : plan
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
    /// The number of the billing period in its commitment, from 1; 0 without one.
    var number = 0
    var commitmentEnd: Date?
    /// The price of a billing period without an offer.
    var billing: Decimal?
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
    /// The number of the present billing period in its commitment; 0 without one.
    var number = 0
    /// Whether the renewal of the commitment is cancelled.
    var isCancelled = false

    var refunded: Decimal { refunds.values.reduce(0, +) }
    var end: Date { paid.last?.end ?? .distantPast }
    var isInForce: Bool { state == .subscribed || state == .grace }
    var nextProduct: String { next ?? paid.last?.product ?? "" }
    /// Whether billing periods of the commitment are left (K5).
    var owes: Bool { (1..<12).contains(number) }
    /// Whether the line renews after its commitment, or after its period if it has none.
    var renewsAfter: Bool { number == 0 ? renews : !isCancelled }

    /// Turns auto-renew on or off (R15, R16, K5).
    mutating func setRenewal(_ isOn: Bool) {
      isCancelled = number > 0 && !isOn
      renews = isOn || owes
    }
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
    if removed.contains(Self.product(of: id)) { return nil }
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
    if line.state == .subscribed, line.owes { return true }
    guard line.state == .subscribed, line.renews, plan(line.nextProduct) != nil else {
      return false
    }
    return line.next != nil || line.increase?.isAgreed ?? true
  }

  private func firstDue(by now: Date) -> String? {
    let all = lines.compactMap { group, line in
      due(line).map {
        ($0, willRenew(line) ? 1 : 0, Self.product(of: line.paid.last?.product ?? ""), group)
      }
    }
    return all.filter { $0.0 <= now }
      .min { ($0.0, $0.1, $0.2, $0.3) < ($1.0, $1.1, $1.2, $1.3) }?.3
  }

  private mutating func fallDue(_ group: String) {
    guard var line = lines[group], let now = due(line) else { return }
    if line.state == .subscribed, line.chargeDue != nil {  // C30
      let charges = willRenew(line)
      line.chargeDue = nil
      if charges, paymentWorks {
        renew(&line, at: line.end, group)
        notify("DID_RENEW")
      } else if charges {
        line.hasFailedCharge = true
        messages.insert("billingIssue \(group)")
        notify(hasGrace(line) ? "DID_FAIL_TO_RENEW/GRACE_PERIOD" : "DID_FAIL_TO_RENEW")
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
      } else if line.owes, paymentWorks, !line.hasFailedCharge {  // K2, K4
        renew(&line, at: now, group)
        notify("DID_RENEW")
      } else if line.owes {  // K7
        fail(&line, at: now, group)
      } else if line.next == nil, line.increase?.isAgreed == false {  // R26
        expire(&line, 3, "EXPIRED/PRICE_INCREASE", group)
      } else if plan(line.nextProduct) == nil {  // R28
        expire(&line, 4, "EXPIRED/PRODUCT_NOT_FOR_SALE", group)
      } else if line.isShared || paymentWorks, !line.hasFailedCharge {  // R7, R38
        renew(&line, at: now, group)
        notify("DID_RENEW")
      } else {
        fail(&line, at: now, group)
      }
    }
    lines[group] = line
  }

  /// R8, R9, K7.
  private mutating func fail(_ line: inout Line, at now: Date, _ group: String) {
    guard let last = line.paid.last, let held = Self.plans[last.product] else { return }
    let hasGrace = hasGrace(line)
    line.state = hasGrace ? .grace : .retry
    line.graceEnd = hasGrace ? day(held.unit == .day ? 6 : 16, after: now) : nil
    line.retryEnd = day(held.isCommitted ? 90 : 60, after: now)
    line.reason = 2
    messages.insert("billingIssue \(group)")
    if !line.hasFailedCharge {
      notify(hasGrace ? "DID_FAIL_TO_RENEW/GRACE_PERIOD" : "DID_FAIL_TO_RENEW")
    }
    line.hasFailedCharge = false
  }

  /// Whether a failed charge begins a grace period (R8, K7).
  private func hasGrace(_ line: Line) -> Bool {
    guard let last = line.paid.last else { return false }
    return hasGrace && (!isGraceForPaid || last.price > 0)
      && Self.plans[last.product]?.isCommitted != true
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
    line.number = 0
    line.isCancelled = false
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

  /// Renews with the pending plan and offer, if any. Within a commitment, the held plan renews
  /// (K4).
  mutating func renew(_ line: inout Line, at start: Date, _ group: String) {
    if line.owes, let held = line.paid.last.flatMap({ Self.plans[$0.product] }) {
      pay(held, at: start, isRenewal: true, &line)
      return deliver(transactions - 1)
    }
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
    let continues = isRenewal && line.owes
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
    let billing = continues ? line.paid.last?.billing : line.keptPrice ?? plan.price
    // K3: a free or pay-up-front offer precedes the commitment.
    let isCounted = plan.isCommitted && (continues || offer?.unit == nil)
    line.number = isCounted ? (continues ? line.number + 1 : 1) : 0
    line.paid.append(
      Paid(
        id: transactions,
        product: plan.id,
        start: start,
        end: end,
        price: line.isShared ? 0 : offer?.price ?? billing ?? plan.price,
        offer: offer?.kind,
        isRenewal: isRenewal,
        number: line.number,
        billing: isCounted ? billing : nil
      )
    )
    countCommitment(&line)
    line.offerUsed = line.offerUsed || offer?.kind == 1
    if continues {
      line.renews = line.owes || !line.isCancelled
    } else {
      line.isCancelled = false
      line.next = nil
      line.nextOffer = nil
      line.increase = nil
    }
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

  /// Sets the end of the latest period's commitment (K2, K8).
  func countCommitment(_ line: inout Line) {
    guard line.number > 0 else { return }
    line.paid[line.paid.count - 1].commitmentEnd = calendar.date(
      byAdding: .month,
      value: line.months + 12 - line.number,
      to: line.anchor
    )
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
