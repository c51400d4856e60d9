import Foundation
import PurchaseFlow
import StoreModel

/// What an app asks of the App Store as a whole: StoreKit's `AppStore`.
public enum AppStore {
  /// Where purchases are made: StoreKit's `AppStore.Environment`.
  public typealias Environment = StoreEnvironment

  /// Whether the customer may buy: always, for nobody restricts a simulated one.
  public static var canMakePayments: Bool { true }

  /// The device that transactions are bound to.
  public static var deviceVerificationID: UUID? { StoreSigning.program.app.deviceID }

  /// Asks for what was bought on other devices. All is here already: the customer has
  /// one device.
  ///
  /// - Throws: A `StoreKitError`, where asking was made to fail.
  public static func sync() async throws { try await StoreSession.sync() }
}

extension StoreSession {
  /// Restores purchases, and tells how many there are.
  func sync() throws {
    let events = perform(.restore, isTold: false)
    if let failure = events?.failure { throw failure.thrown }
    restorePurchases()
  }

  static func sync() throws { try current.sync() }
}
