import PurchaseFlow

/// A message of the App Store that is waiting to be shown, or that was shown.
struct MessageRow: Identifiable, Hashable, Sendable {
  let reason: Message.Reason
  let group: GroupID
  /// For a waiting message, the time when it was sent; for other messages, the time when it was
  /// shown.
  let instant: Instant
  /// The index of the action in the history that showed the message; `nil` for a waiting message.
  let step: Int?
  var status = Status.settled
  /// Whether the message still needs an answer. If several messages are about the same issue, only
  /// the last of them needs an answer.
  var isOpen: Bool { status == .waiting || status == .open }

  enum Status: Hashable, Sendable, CaseIterable {
    /// The message waits to be shown and answered.
    case waiting
    /// The message was shown, and its issue has no answer yet.
    case open
    /// The message was postponed, and a later message is about the same issue.
    case postponed
    /// The issue was answered or is over.
    case settled
  }

  /// The identity of a message, independent of its status.
  struct ID: Hashable, Sendable {
    let reason: Message.Reason
    let group: GroupID
    let instant: Instant
    let step: Int?
  }

  var id: ID { ID(reason: reason, group: group, instant: instant, step: step) }

  /// Whether the message waits to be shown.
  var isWaiting: Bool { step == nil }

  init(_ message: Message) {
    (reason, group, instant) = (message.reason, message.group, message.sentAt)
    step = nil
  }

  /// Creates the row of a message that the action at index `step` of the history showed; `nil` for
  /// other actions.
  init?(_ entry: History.Entry, at step: Int) {
    guard case .showMessage(let reason, let group) = entry.action else { return nil }
    (self.reason, self.group, instant) = (reason, group, entry.instant)
    self.step = step
  }
}

extension MessageRow {
  /// Returns all messages of a customer: first the waiting messages, then the shown messages. Both
  /// lists start with the newest message.
  static func all(of simulation: Simulation) -> [MessageRow] {
    let waiting = simulation.account.messages.map { MessageRow($0) }
    let shown = simulation.history.entries.enumerated().compactMap { MessageRow($1, at: $0) }
    var seen: Set<[String]> = []
    return (waiting.reversed() + shown.reversed()).map { row in
      var row = row
      let topic = [row.reason.rawValue, row.group.id, "\(row.group.occurrence)"]
      let isLast = seen.insert(topic).inserted
      row.status = simulation.account.status(of: row, isLast: isLast)
      return row
    }
  }
}

extension Account {
  /// Returns the status of a message.
  ///
  /// - Parameter isLast: Whether no later message is about the same issue.
  fileprivate func status(of row: MessageRow, isLast: Bool) -> MessageRow.Status {
    guard isUnanswered(row) else { return .settled }
    if isLast { return row.isWaiting ? .waiting : .open }
    return beginning(ofWhat: row).map { row.instant >= $0 } ?? false ? .postponed : .settled
  }

  /// Returns whether the account has an unanswered issue of the message's kind.
  private func isUnanswered(_ row: MessageRow) -> Bool {
    switch row.reason {
    case .billingIssue: line(row.group)?.hasUnpaidRenewal ?? false
    case .priceIncreaseConsent: line(row.group)?.priceIncrease?.status == .pending
    case .winBackOffer: !eligibleWinBackOfferIDs(in: row.group).isEmpty
    default: row.isWaiting
    }
  }

  /// Returns the start of the present issue. A message from before this start was about an earlier
  /// issue. Returns `nil` for kinds that have one message per issue.
  private func beginning(ofWhat row: MessageRow) -> Instant? {
    switch row.reason {
    case .billingIssue: line(row.group)?.billingIssue?.due
    case .winBackOffer: line(row.group)?.periodEnd
    default: nil
    }
  }
}
