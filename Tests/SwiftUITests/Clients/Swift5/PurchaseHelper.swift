import Foundation
import StoreKit

typealias ProductsHandler = (_ succeeded: Bool, _ products: [SKProduct]?) -> Void

extension Notification.Name {
  static let purchased = Notification.Name("PurchaseHelper.purchased")
}

/// A helper with a shared instance, completion handlers and notifications.
class PurchaseHelper: NSObject {
  static let shared = PurchaseHelper(["pro"])
  static var log: [String] = []

  private let identifiers: Set<String>
  private var handler: ProductsHandler?
  private var request: SKProductsRequest?

  init(_ identifiers: Set<String>) {
    self.identifiers = identifiers
    super.init()
    SKPaymentQueue.default().add(self)
  }

  func load(_ handler: @escaping ProductsHandler) {
    request?.cancel()
    self.handler = handler
    request = SKProductsRequest(productIdentifiers: identifiers)
    request?.delegate = self
    request?.start()
  }

  func buy(_ product: SKProduct) {
    SKPaymentQueue.default().add(SKPayment(product: product))
  }
}

extension PurchaseHelper: SKProductsRequestDelegate {
  func productsRequest(
    _ request: SKProductsRequest,
    didReceive response: SKProductsResponse
  ) {
    DispatchQueue.main.async {
      self.handler?(true, response.products)
      self.handler = nil
    }
  }

  func request(_ request: SKRequest, didFailWithError error: Error) {
    DispatchQueue.main.async { self.handler?(false, nil) }
  }
}

extension PurchaseHelper: SKPaymentTransactionObserver {
  func paymentQueue(
    _ queue: SKPaymentQueue,
    updatedTransactions transactions: [SKPaymentTransaction]
  ) {
    transactions.forEach {
      switch $0.transactionState {
      case .purchased:
        deliver($0.payment.productIdentifier)
        queue.finishTransaction($0)
      case .restored:
        guard let id = $0.original?.payment.productIdentifier else { return }
        deliver(id)
        queue.finishTransaction($0)
      case .failed:
        if let error = $0.error as NSError?, error.code != SKError.paymentCancelled.rawValue {
          Self.log.append(error.localizedDescription)
        }
        queue.finishTransaction($0)
      default: break
      }
    }
  }

  private func deliver(_ id: String) {
    UserDefaults.standard.set(true, forKey: id)
    NotificationCenter.default.post(name: .purchased, object: id)
  }
}
