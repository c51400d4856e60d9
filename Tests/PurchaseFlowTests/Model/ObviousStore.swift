import Foundation
import PurchaseFlow
import StoreModel

/// The rules of the state table written down once more, as plainly as can be and with
/// Foundation's calendar: slow, for one store, and sharing nothing with the engine.
struct ObviousStore {
  struct Plan {
    let id: String
    let group: GroupID
    let level: Int
    let price: Decimal
    let unit: Calendar.Component
    let count: Int
  }

  struct Paid: Equatable {
    let id: Int
    let product: String
    let start: Date
    let end: Date
    let price: Decimal
    let isOffer: Bool
    let isRenewal: Bool
    var isUpgraded = false
  }

  struct Line {
    var paid: [Paid] = []
    var isSubscribed = false
    var renews = false
    var next: String?
    var offerPeriodsLeft = 0
    var offerUsed = false
    var refunded: Decimal = 0
    var anchor = Date.distantPast
    var monthsSinceAnchor = 0
  }

  static let plans: [String: Plan] = Dictionary(
    uniqueKeysWithValues: [
      Plan("pro.max.monthly", FlowStore.pro, 1, "19.99", .month, 1),
      Plan("pro.monthly", FlowStore.pro, 2, "9.99", .month, 1),
      Plan("pro.yearly", FlowStore.pro, 2, "99.99", .month, 12),
      Plan("pro.monthly.alt", FlowStore.pro, 2, "10.99", .month, 1),
      Plan("pro.starter", FlowStore.pro, 3, "5", .month, 1),
      Plan("pro.basic", FlowStore.pro, 3, "6", .month, 1),
      Plan("pro.weekly", FlowStore.pro, 3, "2.99", .day, 7),
      Plan("news.monthly", FlowStore.news, 1, "3.99", .month, 1),
      Plan("news.quarterly", FlowStore.news, 2, "10.99", .month, 3),
    ].map { ($0.id, $0) }
  )

  var lines: [GroupID: Line] = [:]
  var transactions = 0
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  mutating func advance(to now: Date) {
    while let due = firstDue(by: now) { endPeriod(of: due) }
  }

  private func firstDue(by now: Date) -> GroupID? {
    func rank(_ line: Line) -> (Date, Int, String) {
      guard let last = line.paid.last else { return (.distantFuture, 0, "") }
      return (last.end, line.renews ? 1 : 0, last.product)
    }
    return lines.filter { $0.value.isSubscribed && rank($0.value).0 <= now }
      .min { rank($0.value) < rank($1.value) }?.key
  }

  private mutating func endPeriod(of group: GroupID) {
    guard var line = lines[group], let last = line.paid.last else { return }
    if line.renews, let plan = Self.plans[line.next ?? last.product] {
      let keepsOffer = line.next == nil && line.offerPeriodsLeft > 0
      line.offerPeriodsLeft = keepsOffer ? line.offerPeriodsLeft - 1 : 0
      let price = keepsOffer ? 1 : plan.price
      pay(plan, price, isOffer: keepsOffer, at: last.end, isRenewal: true, &line)
    } else {
      line.isSubscribed = false
      line.renews = false
      line.next = nil
      line.offerPeriodsLeft = 0
    }
    lines[group] = line
  }

  mutating func purchase(_ id: String, at now: Date) {
    guard let plan = Self.plans[id] else { return }
    var line = lines[plan.group] ?? Line()
    if !line.isSubscribed {
      startAnew(plan, at: now, &line)
    } else if let last = line.paid.last, let held = Self.plans[last.product] {
      change(from: held, to: plan, at: now, &line)
    }
    lines[plan.group] = line
  }

  private mutating func startAnew(_ plan: Plan, at now: Date, _ line: inout Line) {
    line.anchor = now
    line.monthsSinceAnchor = 0
    line.isSubscribed = true
    line.renews = true
    line.next = nil
    line.offerPeriodsLeft = 0
    let isNew = !line.offerUsed
    switch plan.id {
    case "pro.monthly" where isNew:
      let trial = Plan("pro.monthly", plan.group, 2, "0", .day, 7)
      pay(trial, 0, isOffer: true, at: now, isRenewal: false, &line)
    case "pro.yearly" where isNew:
      pay(plan, FlowStore.money("59.99"), isOffer: true, at: now, isRenewal: false, &line)
    case "pro.starter" where isNew:
      line.offerPeriodsLeft = 2
      pay(plan, 1, isOffer: true, at: now, isRenewal: false, &line)
    default:
      pay(plan, plan.price, isOffer: false, at: now, isRenewal: false, &line)
    }
  }

  private mutating func change(from held: Plan, to plan: Plan, at now: Date, _ line: inout Line) {
    let sameLength = held.unit == plan.unit && held.count == plan.count
    if plan.id == held.id {
      line.next = nil
      line.renews = true
    } else if plan.level < held.level || (plan.level == held.level && sameLength) {
      upgrade(to: plan, at: now, &line)
    } else {
      line.next = plan.id
      line.renews = true
    }
  }

  private mutating func upgrade(to plan: Plan, at now: Date, _ line: inout Line) {
    guard let last = line.paid.last else { return }
    line.paid[line.paid.count - 1].isUpgraded = true
    let unused = Decimal(milliseconds(from: now, to: last.end))
    let cents = 100 * last.price * unused / Decimal(milliseconds(from: last.start, to: last.end))
    line.refunded += Decimal(NSDecimalNumber(decimal: cents).int64Value) / 100
    line.anchor = now
    line.monthsSinceAnchor = 0
    line.renews = true
    line.next = nil
    line.offerPeriodsLeft = 0
    pay(plan, plan.price, isOffer: false, at: now, isRenewal: false, &line)
  }

  private func milliseconds(from start: Date, to end: Date) -> Int64 {
    Int64((end.timeIntervalSince(start) * 1000).rounded())
  }

  private mutating func pay(
    _ plan: Plan,
    _ price: Decimal,
    isOffer: Bool,
    at start: Date,
    isRenewal: Bool,
    _ line: inout Line
  ) {
    line.next = nil
    var end: Date
    if plan.unit == .month {
      line.monthsSinceAnchor += plan.count
      end =
        calendar.date(byAdding: .month, value: line.monthsSinceAnchor, to: line.anchor)
        ?? .distantFuture
    } else {
      end = calendar.date(byAdding: plan.unit, value: plan.count, to: start) ?? .distantFuture
      line.anchor = end
      line.monthsSinceAnchor = 0
    }
    line.offerUsed = line.offerUsed || isOffer
    line.paid.append(
      Paid(
        id: transactions,
        product: plan.id,
        start: start,
        end: end,
        price: price,
        isOffer: isOffer,
        isRenewal: isRenewal
      )
    )
    transactions += 1
  }

  mutating func setAutoRenew(_ isOn: Bool, _ group: GroupID) {
    guard var line = lines[group], line.isSubscribed, line.renews != isOn else { return }
    line.renews = isOn
    line.next = nil
    lines[group] = line
  }
}

extension ObviousStore.Plan {
  init(
    _ id: String,
    _ group: GroupID,
    _ level: Int,
    _ price: String,
    _ unit: Calendar.Component,
    _ count: Int
  ) {
    self.init(
      id: id,
      group: group,
      level: level,
      price: FlowStore.money(price),
      unit: unit,
      count: count
    )
  }
}
