import StoreModel

extension StoreSettings {
  /// The test environment as a configuration file has it.
  public init(_ file: StoreConfiguration.Settings) {
    isGracePeriodEnabled = file.isBillingGracePeriodEnabled
    failsRenewals = file.areRenewalBillingIssuesEnabled
    asksToBuy = file.isAskToBuyEnabled
    interruptsPurchases = file.areBillingIssuesEnabled
    for failure in file.simulatedFailures where failure.isEnabled {
      guard let call = StoreCall(failure.call), let error = failure.failure?.error else { continue }
      failures[call] = error
    }
  }
}

extension StoreConfiguration.Settings.SimulatedFailure {
  /// What a file says of a call that is made to fail, or no longer.
  package init(_ call: StoreCall, _ error: StoreError?) {
    self.init(
      call: StoreCall.calls.first { $0.value == call }?.key ?? Call(rawValue: call.rawValue),
      isEnabled: error != nil,
      failure: error.flatMap(Failure.init)
    )
  }
}

extension StoreCall {
  fileprivate static let calls: [StoreConfiguration.Settings.SimulatedFailure.Call: StoreCall] = [
    .loadProducts: .loadProducts,
    .purchase: .purchase,
    .verification: .verification,
    .appStoreSync: .appStoreSync,
    .subscriptionStatus: .subscriptionStatus,
    .appTransaction: .appTransaction,
    .manageSubscriptionsSheet: .manageSubscriptions,
    .refundRequestSheet: .refundRequest,
    .offerCodeRedeemSheet: .offerCodeRedeem,
  ]

  fileprivate init?(_ call: StoreConfiguration.Settings.SimulatedFailure.Call) {
    guard let known = Self.calls[call] else { return nil }
    self = known
  }
}

extension StoreConfiguration.Settings.SimulatedFailure.Failure {
  // The file counts the cases of each kind in the order of StoreKit's declarations.
  private static let kinds: [String: [StoreError]] = [
    "generic": GeneralStoreError.allCases.map(StoreError.storeKit),
    "purchase": Product.PurchaseError.allCases.map(StoreError.purchase),
    "verification": VerificationError.allCases.map(StoreError.verification),
    "refund request": Transaction.RefundRequestError.allCases.map(StoreError.refundRequest),
  ]

  fileprivate var error: StoreError? {
    guard let cases = Self.kinds[type], cases.indices.contains(index) else { return nil }
    return cases[index]
  }

  /// What the file says for an error; `nil` for one that it has no kind for.
  fileprivate init?(_ error: StoreError) {
    for (type, errors) in Self.kinds {
      if let index = errors.firstIndex(of: error) {
        self.init(type: type, index: index)
        return
      }
    }
    return nil
  }
}
