extension StoreConfiguration.Settings {
  /// The calls that fail, with their errors.
  ///
  /// An enabled call without an error, or with an error that it cannot throw, fails with
  /// ``SimulatedFailure/Call/unknownError``. Calls that StoreKit does not have are omitted.
  ///
  /// ```swift
  /// import StoreModel
  ///
  /// func failsToLoad(_ configuration: StoreConfiguration) -> Bool {
  ///   configuration.settings.failingCalls[.loadProducts] != nil
  /// }
  /// ```
  public var failingCalls: [SimulatedFailure.Call: SimulatedFailure.Failure] {
    var calls: [SimulatedFailure.Call: SimulatedFailure.Failure] = [:]
    if failsTransactions {
      let error = SimulatedFailure.Failure(type: "generic", index: failTransactionsError)
      calls[.purchase] = SimulatedFailure.Call.purchase.thrown(error)
    }
    for entry in simulatedFailures where entry.isEnabled {
      guard SimulatedFailure.Call.allKnown.contains(entry.call) else { continue }
      calls[entry.call] = entry.call.thrown(entry.failure)
    }
    return calls
  }

  /// Whether the old switch makes purchases fail. If ``simulatedFailures`` has an entry for
  /// purchases, the switch has no effect.
  var failsTransactions: Bool {
    isFailTransactionsEnabled && !simulatedFailures.contains { $0.call == .purchase }
  }
}

extension StoreConfiguration.Settings.SimulatedFailure.Call {
  /// The error of a failing call for which the file has no error that the call can throw. Only a
  /// verification throws no `StoreKitError`; its error is an invalid signature.
  public var unknownError: StoreConfiguration.Settings.SimulatedFailure.Failure {
    self == .verification ? .init(type: "verification", index: 4) : .init(type: "generic", index: 0)
  }

  /// The number of cases of each type of error that a file can name.
  package static let caseCounts = [
    "generic": 7, "purchase": 8, "refund request": 2, "verification": 6,
  ]

  /// Returns whether the call's errors include a simulated failure.
  func canThrow(_ error: StoreConfiguration.Settings.SimulatedFailure.Failure) -> Bool {
    guard errorTypes.contains(error.type), let count = Self.caseCounts[error.type] else {
      return false
    }
    return (0..<count).contains(error.index)
  }

  fileprivate func thrown(
    _ error: StoreConfiguration.Settings.SimulatedFailure.Failure?
  ) -> StoreConfiguration.Settings.SimulatedFailure.Failure {
    error.flatMap { canThrow($0) ? $0 : nil } ?? unknownError
  }

  private var errorTypes: Set<String> {
    switch self {
    case .verification: ["verification"]
    case .purchase: ["generic", "purchase"]
    case .refundRequestSheet: ["generic", "refund request"]
    default: ["generic"]
    }
  }
}
