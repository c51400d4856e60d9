import PurchaseFlow
import StoreModel
import StoreViews
import SwiftUI

extension AppStore {
  /// Presents the customer's subscriptions and waits until the sheet is closed: StoreKit's
  /// `showManageSubscriptions(in:)`.
  ///
  /// - Throws: `StoreKitError.unsupported` if the program has no screen (this project's rule), or
  ///   the error of a simulated failure.
  @MainActor
  public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    try await showManageSubscriptions(inGroup: nil)
  }

  /// Presents the customer's subscription of one group and waits until the sheet is closed:
  /// StoreKit's `showManageSubscriptions(in:subscriptionGroupID:)`.
  ///
  /// - Throws: The same errors as ``showManageSubscriptions(in:)``.
  @MainActor
  public static func showManageSubscriptions(
    in scene: UIWindowScene,
    subscriptionGroupID: String
  ) async throws {
    try await showManageSubscriptions(inGroup: subscriptionGroupID)
  }

  /// Presents a sheet for an offer code and waits until it is closed: StoreKit's
  /// `presentOfferCodeRedeemSheet(in:)`. `Transaction.updates` yields the transaction of the
  /// redeemed offer.
  ///
  /// - Throws: The same errors as ``showManageSubscriptions(in:)``.
  @MainActor
  public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
    try await presentOfferCodeSheet()
  }
}

extension Transaction {
  /// Presents a sheet that requests a refund of this transaction: StoreKit's
  /// `beginRefundRequest(in:)`. The refund is granted at once (this project's rule).
  ///
  /// - Throws: A `Transaction.RefundRequestError`, or `StoreKitError.unsupported` if the program
  ///   has no screen (this project's rule).
  @MainActor
  public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
    try await Self.presentRefundSheet(of: id)
  }

  /// Presents a sheet that requests a refund of the transaction with an identifier: StoreKit's
  /// `beginRefundRequest(for:in:)`.
  ///
  /// - Throws: The same errors as ``beginRefundRequest(in:)``.
  @MainActor
  public static func beginRefundRequest(
    for transactionID: UInt64,
    in scene: UIWindowScene
  ) async throws -> RefundRequestStatus {
    try await presentRefundSheet(of: transactionID)
  }
}

extension Product {
  /// Buys the product, with the purchase sheet over a scene: StoreKit's
  /// `purchase(confirmIn:options:)`. A terminal has one scene, so the effect is the same as of
  /// `purchase(options:)`.
  @MainActor @discardableResult
  public func purchase(
    confirmIn scene: UIScene,
    options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult {
    try await purchase(options: options)
  }
}
