import PurchaseFlow

/// A message of the App Store, which is waiting to be shown or was shown.
struct MessageRow: Identifiable, Hashable, Sendable {
  let reason: Message.Reason
  let group: GroupID
  /// The time when a waiting message was sent, or when another was shown.
  let instant: Instant
  /// The index of the action in the history that showed the message; `nil` for a waiting message.
  let step: Int?
  var status = Status.settled
  /// Whether the message still needs an answer. Of several messages about the same issue, only the
  /// last is open.
  var isOpen: Bool { status == .waiting || status == .open }

  enum Status: Hashable, Sendable, CaseIterable {
    /// The message waits to be shown and answered.
    case waiting
    /// The message was shown, and its issue has no answer yet.
    case open
    /// The message was postponed, and a later one is about the same issue.
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
  /// another action.
  init?(_ entry: History.Entry, at step: Int) {
    guard case .showMessage(let reason, let group) = entry.action else { return nil }
    (self.reason, self.group, instant) = (reason, group, entry.instant)
    self.step = step
  }
}

extension MessageRow {
  /// Returns all messages of a customer: those waiting, and then those shown, each newest first.
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

  /// Returns whether the account has an issue of the message's kind without an answer.
  private func isUnanswered(_ row: MessageRow) -> Bool {
    switch row.reason {
    case .billingIssue: line(row.group)?.billingIssue != nil
    case .priceIncreaseConsent: line(row.group)?.priceIncrease?.status == .pending
    case .winBackOffer: !eligibleWinBackOfferIDs(in: row.group).isEmpty
    default: row.isWaiting
    }
  }

  /// Returns the start of the present issue. An earlier message was about another issue, which is
  /// over. Returns `nil` for kinds that have one message per issue.
  private func beginning(ofWhat row: MessageRow) -> Instant? {
    switch row.reason {
    case .billingIssue: line(row.group)?.billingIssue?.due
    case .winBackOffer: line(row.group)?.periodEnd
    default: nil
    }
  }
}
