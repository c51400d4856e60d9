import Foundation
import StoreModel
import StoreViews

/// The data of a payment. A payment itself can be changed by the app, so the queue copies its data.
struct PaymentContent: Hashable, Sendable {
  var productIdentifier = ""
  var quantity = 1
  var requestData: Data?
  var applicationUsername: String?
  var simulatesAskToBuyInSandbox = false
  var paymentDiscount: SKPaymentDiscount?
  /// The offer that the customer chose outside of the app; `nil` for none.
  var offer: Product.SubscriptionOffer?

  /// The purchase options of StoreKit 2 with the same meaning. As with Apple, a username that is a
  /// UUID becomes the app account token.
  var options: Set<Product.PurchaseOption> {
    var options: Set<Product.PurchaseOption> = [
      .quantity(quantity), .simulatesAskToBuyInSandbox(simulatesAskToBuyInSandbox),
    ]
    if let token = applicationUsername.flatMap({ UUID(uuidString: $0) }) {
      options.insert(.appAccountToken(token))
    }
    if let paymentDiscount { options.insert(paymentDiscount.option) }
    return options
  }
}
