import Foundation
import StoreKit

// Every name of StoreKit's original API that exists here, in a manager that is isolated to the main
// actor.

@MainActor
final class IsolatedQueueStore: NSObject, ObservableObject {
  @Published private(set) var titles: [String] = []
  @Published private(set) var log: [String] = []
  private var requests: [SKRequest] = []

  func start() {
    let queue = SKPaymentQueue.default()
    queue.delegate = self
    queue.add(self)
    let products = SKProductsRequest(productIdentifiers: ["a", "b"])
    let receipts = [SKReceiptRefreshRequest(), SKReceiptRefreshRequest(receiptProperties: nil)]
    products.delegate = self
    for receipt in receipts { receipt.delegate = self }
    requests = [products] + receipts
    for request in requests { request.start() }
    log.append(queue.storefront?.countryCode ?? queue.storefront?.identifier ?? "no storefront")
    log += queue.transactions.compactMap(\.transactionIdentifier)
    queue.showPriceConsentIfNeeded()
  }

  func redeem() { SKPaymentQueue.default().presentCodeRedemptionSheet() }

  func stop() {
    for request in requests { request.cancel() }
    let queue = SKPaymentQueue.default()
    for observer in queue.transactionObservers { queue.remove(observer) }
    queue.delegate = nil
  }

  func restore(for username: String) {
    SKPaymentQueue.default().restoreCompletedTransactions(withApplicationUsername: username)
  }

  func buy(_ product: SKProduct, _ signature: String) {
    let payment = SKMutablePayment(product: product)
    payment.requestData = Data(signature.utf8)
    payment.simulatesAskToBuyInSandbox = true
    if let discount = product.discounts.first, let id = discount.identifier {
      payment.paymentDiscount = SKPaymentDiscount(
        identifier: id,
        keyIdentifier: "KEY",
        nonce: UUID(),
        signature: signature,
        timestamp: NSNumber(value: Date().timeIntervalSince1970 * 1000)
      )
    }
    SKPaymentQueue.default().add(payment)
  }

  private func note(_ line: String) { log.append(line) }
}

extension IsolatedQueueStore: SKProductsRequestDelegate {
  nonisolated func productsRequest(
    _ request: SKProductsRequest,
    didReceive response: SKProductsResponse
  ) {
    let products = response.products
    Task { @MainActor in titles = products.map(\.localizedTitle) }
  }

  nonisolated func request(_ request: SKRequest, didFailWithError error: any Error) {
    let line = error.localizedDescription
    Task { await note(line) }
  }
}

extension IsolatedQueueStore: SKPaymentQueueDelegate {
  nonisolated func paymentQueue(
    _ paymentQueue: SKPaymentQueue,
    shouldContinue transaction: SKPaymentTransaction,
    in newStorefront: SKStorefront
  ) -> Bool {
    newStorefront.countryCode == "USA"
  }

  nonisolated func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool {
    false
  }
}

extension IsolatedQueueStore: SKPaymentTransactionObserver {
  nonisolated func paymentQueue(
    _ queue: SKPaymentQueue,
    updatedTransactions transactions: [SKPaymentTransaction]
  ) {
    // The observer is called on the main thread.
    MainActor.assumeIsolated {
      for transaction in transactions { note("\(transaction.transactionState.rawValue)") }
    }
    for transaction in transactions where transaction.transactionState != .purchasing {
      SKPaymentQueue.default().finishTransaction(transaction)
    }
  }

  nonisolated func paymentQueue(
    _ queue: SKPaymentQueue,
    removedTransactions transactions: [SKPaymentTransaction]
  ) {
    let dates = transactions.compactMap(\.transactionDate)
    Task { @MainActor in note("removed at \(dates)") }
  }

  nonisolated func paymentQueue(
    _ queue: SKPaymentQueue,
    shouldAddStorePayment payment: SKPayment,
    for product: SKProduct
  ) -> Bool {
    payment.productIdentifier == product.productIdentifier && payment.quantity == 1
  }

  nonisolated func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}

  nonisolated func paymentQueue(
    _ queue: SKPaymentQueue,
    didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
  ) {
    Task { @MainActor in note("revoked \(productIdentifiers)") }
  }
}

func describe(_ error: any Error) -> String {
  do { throw error } catch SKError.paymentCancelled {
    return "cancelled"
  } catch let error as SKError {
    switch error.code {
    case .paymentInvalid, .paymentNotAllowed, .clientInvalid: return "not allowed"
    case .storeProductNotAvailable: return "not for sale"
    case .ineligibleForOffer, .invalidOfferIdentifier, .invalidOfferPrice, .invalidSignature:
      return "no offer"
    default: return "\(SKErrorDomain) \(error.errorCode) \(error.userInfo.count)"
    }
  } catch {
    return "\(error)"
  }
}

func describe(_ product: SKProduct) -> [String] {
  let offer = product.introductoryPrice
  var lines = [product.localizedDescription, product.subscriptionGroupIdentifier ?? "no group"]
  lines.append(product.priceLocale.currency?.identifier ?? "no currency")
  if product.isFamilyShareable && !product.isDownloadable { lines.append("shareable") }
  switch offer?.paymentMode {
  case .payAsYouGo: lines.append("\(offer?.numberOfPeriods ?? 0) periods")
  case .payUpFront: lines.append("\(offer?.price ?? 0)")
  case .freeTrial: lines.append("free")
  case nil: break
  @unknown default: break
  }
  if offer?.type == .introductory, product.discounts.allSatisfy({ $0.type == .subscription }) {
    lines.append("\(product.subscriptionPeriod?.numberOfUnits ?? 0)")
  }
  return lines
}

func receipt() -> String? {
  guard let url = Bundle.main.appStoreReceiptURL, FileManager.default.fileExists(atPath: url.path)
  else { return nil }
  return try? Data(contentsOf: url).base64EncodedString()
}

@MainActor
final class AnnotatedQueueStore: NSObject, @preconcurrency SKPaymentTransactionObserver {
  private(set) var owned: Set<String> = []

  func paymentQueue(
    _ queue: SKPaymentQueue,
    updatedTransactions transactions: [SKPaymentTransaction]
  ) {
    for transaction in transactions where transaction.transactionState == .purchased {
      owned.insert(transaction.payment.productIdentifier)
      queue.finishTransaction(transaction)
    }
  }
}
