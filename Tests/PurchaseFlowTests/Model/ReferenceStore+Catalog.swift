import Foundation

extension ReferenceStore {
  static let pro = "21479000"
  private static let news = "21479001"
  private static let plus = "21479002"
  static let groups = [pro, news, plus]

  /// The last plan, if it has win-back offers and the subscription has expired.
  func winBack(_ group: String) -> String? {
    guard let line = lines[group], line.state == .expired, let last = line.paid.last?.product,
      lines["\(group) family"]?.isInForce != true,
      ["pro.monthly", "pro.max.monthly", "pro.yearly", "plus.yearly@monthly"].contains(last)
    else { return nil }
    return last
  }

  /// The plans of the scenarios' store.
  static let plans: [String: Plan] = Dictionary(
    uniqueKeysWithValues: [
      made("pro.max.monthly", pro, 1, "19.99", .month, 1),
      made("pro.monthly", pro, 2, "9.99", .month, 1),
      made("pro.yearly", pro, 2, "99.99", .month, 12),
      made("pro.monthly.alt", pro, 2, "10.99", .month, 1),
      made("pro.starter", pro, 3, "5", .month, 1),
      made("pro.basic", pro, 3, "6", .month, 1),
      made("pro.weekly", pro, 3, "2.99", .day, 7),
      made("news.monthly", news, 1, "3.99", .month, 1),
      made("news.quarterly", news, 2, "10.99", .month, 3),
      made("plus.max", plus, 1, "149.99", .month, 12),
      made("plus.max@monthly", plus, 1, "13.99", .month, 1),
      made("plus.yearly", plus, 2, "99.99", .month, 12),
      made("plus.yearly@monthly", plus, 2, "8.99", .month, 1),
      made("plus.alt", plus, 2, "89.99", .month, 12),
      made("plus.alt@monthly", plus, 2, "7.99", .month, 1),
      made("plus.monthly", plus, 2, "9.99", .month, 1),
      made("plus.basic", plus, 3, "4.99", .month, 1),
    ].map { ($0.id, $0) }
  )

  /// The introductory offers of these plans.
  static let introductory: [String: Offer] = [
    "pro.monthly": Offer(kind: 1, id: nil, price: 0, unit: .day, count: 7, periods: 1),
    "pro.yearly": Offer(
      kind: 1,
      id: nil,
      price: FlowStore.money("59.99"),
      unit: .month,
      count: 12,
      periods: 1
    ),
    "pro.starter": Offer(kind: 1, id: nil, price: 1, unit: nil, count: 1, periods: 3),
    "plus.alt@monthly": Offer(kind: 1, id: nil, price: 0, unit: .day, count: 7, periods: 1),
  ]

  /// The other offers that the walks use, with their plans.
  static let named: [(plan: String, offer: Offer)] = [
    ("pro.monthly", offer(2, "promo.499x3", "4.99", nil, 1, 3)),
    ("pro.monthly", offer(2, "promo.up6", "29.99", .month, 6, 1)),
    ("pro.monthly", offer(4, "wb.499x3", "4.99", nil, 1, 3)),
    ("pro.monthly", offer(3, "FREE1M", "0", .month, 1, 1)),
    ("pro.monthly", offer(3, "NEW199", "1.99", nil, 1, 2)),
    ("plus.yearly@monthly", offer(2, "plus.499x3", "4.99", nil, 1, 3)),
    ("plus.yearly", offer(2, "plus.up", "79.99", .month, 12, 1)),
    ("plus.yearly@monthly", offer(4, "wb.plus", "5.99", nil, 1, 2)),
    ("plus.yearly@monthly", offer(3, "PLUS699", "6.99", nil, 1, 2)),
  ]

  /// The codes that are not stackable.
  static let plainCodes: Set<String?> = ["NEW199", "PLUS699"]

  /// Whether the customer is eligible for an offer of a plan.
  func allows(_ offer: Offer, of id: String) -> Bool {
    guard let plan = Self.plans[id] else { return false }
    let line = lines[plan.group]
    switch offer.kind {
    case 2: return line != nil
    case 4: return winBack(plan.group) == id
    default:
      if removed.contains(Self.product(of: id)) { return false }
      guard let line else { return true }
      guard offer.id != "NEW199" else { return false }
      let held = line.paid.last.flatMap { Self.plans[$0.product] }
      return !line.isInForce || plan.level <= held?.level ?? .max
    }
  }

  private static func offer(
    _ kind: Int,
    _ id: String,
    _ price: String,
    _ unit: Calendar.Component?,
    _ count: Int,
    _ periods: Int
  ) -> Offer {
    Offer(
      kind: kind,
      id: id,
      price: FlowStore.money(price),
      unit: unit,
      count: count,
      periods: periods
    )
  }

  private static func made(
    _ id: String,
    _ group: String,
    _ level: Int,
    _ price: String,
    _ unit: Calendar.Component,
    _ count: Int
  ) -> Plan {
    Plan(
      id: id,
      group: group,
      level: level,
      price: FlowStore.money(price),
      unit: unit,
      count: count
    )
  }
}
