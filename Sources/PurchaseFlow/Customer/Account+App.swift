extension Account {
  /// Finishes a transaction.
  mutating func finish(_ id: UInt64, at now: Instant, log: inout [StoreEvent]) {
    guard isAppRunning else { return refuse(.appIsClosed, at: now, log: &log) }
    guard let transaction = transaction(id) else {
      return refuse(.unknownTransaction(id), at: now, log: &log)
    }
    guard unfinishedIDs.contains(id) else {
      return refuse(.alreadyFinished(id), at: now, log: &log)
    }
    removeFromUnfinished(id)
    log.append(event(.finished, of: transaction, at: now))
  }

  /// Finishes all unfinished transactions, if any.
  mutating func finishAll(at now: Instant, log: inout [StoreEvent]) {
    guard isAppRunning else { return refuse(.appIsClosed, at: now, log: &log) }
    for id in unfinishedIDs {
      guard let transaction = transaction(id) else { continue }
      log.append(event(.finished, of: transaction, at: now))
    }
    unfinishedIDs = []
  }

  /// Restores purchases made on other devices, as `AppStore.sync()` does. The simulated app already
  /// has all purchases, so this only logs an event.
  mutating func restore(at now: Instant, log: inout [StoreEvent]) {
    guard isAppRunning else { return refuse(.appIsClosed, at: now, log: &log) }
    let error = failures[.appStoreSync]
    log.append(StoreEvent(error.map { .failed($0) } ?? .restored, at: now))
  }

  /// Closes the app.
  mutating func quitApp(at now: Instant, log: inout [StoreEvent]) {
    guard isAppRunning else { return refuse(.appIsClosed, at: now, log: &log) }
    isAppRunning = false
    log.append(StoreEvent(.appQuit, at: now))
  }

  /// Starts the app and delivers waiting and unfinished transactions, newest first (A3). After
  /// that, queues messages about win-back offers, unless a purchase intent waits (A7).
  mutating func launchApp(at now: Instant, log: inout [StoreEvent]) {
    guard !isAppRunning else { return refuse(.appIsRunning, at: now, log: &log) }
    isAppRunning = true
    log.append(StoreEvent(.appLaunched, at: now))
    let waiting = Set(undeliveredIDs).union(unfinishedIDs).sorted(by: >)
    undeliveredIDs = []
    for id in waiting {
      guard let transaction = transaction(id) else { continue }
      deliver(id)
      log.append(event(.delivered, of: transaction, at: now, nil, true))
    }
    guard purchaseIntents.isEmpty else { return }
    for group in lines.filter({ !$0.isShared }).map(\.group)
    where !eligibleWinBackOfferIDs(in: group).isEmpty {
      send(.winBackOffer, group, at: now, log: &log)
    }
  }
}
