import PurchaseFlow
import StoreModel

extension SettingsModel {
  /// For each StoreKit call, the choice of its simulated error.
  var failureChoices: [Choice] {
    let (now, file) = (session.account.failures, fileSettings.failures)
    return StoreCall.allCases.map { call in
      Choice(
        id: call.rawValue,
        title: words.text(call.title),
        values: [Choice.Value(id: Self.noError, name: words.text(SettingsText.noError))]
          + call.possibleErrors.map { Choice.Value(id: $0.rawValue, name: $0.rawValue) },
        current: now[call]?.rawValue ?? Self.noError,
        original: file[call]?.rawValue ?? Self.noError,
        heading: call == StoreCall.allCases.first
          ? words.text(SettingsText.headingErrors) : nil,
        choose: { [self] id in
          let error = call.possibleErrors.first { $0.rawValue == id }
          session.perform(.setFailure(call, error), isAnnounced: false)
        }
      )
    }
  }

  private static let noError = "none"
}

extension StoreCall {
  /// The text of the StoreKit call's name.
  fileprivate var title: SettingsText {
    switch self {
    case .loadProducts: .callLoadProducts
    case .purchase: .callPurchase
    case .verification: .callVerification
    case .appStoreSync: .callSync
    case .subscriptionStatus: .callStatus
    case .appTransaction: .callAppTransaction
    case .manageSubscriptions: .callManage
    case .refundRequest: .callRefund
    case .offerCodeRedeem: .callRedeem
    }
  }
}
