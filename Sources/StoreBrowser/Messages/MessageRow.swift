import PurchaseFlow

/// A message of the App Store: one that waits to be shown, or one that was.
struct MessageRow: Identifiable, Hashable, Sendable {
  let reason: Message.Reason
  let group: GroupID
  /// When it was sent, of one that waits; else when it was shown.
  let instant: Instant
  /// Whether it waits.
  let isWaiting: Bool
  /// Whether what it is about has not been answered since; of several about the same thing
  /// only the last.
  var isOpen = false

  /// What tells one from another, whatever becomes of it.
  struct ID: Hashable, Sendable {
    let reason: Message.Reason
    let group: GroupID
    let instant: Instant
    let isWaiting: Bool
  }

  var id: ID { ID(reason: reason, group: group, instant: instant, isWaiting: isWaiting) }

  init(_ message: Message) {
    (reason, group, instant) = (message.reason, message.group, message.sentAt)
    isWaiting = true
  }

  /// A message that was shown, by the action of the history that did it.
  init?(_ entry: History.Entry) {
    guard case .showMessage(let reason, let group) = entry.action else { return nil }
    (self.reason, self.group, instant) = (reason, group, entry.instant)
    isWaiting = false
  }
}

extension MessageRow {
  /// All messages of a customer, the newest first, those that wait before those that were
  /// shown.
  static func all(of simulation: Simulation) -> [MessageRow] {
    let waiting = simulation.account.messages.map { MessageRow($0) }
    let shown = simulation.history.entries.compactMap { MessageRow($0) }
    var seen: Set<[String]> = []
    return (waiting.reversed() + shown.reversed()).map { row in
      var row = row
      let topic = [row.reason.rawValue, row.group.id, "\(row.group.occurrence)"]
      row.isOpen = seen.insert(topic).inserted && simulation.account.isOpen(row)
      return row
    }
  }
}

extension Account {
  /// Whether what a message is about waits for an answer still.
  fileprivate func isOpen(_ row: MessageRow) -> Bool {
    switch row.reason {
    case .billingIssue: line(row.group)?.billingIssue != nil
    case .priceIncreaseConsent: line(row.group)?.priceIncrease?.status == .pending
    case .winBackOffer: !eligibleWinBackOfferIDs(in: row.group).isEmpty
    default: row.isWaiting
    }
  }
}
