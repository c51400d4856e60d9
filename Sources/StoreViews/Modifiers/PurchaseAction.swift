import PurchaseFlow
import StoreModel
import TerminalUI

/// An action that buys a product: StoreKit's `PurchaseAction`, from `@Environment(\.purchase)`.
///
/// The purchase sheet of a store view on the screen asks the customer to confirm. Without such a
/// view the purchase is confirmed at once (this project's rule).
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct BuyButton: View {
///   let product: Product
///   @Environment(\.purchase) private var purchase
///
///   var body: some View {
///     Button("Buy") { Task { try? await purchase(product) } }
///   }
/// }
/// ```
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

/// An action that displays a message of the App Store: StoreKit's `DisplayMessageAction`, from
/// `@Environment(\.displayStoreKitMessage)`.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct Inbox: View {
///   let message: Message
///   @Environment(\.displayStoreKitMessage) private var display
///
///   var body: some View {
///     Button("Show") { try? display(message) }
///   }
/// }
/// ```
@MainActor @preconcurrency
public struct DisplayMessageAction {
  let session: StoreSession

  /// Displays a message in an alert of the store view on the screen. Without such a view the
  /// message is marked as displayed.
  ///
  /// - Throws: A `StoreKitError` if the message is no longer pending.
  public func callAsFunction(_ message: Message) throws {
    try session.display(message)
  }
}

extension StoreSession {
  /// Displays a message in an alert of the store view on the screen. Without such a view the
  /// message is marked as displayed.
  ///
  /// - Throws: A `StoreKitError` if the message is no longer pending.
  package func display(_ message: Message) throws {
    guard simulation.account.messages.contains(message) else { throw StoreKitError.unknown }
    perform(.showMessage(message.reason, message.group), isAnnounced: false)
    if hasPurchaseSheet { shownMessage = message }
  }
}

extension EnvironmentValues {
  /// An action that buys a product.
  @MainActor public var purchase: PurchaseAction { PurchaseAction(session: storeSession) }

  /// An action that displays a message of the App Store.
  @MainActor public var displayStoreKitMessage: DisplayMessageAction {
    DisplayMessageAction(session: storeSession)
  }

  /// An action that asks the system to request a review from the customer.
  @MainActor public var requestReview: RequestReviewAction { RequestReviewAction() }
}
