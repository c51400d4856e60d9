import Foundation

/// A payment that the app can change: `SKMutablePayment` of StoreKit's original API. Changes have
/// no effect after the payment was added to the queue.
///
/// ```swift
/// import StoreKit
///
/// func buy(_ product: SKProduct, _ quantity: Int, for customer: UUID) {
///   let payment = SKMutablePayment(product: product)
///   payment.quantity = quantity
///   payment.applicationUsername = customer.uuidString
///   SKPaymentQueue.default().add(payment)
/// }
/// ```
@available(iOS, deprecated: 18.0, message: "Use Product.purchase(confirmIn:options:)")
public class SKMutablePayment: SKPayment {
  /// The identifier of the product to buy.
  public override var productIdentifier: String {
    get { content.productIdentifier }
    set { content.productIdentifier = newValue }
  }

  /// The quantity, from 1 to 10; default: 1. Only consumables and non-renewing subscriptions accept
  /// a quantity above 1.
  public override var quantity: Int {
    get { content.quantity }
    set { content.quantity = newValue }
  }

  /// Data for the App Store. Apple does not describe its use, and it has no effect here.
  public override var requestData: Data? {
    get { content.requestData }
    set { content.requestData = newValue }
  }

  /// The app's name of the customer. If it is a UUID, it becomes the app account token of the
  /// transaction.
  public override var applicationUsername: String? {
    get { content.applicationUsername }
    set { content.applicationUsername = newValue }
  }

  /// Whether the purchase asks a parent in the sandbox. It has no effect: the store's Ask to Buy
  /// setting applies to all purchases.
  public override var simulatesAskToBuyInSandbox: Bool {
    get { content.simulatesAskToBuyInSandbox }
    set { content.simulatesAskToBuyInSandbox = newValue }
  }

  /// The promotional offer to apply; `nil` for none.
  public override var paymentDiscount: SKPaymentDiscount? {
    get { content.paymentDiscount }
    set { content.paymentDiscount = newValue }
  }
}
