import PurchaseFlow

extension StoreSession {
  /// Takes back what was done last. It can be done again.
  package func takeBack() {
    guard simulation.history.entries.count > 1 else { return notice = .nothingToTakeBack }
    goBack({ $0.stepBack(1) }, { try $0.stepBack(1) })
  }

  /// Does again what was taken back last.
  package func doAgain() {
    var events: [StoreEvent]?
    let isKept =
      act(
        {
          events = $0.stepForward()
          return events ?? []
        },
        {
          events = try $0.stepForward()
          return events ?? []
        }
      ) != nil
    guard isKept else { return }
    followHistory()
    guard let events else { return notice = .nothingToTakeBack }
    show(events, until: now)
  }

  /// Takes back everything later than a moment, and sets the clock to it.
  package func goBack(to instant: Instant) {
    goBack({ $0.stepBack(to: instant) }, { try $0.stepBack(to: instant) })
  }

  /// Leaves the present way of the history for another.
  package func take(_ way: HistoryWay) {
    goBack({ $0.take(way) }, { try $0.take(way) })
  }

  private func goBack(
    _ body: (inout Simulation) -> Void,
    _ kept: (any KeptCustomer) throws -> Void
  ) {
    let isKept =
      act(
        {
          body(&$0)
          return []
        },
        {
          try kept($0)
          return []
        }
      ) != nil
    guard isKept else { return }
    followHistory()
    notice = .wentBack(to: now)
  }
}
