import PurchaseFlow
import StoreModel
import TerminalUI

extension View {
  /// Adds options to the purchases of store views: StoreKit's `inAppPurchaseOptions(_:)`.
  /// The nearest counts; `nil` takes away what is set further out.
  public func inAppPurchaseOptions(
    _ options: (@MainActor (Product) async -> Set<Product.PurchaseOption>)?
  ) -> some View {
    transformEnvironment(\.purchaseEvents) { $0.options = options }
  }

  /// Does something when a purchase begins in a store view, before the customer is asked:
  /// StoreKit's `onInAppPurchaseStart(perform:)`. The nearest counts; `nil` takes away what
  /// is set further out.
  public func onInAppPurchaseStart(
    perform action: (@MainActor (Product) async -> Void)?
  ) -> some View {
    transformEnvironment(\.purchaseEvents) { $0.start = action }
  }

  /// Does something when a purchase of a store view has come to something: StoreKit's
  /// `onInAppPurchaseCompletion(perform:)`. The nearest counts; with `nil`, as with none,
  /// the transaction comes on `Transaction.updates`, and what failed is told in an alert.
  public func onInAppPurchaseCompletion(
    perform action: (
      @MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void
    )?
  ) -> some View {
    transformEnvironment(\.purchaseEvents) { $0.completion = action }
  }
}
