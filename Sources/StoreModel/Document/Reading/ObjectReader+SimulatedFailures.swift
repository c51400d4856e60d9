import ExternalInput

extension ObjectReader {
  private typealias SimulatedFailure = StoreConfiguration.Settings.SimulatedFailure

  /// Returns the simulated failures of the settings.
  ///
  /// - Parameter unread: Receives the contents of entries that name no call.
  func simulatedFailures(
    _ unread: inout [String: String]
  ) -> [StoreConfiguration.Settings.SimulatedFailure] {
    readers("_storeKitErrors").compactMap { entry in
      let failure = entry.simulatedFailure()
      if failure == nil { unread.add(entry.unknownContents(besides: [], in: self)) }
      return failure
    }
  }

  private func simulatedFailure() -> SimulatedFailure? {
    guard let name = string("name") else {
      warn("the entry does not name an API; skipped", about: "name")
      return nil
    }
    var failure = SimulatedFailure(call: .init(rawValue: name))
    failure.isEnabled = bool("enabled")
    failure.unknownContents = object.contents(besides: KnownKeys.simulatedFailure)
    if let current = reader("current") {
      if let type = current.string("type") {
        failure.failure = .init(type: type, index: current.wholeNumber("index") ?? 0)
      }
      failure.unknownContents.add(contents(of: "current", besides: KnownKeys.failure))
      if failure.isEnabled, failure.failure != nil, current.value("index") == nil {
        current.warn("the index of the error is missing; read as 0", about: "index")
      }
    }
    if failure.isEnabled { report(failure) }
    return failure
  }

  /// Reports an enabled failure that has no effect, or whose error is not one of its call.
  private func report(_ failure: SimulatedFailure) {
    let (call, name) = (failure.call, PrintableText.quoted(failure.call.rawValue))
    guard SimulatedFailure.Call.allKnown.contains(call) else {
      warn("the API \(name) is unknown; nothing fails", about: "name")
      return
    }
    let outcome = call == .verification ? "an invalid signature" : "an unknown error"
    guard let error = failure.failure else {
      // Xcode writes no error if the developer chooses none.
      let isChosen = value("current") != nil
      let problem = isChosen ? "the error has no type" : "no error is chosen"
      let message = "\(problem); \(name) fails with \(outcome)"
      report(isChosen ? .warning : .note, message, about: "current")
      return
    }
    guard !call.canThrow(error) else { return }
    let problem = "\(name) cannot fail with the error \(PrintableText.quoted(error.written))"
    warn("\(problem); it fails with \(outcome)", about: "current")
  }

  /// Warns about the old switch for failing purchases if its error is unknown. An entry for
  /// purchases in the newer list takes precedence.
  func reportFailTransactions(_ settings: StoreConfiguration.Settings) {
    guard settings.failsTransactions,
      let error = settings.failingCalls[.purchase], error.index != settings.failTransactionsError
    else { return }
    let problem = "the error \(settings.failTransactionsError) is unknown"
    warn("\(problem); purchases fail with an unknown error", about: "_storeKitError")
  }
}
