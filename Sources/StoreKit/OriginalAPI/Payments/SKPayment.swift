import Foundation

/// A request to buy a product: `SKPayment` of StoreKit's original API.
///
/// ```swift
/// import StoreKit
///
/// func buy(_ product: SKProduct) {
///   guard SKPaymentQueue.canMakePayments() else { return }
///   SKPaymentQueue.default().add(SKPayment(product: product))
/// }
/// ```
@available(iOS, deprecated: 18.0, message: "Use Product.purchase(confirmIn:options:)")
public class SKPayment: NSObject, NSCopying, NSMutableCopying {
  var content: PaymentContent

  /// Creates a payment without a product. The queue refuses it.
  public override convenience init() { self.init(PaymentContent()) }

  /// Creates a payment for one unit of a product.
  public convenience init(product: SKProduct) {
    self.init(PaymentContent(productIdentifier: product.productIdentifier))
  }

  init(_ content: PaymentContent) { self.content = content }

  /// The identifier of the product to buy.
  public var productIdentifier: String { content.productIdentifier }
  /// The quantity; default: 1.
  public var quantity: Int { content.quantity }
  /// Data for the App Store. Apple does not describe its use, and it has no effect here.
  public var requestData: Data? { content.requestData }
  /// The app's name of the customer. If it is a UUID, it becomes the app account token of the
  /// transaction.
  public var applicationUsername: String? { content.applicationUsername }
  /// Whether the purchase asks a parent in the sandbox. It has no effect: the store's Ask to Buy
  /// setting applies to all purchases.
  public var simulatesAskToBuyInSandbox: Bool { content.simulatesAskToBuyInSandbox }
  /// The promotional offer to apply; `nil` for none.
  public var paymentDiscount: SKPaymentDiscount? { content.paymentDiscount }

  /// Returns a payment with the same data that cannot be changed.
  public func copy(with zone: NSZone? = nil) -> Any { SKPayment(content) }

  /// Returns an ``SKMutablePayment`` with the same data.
  public func mutableCopy(with zone: NSZone? = nil) -> Any { SKMutablePayment(content) }

  /// Returns whether an object is a payment with the same data.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? SKPayment)?.content == content
  }

  /// The hash value of the data.
  public override var hash: Int { content.hashValue }
}
