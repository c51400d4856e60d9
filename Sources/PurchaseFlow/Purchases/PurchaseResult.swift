import StoreModel

extension Product {
  /// The result of a purchase; StoreKit's `Product.PurchaseResult`.
  public enum PurchaseResult: Hashable, Sendable {
    /// The purchase succeeded. If nothing was charged, the transaction is an earlier transaction:
    /// the customer already has the product, or the plan change waits for the renewal. To detect a
    /// waiting plan change, compare the transaction's product with the requested product. The
    /// transaction is unverified if verification was set to fail when the transaction was created.
    case success(VerificationResult<Transaction>)
    /// The purchase needs an approval or an action of the customer. If the purchase completes, its
    /// transaction arrives on `Transaction.updates`.
    case pending
    /// The customer closed the sheet; nothing is recorded.
    case userCancelled
  }
}

/// A success, a pending purchase or a cancellation; see `Product.PurchaseResult`.
public typealias PurchaseResult = Product.PurchaseResult

extension Transaction {
  /// The transaction as StoreKit returns it: unverified if verification was set to fail when the
  /// transaction was created, else verified.
  public var verificationResult: VerificationResult<Transaction> {
    verificationError.map { .unverified(self, $0) } ?? .verified(self)
  }
}
