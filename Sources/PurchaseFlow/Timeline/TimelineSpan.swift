/// A stretch of a subscription in which nothing changes: a period, or what lies between
/// periods.
package struct TimelineSpan: Hashable, Sendable {
  /// What kind of stretch.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A free trial.
    case trial
    /// A period under an offer that is no trial.
    case offer
    /// A period at the plan's own price, or one that the family shares.
    case paid
    /// A renewal that could not be charged; in force.
    case grace
    /// A renewal that could not be charged; not in force.
    case retry
    /// Ended.
    case lapsed
    /// Taken back.
    case revoked

    /// Whether it is a billing period.
    package var isPeriod: Bool { [.trial, .offer, .paid].contains(self) }
  }

  /// When it began.
  package let start: Instant
  /// When it ended, or will unless something happens; `nil` where nothing ends it by itself.
  package var end: Instant?
  /// What kind of stretch it is.
  package let kind: Kind
  /// The plan.
  package let productID: String
  /// The latest transaction then.
  package let transactionID: UInt64

  /// Creates a stretch.
  package init(
    start: Instant,
    end: Instant?,
    kind: Kind,
    productID: String,
    transactionID: UInt64
  ) {
    self.start = start
    self.end = end
    self.kind = kind
    self.productID = productID
    self.transactionID = transactionID
  }
}

/// The stretches of one subscription, in order and without gaps between them, from the first
/// purchase on.
package struct SubscriptionTimeline: Hashable, Sendable, Identifiable {
  /// Something at one moment.
  package struct Mark: Hashable, Sendable {
    /// What it is.
    package enum Kind: Hashable, Sendable {
      /// Another plan began, of which this is the product.
      case planChange(to: String)
      /// A transaction was refunded.
      case refund
    }

    /// When.
    package let instant: Instant
    /// What.
    package let kind: Kind
    let transactionID: UInt64
  }

  /// Which subscription: one of a group, the customer's own or the family's.
  package struct ID: Hashable, Sendable {
    /// The group.
    package let group: GroupID
    /// Whether the family shares it.
    package let isShared: Bool
  }

  /// Which subscription.
  package let id: ID
  /// The stretches, the earliest first.
  package private(set) var spans: [TimelineSpan] = []
  /// The moments, the earliest first.
  package private(set) var marks: [Mark] = []

  init(id: ID) { self.id = id }
}

extension SubscriptionTimeline {
  /// Takes in how the subscription stands after something happened.
  mutating func note(_ line: SubscriptionLine, in account: Account, at instant: Instant) {
    let currentSpan = TimelineSpan(line, in: account, at: instant)
    guard let last = spans.last else { return spans.append(currentSpan) }
    if extend(as: currentSpan) { return }
    if last.productID != currentSpan.productID {
      marks.append(
        Mark(
          instant: instant,
          kind: .planChange(to: currentSpan.productID),
          transactionID: currentSpan.transactionID
        )
      )
    }
    // What had ended by then was not gone on with.
    let start = max(min(instant, last.end ?? instant), last.start)
    let next = TimelineSpan(line, in: account, at: start)
    spans[spans.count - 1].end = start
    if last.start == start {
      // What began and ended at one moment was not, and does not end what was before.
      spans.removeLast()
      if extend(as: next) { return }
    }
    spans.append(next)
  }

  /// Takes a stretch in as the last one, where that is the same.
  private mutating func extend(as next: TimelineSpan) -> Bool {
    guard let last = spans.last, last.isSame(as: next) else { return false }
    spans[spans.count - 1].end = next.end
    return true
  }

  /// Takes in that a transaction was refunded.
  mutating func noteRefund(of id: UInt64, at instant: Instant) {
    marks.append(Mark(instant: instant, kind: .refund, transactionID: id))
  }

  /// Forgets what belongs to transactions that are gone. The period that is the latest now is
  /// as long as it was before another one took its place.
  ///
  /// - Parameter line: What is left of the subscription; `nil` where nothing is.
  mutating func forget(except line: SubscriptionLine?, in account: Account) {
    let ids = Set(line?.transactionIDs ?? [])
    spans.removeAll { !ids.contains($0.transactionID) }
    marks.removeAll { !ids.contains($0.transactionID) }
    guard let line else { return }
    let end = min(line.periodEnd, line.revokedAt ?? line.periodEnd)
    let start = spans.last?.end.map { max($0, line.periodStart) } ?? line.periodStart
    if let last = spans.last, last.transactionID == line.latestID {
      if last.kind.isPeriod { spans[spans.count - 1].end = max(end, last.start) }
    } else if start < end {
      spans.append(TimelineSpan(periodOf: line, in: account, from: start, until: end))
    }
  }
}

extension TimelineSpan {
  fileprivate init(_ line: SubscriptionLine, in account: Account, at instant: Instant) {
    let (kind, end) = Self.currentSpan(of: line, in: account)
    self.init(
      start: instant,
      end: end,
      kind: kind,
      productID: line.plan.productID,
      transactionID: line.latestID
    )
  }

  /// The period of a subscription's latest transaction.
  fileprivate init(
    periodOf line: SubscriptionLine,
    in account: Account,
    from start: Instant,
    until end: Instant
  ) {
    self.init(
      start: start,
      end: end,
      kind: Self.period(of: line, in: account),
      productID: line.plan.productID,
      transactionID: line.latestID
    )
  }

  private static func period(of line: SubscriptionLine, in account: Account) -> Kind {
    let mode = account.transaction(line.latestID)?.offer?.paymentMode
    return mode == nil ? .paid : mode == .freeTrial ? .trial : .offer
  }

  /// The kind of span that a line's state begins, and when the state ends by itself.
  ///
  /// `RenewalState` is an open set: whatever is not in force, being charged or taken back has
  /// lapsed.
  private static func currentSpan(
    of line: SubscriptionLine,
    in account: Account
  ) -> (Kind, Instant?) {
    switch line.state {
    case .inGracePeriod: return (.grace, line.dueAt)
    case .inBillingRetryPeriod: return (.retry, line.dueAt)
    case .revoked: return (.revoked, nil)
    case .subscribed: return (period(of: line, in: account), line.periodEnd)
    default: return (.lapsed, nil)
    }
  }

  fileprivate func isSame(as other: TimelineSpan) -> Bool {
    kind == other.kind && transactionID == other.transactionID && productID == other.productID
  }
}
