import Foundation

/// Extensions of the renewal date: R39, X1 to X6.
extension ReferenceStore {
  mutating func extend(_ group: String, days: Int, at now: Date) {
    guard (1...90).contains(days), var line = lines[group], canExtend(line, at: now) else { return }
    extend(&line, group, days: days, at: now)
    lines[group] = line
    notify("RENEWAL_EXTENDED")
  }

  mutating func extendAll(_ id: String, days: Int, at now: Date) {
    guard (1...90).contains(days), let group = Self.plans[id]?.group else { return }
    if var line = lines[group], Self.product(of: line.paid.last?.product ?? "") == id,
      line.isInForce || line.state == .retry
    {
      if canExtend(line, at: now) {
        extend(&line, group, days: days, at: now)
        lines[group] = line
        notify("RENEWAL_EXTENDED")
      } else {
        notify("RENEWAL_EXTENSION/FAILURE")
      }
    }
    let family = "\(group) family"
    if var line = lines[family], line.paid.last?.product == id, line.state == .subscribed {
      extend(&line, family, days: days, at: now)
      lines[family] = line
    }
    notify("RENEWAL_EXTENSION/SUMMARY")
  }

  private func canExtend(_ line: Line, at now: Date) -> Bool {
    guard line.state == .subscribed, let last = line.paid.last else { return false }
    let isPaid = last.price > 0 || (last.offer == nil && line.paid.contains { $0.price > 0 })
    return isPaid && line.extensions.count { now < day(365, after: $0) } < 2
  }

  private mutating func extend(_ line: inout Line, _ key: String, days: Int, at now: Date) {
    let end = day(days, after: line.end)
    line.paid[line.paid.count - 1].end = end
    line.anchor = end
    line.months = 0
    countCommitment(&line)
    line.extensions.append(now)
    forgetFailedCharge(&line, key)
    scheduleCharge(&line, after: now)
  }
}
