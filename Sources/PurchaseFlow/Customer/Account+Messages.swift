extension Account {
  /// Queues a message, unless a message with the same reason is already queued for the group (A7).
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

  /// Removes the message of a reason and group from the queue, because it is answered or obsolete.
  mutating func settleMessages(_ reason: Message.Reason, _ group: GroupID) {
    guard !messages.isEmpty else { return }
    messages.removeAll { $0.reason == reason && $0.group == group }
  }

  /// Shows a message and removes it from the queue. A billing issue message repeats while the issue
  /// lasts (A8).
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
