import PurchaseFlow
import StoreModel
import StoreViews
import SwiftUI

extension AppStore {
  /// Shows what the customer subscribes to, over whatever is on the screen, and waits until
  /// the sheet has gone: StoreKit's `showManageSubscriptions(in:)`.
  ///
  /// - Throws: `StoreKitError.unsupported` where the program is on no screen (ours), or what
  ///   it was made to fail with.
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

  /// Asks for the code of an offer, over whatever is on the screen, and waits until the sheet
  /// has gone: StoreKit's `presentOfferCodeRedeemSheet(in:)`. The transaction comes in
  /// `Transaction.updates`.
  ///
  /// - Throws: As ``showManageSubscriptions(in:)``.
  @MainActor
  public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
    try await presentOfferCodeSheet()
  }
}

extension Transaction {
  /// Asks for the money of the purchase back, over whatever is on the screen: StoreKit's
  /// `beginRefundRequest(in:)`. A refund is granted at once (ours).
  ///
  /// - Throws: A `Transaction.RefundRequestError`, or `StoreKitError.unsupported` where the
  ///   program is on no screen (ours).
  @MainActor
  public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
    try await Self.presentRefundSheet(of: id)
  }

  /// Asks for the money of a purchase back, by its identifier: StoreKit's
  /// `beginRefundRequest(for:in:)`.
  ///
  /// - Throws: As ``beginRefundRequest(in:)``.
  @MainActor
  public static func beginRefundRequest(
    for transactionID: UInt64,
    in scene: UIWindowScene
  ) async throws -> RefundRequestStatus {
    try await presentRefundSheet(of: transactionID)
  }
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
