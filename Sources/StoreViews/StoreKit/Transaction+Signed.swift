import Foundation
import PurchaseFlow
import StoreModel

extension Transaction {
  /// When it came into its present form, at which it is signed: when it was made, or taken
  /// back. The moment is ours.
  var signedAt: Instant { revokedAt ?? purchasedAt }

  /// When it was signed.
  public var signedDate: Date { signedAt.date }

  /// Where it was made: in Xcode, as tests there.
  public var environment: AppStore.Environment { StoreSigning.program.app.environment }

  /// The app's bundle identifier.
  public var appBundleID: String { StoreSigning.program.app.bundleID }

  /// The number of the customer's own copy of the app.
  public var appTransactionID: String { StoreSigning.program.app.appTransactionID }

  /// What was signed, as JSON with the keys of the App Store Server API.
  public var jsonRepresentation: Data { payload.jsonOrNothing }

  /// What binds the transaction to the device.
  public var deviceVerification: Data { payload.deviceVerificationData }

  /// The nonce behind ``deviceVerification``.
  public var deviceVerificationNonce: UUID { payload.deviceVerificationUUID }

  /// The offer's kind: the form before `offer`.
  public var offerType: OfferType? { offer?.type }

  /// The offer's identifier: the form before `offer`.
  public var offerID: String? { offer?.id }

  /// The storefront's country code: the form before `storefront`.
  public var storefrontCountryCode: String { storefrontCode }

  private var payload: TransactionPayload {
    TransactionPayload(self, in: StoreSigning.program.app, signedAt: signedAt)
  }
}

extension Product.SubscriptionInfo.RenewalInfo {
  /// When it came into its present form, at which it is signed: the beginning of the present
  /// stretch of subscription. The moment is ours.
  var signedAt: Instant { recentSubscriptionStart }

  /// When it was signed.
  public var signedDate: Date { signedAt.date }

  /// Where the subscription was bought: in Xcode, as tests there.
  public var environment: AppStore.Environment { StoreSigning.program.app.environment }

  /// The offer's kind: the form before `offer`.
  public var offerType: Transaction.OfferType? { offer?.type }

  /// The offer's identifier: the form before `offer`.
  public var offerID: String? { offer?.id }

  /// What was signed, as JSON with the keys of the App Store Server API.
  public var jsonRepresentation: Data { payload.jsonOrNothing }

  /// What binds the renewal info to the device.
  public var deviceVerification: Data { payload.deviceVerificationData }

  /// The nonce behind ``deviceVerification``.
  public var deviceVerificationNonce: UUID { payload.deviceVerificationUUID }

  private var payload: RenewalInfoPayload {
    RenewalInfoPayload(self, in: StoreSigning.program.app, signedAt: signedAt)
  }
}

extension Transaction: SignedByStore {
  /// The signed form of a result.
  public static func _signedForm(of result: VerificationResult<Self>) -> String {
    StoreSigning.program.form {
      try result.jwsRepresentation(signedBy: $0, at: result.unsafePayloadValue.signedAt)
    }
  }
}

extension Product.SubscriptionInfo.RenewalInfo: SignedByStore {
  /// The signed form of a result.
  public static func _signedForm(of result: VerificationResult<Self>) -> String {
    StoreSigning.program.form {
      try result.jwsRepresentation(signedBy: $0, at: result.unsafePayloadValue.signedAt)
    }
  }
}
