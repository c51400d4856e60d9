import StoreKit
import SwiftUI

/// A manager of purchases on StoreKit's original API, as apps wrote it before StoreKit 2: one object
/// that is the delegate of requests and the observer of the queue.
final class PaymentQueueStore: NSObject, ObservableObject {
  static let identifiers: Set<String> = ["pass.monthly", "pass.yearly", "coins"]

  @Published private(set) var products: [SKProduct] = []
  @Published private(set) var owned: Set<String> = []
  @Published private(set) var isBusy = false
  @Published var message: String?
  private var request: SKProductsRequest?
  private let queue: SKPaymentQueue

  init(queue: SKPaymentQueue = .default()) {
    self.queue = queue
    super.init()
    queue.add(self)
  }

  deinit { queue.remove(self) }

  func load() {
    request?.cancel()
    let request = SKProductsRequest(productIdentifiers: Self.identifiers)
    request.delegate = self
    request.start()
    self.request = request
    isBusy = true
  }

  func buy(_ product: SKProduct, quantity: Int = 1) {
    guard SKPaymentQueue.canMakePayments() else {
      message = "Purchases are not allowed on this device."
      return
    }
    let payment = SKMutablePayment(product: product)
    payment.quantity = quantity
    payment.applicationUsername = UUID().uuidString
    isBusy = true
    queue.add(payment)
  }

  func restore() {
    isBusy = true
    queue.restoreCompletedTransactions()
  }

  fileprivate func finish(_ transaction: SKPaymentTransaction, owning id: String?) {
    if let id { owned.insert(id) }
    queue.finishTransaction(transaction)
    isBusy = false
  }
}

extension PaymentQueueStore: SKProductsRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
    products = response.products.sorted { $0.price.compare($1.price) == .orderedAscending }
    for id in response.invalidProductIdentifiers { message = "Unknown product: \(id)" }
  }

  func requestDidFinish(_ request: SKRequest) {
    self.request = nil
    isBusy = false
  }

  func request(_ request: SKRequest, didFailWithError error: Error) {
    isBusy = false
    message = error.localizedDescription
  }
}

extension PaymentQueueStore: SKPaymentTransactionObserver {
  func paymentQueue(
    _ queue: SKPaymentQueue,
    updatedTransactions transactions: [SKPaymentTransaction]
  ) {
    for transaction in transactions {
      switch transaction.transactionState {
      case .purchasing: break
      case .deferred: message = "Waiting for approval"
      case .purchased: finish(transaction, owning: transaction.payment.productIdentifier)
      case .restored: finish(transaction, owning: transaction.original?.payment.productIdentifier)
      case .failed:
        if let error = transaction.error as? SKError, error.code != .paymentCancelled {
          message = error.localizedDescription
        }
        finish(transaction, owning: nil)
      @unknown default: break
      }
    }
  }

  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {
    isBusy = false
    if owned.isEmpty { message = "There is nothing to restore." }
  }

  func paymentQueue(
    _ queue: SKPaymentQueue,
    restoreCompletedTransactionsFailedWithError error: Error
  ) {
    isBusy = false
    message = error.localizedDescription
  }
}

extension SKProduct {
  var localizedPrice: String? {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.locale = priceLocale
    return formatter.string(from: price)
  }

  var trialText: String? {
    guard let offer = introductoryPrice, offer.paymentMode == .freeTrial else { return nil }
    let count = offer.subscriptionPeriod.numberOfUnits * offer.numberOfPeriods
    switch offer.subscriptionPeriod.unit {
    case .day: return "\(count) days free"
    case .week: return "\(count) weeks free"
    case .month: return "\(count) months free"
    case .year: return "\(count) years free"
    @unknown default: return nil
    }
  }
}

struct PaymentQueuePaywall: View {
  @StateObject private var store = PaymentQueueStore()

  var body: some View {
    List {
      ForEach(store.products, id: \.productIdentifier) { product in
        Button {
          store.buy(product)
        } label: {
          HStack {
            VStack(alignment: .leading) {
              Text(product.localizedTitle)
              Text(product.trialText ?? product.localizedDescription).font(.caption)
            }
            Spacer()
            Text(product.localizedPrice ?? "–")
            if store.owned.contains(product.productIdentifier) { Image(systemName: "checkmark") }
          }
        }
        .disabled(store.isBusy)
      }
      Button("Restore Purchases") { store.restore() }
    }
    .overlay { if store.isBusy { ProgressView() } }
    .alert("Store", isPresented: .constant(store.message != nil)) {
      Button("OK") { store.message = nil }
    } message: {
      Text(store.message ?? "")
    }
    .onAppear { store.load() }
  }
}
