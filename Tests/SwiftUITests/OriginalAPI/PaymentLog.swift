import Foundation
import PurchaseFlow
import StoreKit
import StoreModel
import Testing

/// Records what the payment queue reports, in words such as `purchased coins.small`.
final class PaymentLog: NSObject, SKPaymentTransactionObserver {
  /// The reports, in order.
  private(set) var lines: [String] = []
  /// The transactions of all reports, in order.
  private(set) var transactions: [SKPaymentTransaction] = []
  /// Whether each final transaction is finished at once.
  var finishes = false
  /// Runs when a purchase is reported.
  var whenPurchased: (() -> Void)?
  /// Whether purchases that begin outside of the app are continued.
  var continues = false

  /// Returns the lines since the last call.
  func drain() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func note(_ words: String, _ product: String = "") {
    MainActor.assertIsolated()
    lines.append("\(words) \(product.shortened)".trimmingCharacters(in: .whitespaces))
  }

  func paymentQueue(
    _ queue: SKPaymentQueue,
    updatedTransactions transactions: [SKPaymentTransaction]
  ) {
    for transaction in transactions {
      self.transactions.append(transaction)
      note("\(transaction.transactionState)", transaction.payment.productIdentifier)
      switch transaction.transactionState {
      case .purchased, .failed, .restored:
        if transaction.transactionState == .purchased { whenPurchased?() }
        if finishes { queue.finishTransaction(transaction) }
      case .purchasing, .deferred: break
      }
    }
  }

  func paymentQueue(
    _ queue: SKPaymentQueue,
    removedTransactions transactions: [SKPaymentTransaction]
  ) {
    for transaction in transactions { note("removed", transaction.payment.productIdentifier) }
  }

  func paymentQueue(
    _ queue: SKPaymentQueue,
    restoreCompletedTransactionsFailedWithError error: any Error
  ) {
    note("restoring failed")
  }

  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {
    note("restored all")
  }

  func paymentQueue(
    _ queue: SKPaymentQueue,
    shouldAddStorePayment payment: SKPayment,
    for product: SKProduct
  ) -> Bool {
    note("asked to continue", product.productIdentifier)
    return continues
  }

  func paymentQueue(
    _ queue: SKPaymentQueue,
    didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
  ) {
    for id in productIdentifiers { note("revoked", id) }
  }
}

extension String {
  /// The identifier of a product without the prefix that all products of the store share.
  fileprivate var shortened: String {
    let prefixes = ["com.example.everything.", "com.example.streamingpass."]
    return prefixes.first(where: hasPrefix).map { String(dropFirst($0.count)) } ?? self
  }
}

extension StoreSession {
  /// A new customer's session with a file in `Configs`, from the start of 2026.
  static func sample(
    _ name: String = "Everything",
    locale: String = "en_US",
    storefront: String? = nil
  ) throws -> StoreSession {
    let url = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Configs/\(name).storekit")
    let catalog = StoreCatalog(
      try StoreConfiguration(path: url.path),
      locale: Locale(identifier: locale),
      storefront: storefront.map { StoreModel.Storefront($0) }
    )
    let start = try #require(Instant(iso8601: "2026-01-01T00:00:00Z"))
    return StoreSession(catalog: catalog, start: start)
  }

  /// Runs a closure as part of a program that uses this store.
  @discardableResult
  func run<Value>(_ body: @MainActor () async throws -> Value) async rethrows -> Value {
    try await StoreSession.$bound.withValue(self) { try await body() }
  }

  /// Adds a payment for the product whose identifier has a suffix.
  func pay(for suffix: String, quantity: Int = 1) throws {
    let all = catalog.products + catalog.groups.flatMap(\.products)
    let id = try #require(all.first { $0.id.hasSuffix(suffix) }).id
    let payment = SKMutablePayment()
    payment.productIdentifier = id
    payment.quantity = quantity
    SKPaymentQueue.default().add(payment)
  }

  /// Changes the settings of the store.
  func change(_ body: (inout StoreSettings) -> Void) {
    var contents = simulation.account.store
    body(&contents.settings)
    perform(.open(contents), isAnnounced: false)
  }
}
