import Foundation
import PurchaseFlow
import StoreModel

/// Calls that concern the App Store as a whole: StoreKit's `AppStore`.
///
/// ```swift
/// import StoreKit
///
/// func restorePurchases() async throws { try await AppStore.sync() }
/// ```
public enum AppStore {
  /// The server environment of a purchase: StoreKit's `AppStore.Environment`.
  public typealias Environment = StoreEnvironment

  /// An Apple platform: StoreKit's `AppStore.Platform`. Other raw values are possible.
  public struct Platform: RawRepresentable, Hashable, Sendable {
    /// The name of the platform.
    public let rawValue: String

    /// Creates a platform from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The platform of iPhone and iPad.
    public static let iOS = Platform(rawValue: "iOS")
    /// The platform of Mac computers.
    public static let macOS = Platform(rawValue: "macOS")
    /// The platform of Apple TV.
    public static let tvOS = Platform(rawValue: "tvOS")
    /// The platform of Apple Vision Pro.
    public static let visionOS = Platform(rawValue: "visionOS")
  }

  /// Whether the customer may buy: always `true`, because the simulation has no restrictions.
  public static var canMakePayments: Bool { true }

  /// The identifier of the device that transactions are bound to.
  public static var deviceVerificationID: UUID? { StoreSigning.program.app.deviceID }

  /// Restores purchases. This call changes nothing, because a simulated customer has a single
  /// device.
  ///
  /// - Throws: A `StoreKitError` if a simulated failure is set.
  public static func sync() async throws { try await StoreSession.sync() }
}

extension StoreSession {
  /// Restores purchases and sets a notice with their number.
  ///
  /// - Throws: The error of a simulated failure.
  package func sync() throws {
    let events = perform(.restore, isAnnounced: false)
    if let failure = events?.failure { throw failure.thrown }
    restorePurchases()
  }

  static func sync() throws { try current.sync() }
}
