import PurchaseFlow
import StoreModel
import TerminalUI

/// Buys a product: StoreKit's `PurchaseAction`, from `@Environment(\.purchase)`.
///
/// The customer is asked in the purchase sheet of a store view on the screen; where there
/// is none, the purchase is confirmed at once (ours).
@MainActor @preconcurrency
public struct PurchaseAction {
  let session: StoreSession

  /// Buys a product.
  ///
  /// - Throws: A `Product.PurchaseError` or a `StoreKitError`.
  @discardableResult
  public func callAsFunction(
    _ product: Product,
    options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult {
    try await session.buy(product, options: options)
  }
}

/// Shows a message of the App Store: StoreKit's `DisplayMessageAction`, from
/// `@Environment(\.displayStoreKitMessage)`.
@MainActor @preconcurrency
public struct DisplayMessageAction {
  let session: StoreSession

  /// Shows a message in an alert over the store view on the screen. Where there is none, the
  /// message is taken as shown.
  ///
  /// - Throws: A `StoreKitError` of a message that waits no longer.
  public func callAsFunction(_ message: Message) throws {
    guard session.simulation.account.messages.contains(message) else {
      throw StoreKitError.unknown
    }
    session.perform(.showMessage(message.reason, message.group), isAnnounced: false)
    if session.hasPurchaseSheet { session.shownMessage = message }
  }
}

extension EnvironmentValues {
  /// Buys a product.
  @MainActor public var purchase: PurchaseAction { PurchaseAction(session: storeSession) }

  /// Shows a message of the App Store.
  @MainActor public var displayStoreKitMessage: DisplayMessageAction {
    DisplayMessageAction(session: storeSession)
  }

  /// Asks for a review.
  @MainActor public var requestReview: RequestReviewAction { RequestReviewAction() }
}
