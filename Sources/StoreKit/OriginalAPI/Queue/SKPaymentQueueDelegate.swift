import Foundation

/// An object that decides about transactions of the payment queue: `SKPaymentQueueDelegate` of
/// StoreKit's original API. All methods are called on the main thread.
///
/// ```swift
/// import StoreKit
///
/// final class QuietDelegate: NSObject, SKPaymentQueueDelegate {
///   func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { false }
/// }
/// ```
@available(iOS, deprecated: 18.0, message: "No longer supported")
public protocol SKPaymentQueueDelegate: NSObjectProtocol {
  /// Returns whether a transaction continues after a change of the storefront. It is never called:
  /// the storefront never changes while a program runs.
  func paymentQueue(
    _ paymentQueue: SKPaymentQueue,
    shouldContinue transaction: SKPaymentTransaction,
    in newStorefront: SKStorefront
  ) -> Bool
  /// Returns whether the App Store shows its message about a price increase now. It is called when
  /// the message arrives, or when the first observer is added while the message waits.
  func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}

// In Apple's protocol, both methods are optional.
extension SKPaymentQueueDelegate {
  /// Returns `true`.
  public func paymentQueue(
    _ paymentQueue: SKPaymentQueue,
    shouldContinue transaction: SKPaymentTransaction,
    in newStorefront: SKStorefront
  ) -> Bool {
    true
  }
  /// Shows the message at once: returns `true`.
  public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true }
}
