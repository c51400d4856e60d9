#if os(Linux)
import Foundation
import TestSupport
import Testing

/// A paywall on StoreKit's original API in `storeterm preview --print`.
@Suite("Previewed payment queues", .timeLimit(.minutes(LongTest.minutes(30))))
struct PreviewedPaymentQueueTests {
  private static let manager = """
    import Foundation
    import StoreKit

    final class Manager: NSObject, ObservableObject {
      @Published var plans: [SKProduct] = []
      @Published var news = "none"
      @Published var owned: Set<String> = []

      override init() {
        super.init()
        SKPaymentQueue.default().add(self)
      }

      func load() {
        let request = SKProductsRequest(
          productIdentifiers: ["com.example.streamingpass.premium.monthly"]
        )
        request.delegate = self
        request.start()
      }

      func buy(_ plan: SKProduct) { SKPaymentQueue.default().add(SKPayment(product: plan)) }

      func restore() { SKPaymentQueue.default().restoreCompletedTransactions() }
    }

    extension Manager: SKProductsRequestDelegate {
      func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
        DispatchQueue.main.async { self.plans = response.products }
      }
    }

    extension Manager: SKPaymentTransactionObserver {
      func paymentQueue(
        _ queue: SKPaymentQueue,
        updatedTransactions transactions: [SKPaymentTransaction]
      ) {
        for transaction in transactions {
          let name = transaction.payment.productIdentifier.split(separator: ".").last ?? ""
          switch transaction.transactionState {
          case .purchasing:
            news = "buying \\(name)"
            continue
          case .deferred:
            news = "waiting for \\(name)"
            continue
          case .purchased, .restored:
            let isRestored = transaction.transactionState == .restored
            news = "\\(isRestored ? "restored" : "bought") \\(name)"
            owned.insert(transaction.payment.productIdentifier)
          case .failed:
            let code = (transaction.error as? SKError)?.code
            news = code == .paymentCancelled ? "cancelled \\(name)" : "failed \\(name)"
          @unknown default: continue
          }
          queue.finishTransaction(transaction)
        }
      }

      func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {
        news += ", restored all"
      }
    }
    """

  private static let shop = """
    import StoreKit
    import SwiftUI

    struct Shop: View {
      @StateObject private var manager = Manager()

      var body: some View {
        VStack {
          Text("News: \\(manager.news)")
          Text("Owned: \\(manager.owned.count)")
          ForEach(manager.plans, id: \\.productIdentifier) { plan in
            Button("Buy \\(plan.localizedTitle)") { manager.buy(plan) }
          }
          Button("Restore") { manager.restore() }
        }
        .onAppear { manager.load() }
      }
    }

    #Preview { Shop() }
    """

  private func paywall(press keys: String...) throws -> String {
    let files = ["Manager.swift": Self.manager, "Shop.swift": Self.shop]
    return try Program.previewedPaywall(files, press: keys)
  }

  @Test("a payment opens the purchase sheet, and the observer receives the purchase")
  func purchase() throws {
    let sheet = try paywall(press: "up", "enter")
    #expect(sheet.contains("Confirm subscription") && sheet.contains("Premium"), "\(sheet)")
    let bought = try paywall(press: "up", "enter", "enter")
    #expect(bought.contains("News: bought monthly"), "\(bought)")
    #expect(bought.contains("Owned: 1"), "\(bought)")
  }

  @Test("a customer who closes the sheet has cancelled the payment")
  func cancelled() throws {
    let cancelled = try paywall(press: "up", "enter", "escape")
    #expect(cancelled.contains("News: cancelled monthly"), "\(cancelled)")
    #expect(cancelled.contains("Owned: 0"), "\(cancelled)")
  }

  @Test("restoring repeats the purchase, or ends at once if there is none")
  func restore() throws {
    let nothing = try paywall(press: "enter")
    #expect(nothing.contains("News: none, restored all"), "\(nothing)")
    let restored = try paywall(press: "up", "enter", "enter", "down", "enter")
    #expect(restored.contains("News: restored monthly, restored all"), "\(restored)")
  }
}
#endif
