import StoreModel

extension Product {
  /// What a purchase came to, as StoreKit's `Product.PurchaseResult`.
  public enum PurchaseResult: Hashable, Sendable {
    /// Done. The transaction is a new one, or the one already held where nothing had
    /// to be bought: the plan is held, or the change waits for the renewal. Compare its
    /// product with the one asked for. Unverified where verification was made to fail.
    case success(VerificationResult<Transaction>)
    /// Somebody else has to agree, or the customer has to do something first. If that
    /// comes to a purchase, its transaction arrives as an update.
    case pending
    /// The customer closed the sheet; nothing is recorded.
    case userCancelled
  }
}

/// What a purchase came to.
public typealias PurchaseResult = Product.PurchaseResult

extension Transaction {
  /// The transaction as StoreKit hands it out: verified, or unverified where it was made
  /// while verification was set to fail.
  public var verificationResult: VerificationResult<Transaction> {
    verificationError.map { .unverified(self, $0) } ?? .verified(self)
  }
}
