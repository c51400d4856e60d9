import PurchaseFlow

/// A message of the App Store: one that waits to be shown, or one that was.
struct MessageRow: Identifiable, Hashable, Sendable {
  let reason: Message.Reason
  let group: GroupID
  /// When it was sent, of one that waits; else when it was shown.
  let instant: Instant
  /// The place in the history of the action that showed it; `nil` of one that waits.
  let step: Int?
  /// What has become of it.
  var status = Status.settled
  /// Whether what it is about has not been answered since; of several about the same thing
  /// only the last.
  var isOpen: Bool { status == .waiting || status == .open }

  /// What becomes of a message.
  enum Status: Hashable, Sendable, CaseIterable {
    /// It waits to be shown, and for an answer.
    case waiting
    /// It was shown, and what it is about waits for an answer.
    case open
    /// It was left for later, and another one about the same thing has come since.
    case postponed
    /// What it is about was answered, or has passed.
    case settled
  }

  /// What tells one from another, whatever becomes of it.
  struct ID: Hashable, Sendable {
    let reason: Message.Reason
    let group: GroupID
    let instant: Instant
    let step: Int?
  }

  var id: ID { ID(reason: reason, group: group, instant: instant, step: step) }

  /// Whether it waits.
  var isWaiting: Bool { step == nil }

  init(_ message: Message) {
    (reason, group, instant) = (message.reason, message.group, message.sentAt)
    step = nil
  }

  /// A message that was shown, by the action of the history that did it, and its place there.
  init?(_ entry: History.Entry, at step: Int) {
    guard case .showMessage(let reason, let group) = entry.action else { return nil }
    (self.reason, self.group, instant) = (reason, group, entry.instant)
    self.step = step
  }
}

extension MessageRow {
  /// All messages of a customer, the newest first, those that wait before those that were
  /// shown.
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
  /// What has become of a message.
  ///
  /// - Parameter isLast: Whether none about the same thing came later.
  fileprivate func status(of row: MessageRow, isLast: Bool) -> MessageRow.Status {
    guard isUnanswered(row) else { return .settled }
    if isLast { return row.isWaiting ? .waiting : .open }
    return beginning(ofWhat: row).map { row.instant >= $0 } ?? false ? .postponed : .settled
  }

  /// Whether something that a message can be about waits for an answer.
  private func isUnanswered(_ row: MessageRow) -> Bool {
    switch row.reason {
    case .billingIssue: line(row.group)?.billingIssue != nil
    case .priceIncreaseConsent: line(row.group)?.priceIncrease?.status == .pending
    case .winBackOffer: !eligibleWinBackOfferIDs(in: row.group).isEmpty
    default: row.isWaiting
    }
  }

  /// Since when that is so: what was told before was of something else, which has passed. `nil`
  /// where there is one message each time.
  private func beginning(ofWhat row: MessageRow) -> Instant? {
    switch row.reason {
    case .billingIssue: line(row.group)?.billingIssue?.due
    case .winBackOffer: line(row.group)?.periodEnd
    default: nil
    }
  }
}
