import StoreModel

extension Product {
  /// The result of a purchase; StoreKit's `Product.PurchaseResult`.
  public enum PurchaseResult: Hashable, Sendable {
    /// The purchase succeeded. If nothing was charged, the transaction is an earlier one: the
    /// customer has the product, or the plan change waits for the renewal. Compare its product with
    /// the requested one. The transaction is unverified if verification was set to fail when it was
    /// created.
    case success(VerificationResult<Transaction>)
    /// The purchase needs an approval or an action of the customer. If it completes, its
    /// transaction arrives as an update.
    case pending
    /// The customer closed the sheet; nothing is recorded.
    case userCancelled
  }
}

/// A success, a pending purchase or a cancellation; see `Product.PurchaseResult`.
public typealias PurchaseResult = Product.PurchaseResult

extension Transaction {
  /// The transaction as StoreKit returns it: unverified if verification was set to fail when it was
  /// created, else verified.
  public var verificationResult: VerificationResult<Transaction> {
    verificationError.map { .unverified(self, $0) } ?? .verified(self)
  }
}
