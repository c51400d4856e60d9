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

  /// Shows the customer's subscriptions over the store view on the screen, and waits until
  /// the sheet has gone.
  package static func showManageSubscriptions(inGroup groupID: String?) async throws {
    try await StoreSession.manageSubscriptions(inGroup: groupID)
  }
}

/// The sheet of the customer's subscriptions, opened by the app.
struct ManagedSubscriptions {
  /// The group it is about; `nil` where it is about all.
  let groupID: String?
  /// The view that shows it.
  let owner: PresenterID
  /// Who waits until it has gone.
  let finished: @MainActor () -> Void
}

extension StoreSession {
  /// Restores purchases, and tells how many there are.
  func sync() throws {
    let events = perform(.restore, isTold: false)
    if let failure = events?.failure { throw failure.thrown }
    restorePurchases()
  }

  static func sync() throws { try current.sync() }

  static func manageSubscriptions(inGroup groupID: String?) async throws {
    try await current.manageSubscriptions(inGroup: groupID)
  }

  private func manageSubscriptions(inGroup groupID: String?) async throws {
    if let failure = simulation.account.failures[.manageSubscriptions] { throw failure.thrown }
    guard let owner = presenters.last else { throw StoreKitError.unsupported }
    finishManaging()
    await withCheckedContinuation { continuation in
      managedSubscriptions = ManagedSubscriptions(groupID: groupID, owner: owner) {
        continuation.resume()
      }
    }
  }

  /// The sheet of the customer's subscriptions has gone.
  func finishManaging() {
    let sheet = managedSubscriptions
    managedSubscriptions = nil
    sheet?.finished()
  }
}
