extension Account {
  /// Lets a message wait to be shown, unless it waits already.
  mutating func send(
    _ reason: Message.Reason,
    _ group: GroupID,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    guard !messages.contains(where: { $0.reason == reason && $0.group == group }) else { return }
    messages.append(Message(reason: reason, group: group, sentAt: now))
    log.append(StoreEvent(.messageSent(reason), at: now, group: group))
  }

  /// Takes a message back that has been answered or is settled.
  mutating func settleMessages(_ reason: Message.Reason, _ group: GroupID) {
    guard !messages.isEmpty else { return }
    messages.removeAll { $0.reason == reason && $0.group == group }
  }

  /// A message is shown. One of a billing issue comes again while the issue lasts.
  mutating func showMessage(
    _ reason: Message.Reason,
    _ group: GroupID,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    guard isAppRunning else { return refuse(.appIsClosed, group: group, at: now, log: &log) }
    guard messages.contains(where: { $0.reason == reason && $0.group == group }) else {
      return refuse(.noMessage, group: group, at: now, log: &log)
    }
    settleMessages(reason, group)
    if reason == .billingIssue, let index = lineIndex(group),
      let issue = lines[index].billingIssue
    {
      lines[index].nextMessage = calendar.nextBillingMessage(after: now, due: issue.due)
    }
    log.append(StoreEvent(.messageShown(reason), at: now, group: group))
  }

  mutating func repeatMessage(ofLine index: Int, at now: Instant, log: inout [StoreEvent]) {
    lines[index].nextMessage = nil
    send(.billingIssue, lines[index].group, at: now, log: &log)
  }
}
