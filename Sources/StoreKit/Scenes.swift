import PurchaseFlow
import StoreModel
import StoreViews
import SwiftUI

extension AppStore {
  /// Shows what the customer subscribes to: StoreKit's `showManageSubscriptions(in:)`. The
  /// sheet comes over the store view on the screen.
  ///
  /// - Throws: `StoreKitError.unsupported` where no store view is on the screen (ours: a
  ///   view with `manageSubscriptionsSheet` needs none), or what it was made to fail with.
  @MainActor
  public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    try await showManageSubscriptions(inGroup: nil)
  }

  /// Shows the customer's subscription of one group: StoreKit's
  /// `showManageSubscriptions(in:subscriptionGroupID:)`.
  ///
  /// - Throws: As ``showManageSubscriptions(in:)``.
  @MainActor
  public static func showManageSubscriptions(
    in scene: UIWindowScene,
    subscriptionGroupID: String
  ) async throws {
    try await showManageSubscriptions(inGroup: subscriptionGroupID)
  }

  /// Leaves it to the system whether the customer is asked for a review: StoreKit's
  /// `requestReview(in:)`. Cells cannot rate: nobody is asked.
  @MainActor
  public static func requestReview(in scene: UIWindowScene) {}
}

extension Product {
  /// Buys the product, with the sheet over a scene: StoreKit's `purchase(confirmIn:options:)`.
  /// There is one scene; else it is as `purchase(options:)`.
  @MainActor @discardableResult
  public func purchase(
    confirmIn scene: UIScene,
    options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult {
    try await purchase(options: options)
  }
}
