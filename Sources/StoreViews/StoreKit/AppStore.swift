import Foundation
import PurchaseFlow
import StoreModel

/// What an app asks of the App Store as a whole: StoreKit's `AppStore`.
public enum AppStore {
  /// Where purchases are made: StoreKit's `AppStore.Environment`.
  public typealias Environment = StoreEnvironment

  /// One of Apple's platforms: StoreKit's `AppStore.Platform`, an open set.
  public struct Platform: RawRepresentable, Hashable, Sendable {
    /// The platform's name.
    public let rawValue: String

    /// Creates a platform from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// iOS and iPadOS.
    public static let iOS = Platform(rawValue: "iOS")
    /// macOS.
    public static let macOS = Platform(rawValue: "macOS")
    /// tvOS.
    public static let tvOS = Platform(rawValue: "tvOS")
    /// visionOS.
    public static let visionOS = Platform(rawValue: "visionOS")
  }

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
    let events = perform(.restore, isAnnounced: false)
    if let failure = events?.failure { throw failure.thrown }
    restorePurchases()
  }

  static func sync() throws { try current.sync() }
}
