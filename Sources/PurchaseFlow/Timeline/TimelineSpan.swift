/// A part of a subscription's timeline with one state: a period, or the time between periods.
package struct TimelineSpan: Hashable, Sendable {
  /// The kinds of spans.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A free trial.
    case trial
    /// A period under an offer that is not a free trial.
    case offer
    /// A period at the plan's price, or a period shared by the family.
    case paid
    /// A grace period after a failed renewal.
    case grace
    /// Billing retry after a failed renewal; the plan is not active.
    case retry
    /// The time after an expiration.
    case lapsed
    /// The time after a revocation.
    case revoked

    /// Whether the span is a billing period.
    package var isPeriod: Bool { [.trial, .offer, .paid].contains(self) }
  }

  /// The time when the state began, such as the start of a period.
  package let start: Instant
  /// The end of the span, past or expected; `nil` if only an action can end the span.
  package var end: Instant?
  /// The kind of span, such as a trial, a paid period or a lapse.
  package let kind: Kind
  /// The product identifier of the plan.
  package let productID: String
  /// The identifier of the latest transaction during the span.
  package let transactionID: UInt64

  /// Creates a span.
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

/// The contiguous spans of one subscription since the first purchase.
package struct SubscriptionTimeline: Hashable, Sendable, Identifiable {
  /// A point on the timeline.
  package struct Mark: Hashable, Sendable {
    /// The kinds of points.
    package enum Kind: Hashable, Sendable {
      /// Another plan began; the value is its product identifier.
      case planChange(to: String)
      /// A transaction was refunded.
      case refund
    }

    /// The time of the point.
    package let instant: Instant
    /// The kind of point: a plan change or a refund.
    package let kind: Kind
    let transactionID: UInt64
  }

  /// The identity of a subscription: its group, and whether the family shares it.
  package struct ID: Hashable, Sendable {
    /// The subscription group.
    package let group: GroupID
    /// Whether another family member bought the subscription.
    package let isShared: Bool
  }

  /// The subscription that the timeline belongs to.
  package let id: ID
  /// The spans, earliest first.
  package private(set) var spans: [TimelineSpan] = []
  /// The points, earliest first.
  package private(set) var marks: [Mark] = []

  init(id: ID) { self.id = id }
}

extension SubscriptionTimeline {
  /// Records a subscription's state after an event.
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
    // The last span can have ended before the event. The next span then starts at that end. A period
    // that was charged early (C30) starts after the event.
    let begin = line.state == .subscribed ? max(instant, line.periodStart) : instant
    let start = max(min(begin, last.end ?? begin), last.start)
    let next = TimelineSpan(line, in: account, at: start)
    spans[spans.count - 1].end = start
    if last.start == start {
      // A span of zero length is removed and does not end the previous span.
      spans.removeLast()
      if extend(as: next) { return }
    }
    spans.append(next)
  }

  /// Extends the last span to the end of `next` if both have the same kind, product and
  /// transaction. Returns whether the span was extended.
  private mutating func extend(as next: TimelineSpan) -> Bool {
    guard let last = spans.last, last.isSame(as: next) else { return false }
    spans[spans.count - 1].end = next.end
    return true
  }

  /// Records the refund of a transaction.
  mutating func noteRefund(of id: UInt64, at instant: Instant) {
    marks.append(Mark(instant: instant, kind: .refund, transactionID: id))
  }

  /// Removes spans and points of deleted transactions. The latest remaining period has its full
  /// length again.
  ///
  /// - Parameter line: The remaining subscription; `nil` if none remains.
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

  /// Creates the span of a subscription's latest transaction.
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

  /// Returns the kind and the expected end of the span that a subscription's present state begins.
  /// The end is `nil` if only an action can end the span.
  ///
  /// `RenewalState` is an open set: a state that is not active, in billing retry or revoked counts
  /// as a lapse.
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
