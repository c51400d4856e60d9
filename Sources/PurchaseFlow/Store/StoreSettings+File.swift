import StoreModel

extension StoreSettings {
  /// Creates the test environment that a configuration file describes.
  public init(_ file: StoreConfiguration.Settings) {
    isGracePeriodEnabled = file.isBillingGracePeriodEnabled
    failsRenewals = file.areRenewalBillingIssuesEnabled
    asksToBuy = file.isAskToBuyEnabled
    interruptsPurchases = file.areBillingIssuesEnabled
    for (call, failure) in file.failingCalls {
      guard let call = StoreCall(call), let error = failure.error else { continue }
      failures[call] = error
    }
  }
}

extension StoreConfiguration.Settings.SimulatedFailure {
  /// Creates the file's record of a call that throws `error`; with `nil`, of a call that works.
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
  // The index in the file is the position of the error in StoreKit's declaration.
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

  /// Returns the file's value for an error; `nil` if the file format has no value for the error.
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
