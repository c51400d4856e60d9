import Foundation
import PurchaseFlow
import StoreModel

extension Transaction {
  /// The signing time: the time of the purchase or of the revocation, whichever is later. Apple
  /// does not document the signing time.
  var signedAt: Instant { revokedAt ?? purchasedAt }

  /// The date of the signature.
  public var signedDate: Date { signedAt.date }

  /// The server environment of the purchase: Xcode, as in StoreKit tests.
  public var environment: AppStore.Environment { StoreSigning.program.app.environment }

  /// The bundle identifier of the app.
  public var appBundleID: String { StoreSigning.program.app.bundleID }

  /// The identifier of the customer's copy of the app.
  public var appTransactionID: String { StoreSigning.program.app.appTransactionID }

  /// The signed payload as JSON, with the keys of the App Store Server API.
  public var jsonRepresentation: Data { payload.jsonOrNothing }

  /// A value that verifies that the transaction belongs to the device.
  public var deviceVerification: Data { payload.deviceVerificationData }

  /// The random value that ``deviceVerification`` contains in hashed form.
  public var deviceVerificationNonce: UUID { payload.deviceVerificationUUID }

  /// The type of the offer. Superseded by `offer`.
  public var offerType: OfferType? { offer?.type }

  /// The identifier of the offer. Superseded by `offer`.
  public var offerID: String? { offer?.id }

  /// The country code of the storefront. Superseded by ``storefront``.
  public var storefrontCountryCode: String { storefrontCode }

  private var payload: TransactionPayload {
    TransactionPayload(self, in: StoreSigning.program.app, signedAt: signedAt)
  }
}

extension Product.SubscriptionInfo.RenewalInfo {
  /// The signing time: the start of the present run of subscription periods without a gap. Apple
  /// does not document the signing time.
  var signedAt: Instant { recentSubscriptionStart }

  /// The date of the signature.
  public var signedDate: Date { signedAt.date }

  /// The server environment of the purchase: Xcode, as in StoreKit tests.
  public var environment: AppStore.Environment { StoreSigning.program.app.environment }

  /// The type of the offer. Superseded by `offer`.
  public var offerType: Transaction.OfferType? { offer?.type }

  /// The identifier of the offer. Superseded by `offer`.
  public var offerID: String? { offer?.id }

  /// The signed payload as JSON, with the keys of the App Store Server API.
  public var jsonRepresentation: Data { payload.jsonOrNothing }

  /// A value that verifies that the renewal info belongs to the device.
  public var deviceVerification: Data { payload.deviceVerificationData }

  /// The random value that ``deviceVerification`` contains in hashed form.
  public var deviceVerificationNonce: UUID { payload.deviceVerificationUUID }

  private var payload: RenewalInfoPayload {
    RenewalInfoPayload(self, in: StoreSigning.program.app, signedAt: signedAt)
  }
}

extension Transaction: SignedByStore {
  /// Returns the JWS of a verification result.
  public static func _signedForm(of result: VerificationResult<Self>) -> String {
    StoreSigning.program.form {
      try result.jwsRepresentation(signedBy: $0, at: result.unsafePayloadValue.signedAt)
    }
  }
}

extension Product.SubscriptionInfo.RenewalInfo: SignedByStore {
  /// Returns the JWS of a verification result.
  public static func _signedForm(of result: VerificationResult<Self>) -> String {
    StoreSigning.program.form {
      try result.jwsRepresentation(signedBy: $0, at: result.unsafePayloadValue.signedAt)
    }
  }
}
