import Foundation

/// Refund requests: R43 to R45.
extension ReferenceStore {
  /// The customer requests a refund, and the App Store grants it at once.
  mutating func refundAtOnce(_ id: Int, at now: Date) {
    if !refundRequests.contains(id) { refund(id, at: now) }
  }

  mutating func requestRefund(_ id: Int) {
    guard isRefundable(id), !refundRequests.contains(id) else { return }
    refundRequests.append(id)
    notify("CONSUMPTION_REQUEST")
    guard let (group, index) = place(of: id), let line = lines[group],
      index == line.paid.count - 1, line.state == .subscribed
    else { return }
    setAutoRenew(false, group)
  }

  mutating func requestConsumption(_ id: Int) {
    if refundRequests.contains(id) { notify("CONSUMPTION_REQUEST") }
  }

  mutating func declineRefund(_ id: Int) {
    guard refundRequests.contains(id) else { return }
    refundRequests.removeAll { $0 == id }
    notify("REFUND_DECLINED")
  }

  /// The App Store grants a part of the price, in thousandths of a per cent; `nil` for the unused
  /// part of the period.
  mutating func grantRefund(_ id: Int, _ part: Int?, at now: Date) {
    guard refundRequests.contains(id), let part = part ?? unusedPart(of: id, at: now), part > 0
    else { return }
    refundRequests.removeAll { $0 == id }
    refund(id, part: part, at: now)
  }

  private func isRefundable(_ id: Int) -> Bool {
    if let (group, index) = place(of: id), let line = lines[group] {
      return !line.isShared && line.paid[index].revoked == nil
    }
    return singles.contains { $0.id == id && !$0.isShared && $0.revoked == nil }
  }

  private func unusedPart(of id: Int, at now: Date) -> Int? {
    guard let (group, index) = place(of: id), let paid = lines[group]?.paid[index],
      paid.end > max(now, paid.start)
    else { return nil }
    let unused = milliseconds(from: max(now, paid.start), to: paid.end)
    let whole = milliseconds(from: paid.start, to: paid.end)
    return Int((unused * 200_000 + whole) / (whole * 2))
  }
}
