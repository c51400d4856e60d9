import PurchaseFlow
import StoreModel
import TerminalUI

extension View {
  /// Adds purchase options to the purchases of store views: StoreKit's `inAppPurchaseOptions(_:)`.
  /// The innermost modifier applies; `nil` cancels an outer modifier.
  public func inAppPurchaseOptions(
    _ options: (@MainActor (Product) async -> Set<Product.PurchaseOption>)?
  ) -> some View {
    transformEnvironment(\.purchaseEvents) { $0.options = options }
  }

  /// Performs an action when a purchase starts in a store view, before the purchase sheet:
  /// StoreKit's `onInAppPurchaseStart(perform:)`. The innermost modifier applies; `nil` cancels an
  /// outer modifier.
  public func onInAppPurchaseStart(
    perform action: (@MainActor (Product) async -> Void)?
  ) -> some View {
    transformEnvironment(\.purchaseEvents) { $0.start = action }
  }

  /// Performs an action when a purchase of a store view ends: StoreKit's
  /// `onInAppPurchaseCompletion(perform:)`. The innermost modifier applies; `nil` cancels an outer
  /// modifier. Without an action, `Transaction.updates` yields the transaction, and an alert
  /// displays the error.
  public func onInAppPurchaseCompletion(
    perform action: (
      @MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void
    )?
  ) -> some View {
    transformEnvironment(\.purchaseEvents) { $0.completion = action }
  }
}
