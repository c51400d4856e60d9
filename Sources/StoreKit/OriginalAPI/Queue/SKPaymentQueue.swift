import Foundation
import PurchaseFlow
import StoreViews
import SwiftUI

/// The queue of payments and transactions: `SKPaymentQueue` of StoreKit's original API.
///
/// A purchase in the queue is also a `Transaction` of StoreKit 2, and finishing either of them
/// finishes both. The functions can be called on any thread. They take effect on the main thread:
/// at once if the caller runs there.
///
/// ```swift
/// import StoreKit
///
/// final class Shop: NSObject, SKPaymentTransactionObserver {
///   func open() { SKPaymentQueue.default().add(self) }
///
///   func paymentQueue(
///     _ queue: SKPaymentQueue,
///     updatedTransactions transactions: [SKPaymentTransaction]
///   ) {
///     for transaction in transactions where transaction.transactionState != .purchasing {
///       queue.finishTransaction(transaction)
///     }
///   }
/// }
/// ```
@available(iOS, deprecated: 18.0, message: "No longer supported")
public final class SKPaymentQueue: NSObject, Sendable {
  private static let queue = SKPaymentQueue()

  private override init() { super.init() }

  /// Returns the queue of the program.
  public static func `default`() -> SKPaymentQueue { queue }

  /// Returns whether the customer may buy: always `true`, because the simulation has no
  /// restrictions.
  public static func canMakePayments() -> Bool { AppStore.canMakePayments }

  // MARK: Observers

  /// Adds an observer. The queue does not retain it. The observer then receives the transactions of
  /// the queue, starting with the unfinished transactions.
  public func add(_ observer: any SKPaymentTransactionObserver) {
    let observer = MainActorValue(observer)
    MainActorCall.run { StoreSession.current.paymentQueue.add(observer.value) }
  }

  /// Removes an observer.
  public func remove(_ observer: any SKPaymentTransactionObserver) {
    let id = ObjectIdentifier(observer)
    MainActorCall.run { StoreSession.current.paymentQueue.observers.remove(id) }
  }

  /// The observers. On another thread than the main thread, the call waits for the main thread.
  public var transactionObservers: [any SKPaymentTransactionObserver] {
    MainActorCall.read { StoreSession.current.paymentQueue.observers.all }
  }

  /// The object that decides about price increases; the queue does not retain it. On another thread
  /// than the main thread, reading it waits for the main thread.
  public var delegate: (any SKPaymentQueueDelegate)? {
    get { MainActorCall.read { StoreSession.current.paymentQueue.delegate } }
    set {
      let delegate = MainActorValue(newValue)
      MainActorCall.run { StoreSession.current.paymentQueue.delegate = delegate.value }
    }
  }

  // MARK: Transactions

  /// The transactions that the app has not finished. Before the first observer is added, these are
  /// only the transactions of payments. On another thread than the main thread, the call waits for
  /// the main thread.
  public var transactions: [SKPaymentTransaction] {
    MainActorCall.read { StoreSession.current.paymentQueue.transactions }
  }

  /// Buys a product. The purchase sheet asks the customer to confirm, and the observers receive the
  /// result. Payments are processed one after the other.
  ///
  /// A payment with an unknown product or an invalid quantity fails with
  /// `SKError.paymentInvalid`. Apple's queue throws an Objective-C exception instead.
  public func add(_ payment: SKPayment) {
    let content = payment.content
    MainActorCall.run { StoreSession.current.paymentQueue.add(content) }
  }

  /// Removes a transaction from the queue, because the app has delivered the product or has seen
  /// the failure. A transaction that is not final stays in the queue.
  public func finishTransaction(_ transaction: SKPaymentTransaction) {
    MainActorCall.run { StoreSession.current.paymentQueue.finish(transaction) }
  }

  /// Restores purchases. The observers receive a transaction for each finished transaction of the
  /// customer's non-consumables and auto-renewable subscriptions.
  public func restoreCompletedTransactions() {
    MainActorCall.run { StoreSession.current.paymentQueue.restore() }
  }

  /// Restores purchases, as ``restoreCompletedTransactions()`` does.
  ///
  /// - Parameter username: The app's name of the customer. It has no effect, because a simulated
  ///   store has one customer.
  public func restoreCompletedTransactions(withApplicationUsername username: String?) {
    restoreCompletedTransactions()
  }

  // MARK: App Store

  /// The storefront of the customer. On another thread than the main thread, the call waits for the
  /// main thread.
  public var storefront: SKStorefront? {
    MainActorCall.read { SKStorefront(StoreSession.current.catalog.storefront) }
  }

  /// Presents a sheet in which the customer enters an offer code. Without a screen, this call does
  /// nothing.
  public func presentCodeRedemptionSheet() {
    Task { @MainActor in try? await AppStore.presentOfferCodeSheet() }
  }

  /// Shows the App Store's message about a price increase; does nothing if there is none.
  public func showPriceConsentIfNeeded() {
    MainActorCall.run { StoreSession.current.paymentQueue.showPriceConsent() }
  }
}
