import PurchaseFlow
import StoreModel
import StoreViews
import Testing

@testable import StoreBrowser

extension Robot {
  /// Buys Premium Monthly with its free trial, lets some periods pass, and opens the transaction
  /// screen.
  func openTransactions(periods: Int = 2) {
    session.perform(.purchase("com.example.streamingpass.premium.monthly"))
    for _ in 0..<periods { session.advanceToNextEvent() }
    press("5")
  }

  /// Changes the test environment.
  func change(_ body: (inout StoreSettings) -> Void) {
    var contents = session.simulation.account.store
    body(&contents.settings)
    session.open(session.listed, contents)
  }

  /// The customer.
  var account: Account { session.simulation.account }

  /// Makes all later renewals fail.
  func breakPayment() { session.perform(.setPayment(works: false), isAnnounced: false) }
}
