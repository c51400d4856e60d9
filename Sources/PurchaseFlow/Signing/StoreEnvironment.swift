/// The environment of a purchase; StoreKit's `AppStore.Environment`. Other values are possible.
///
/// ```swift
/// import PurchaseFlow
///
/// func isTest(_ app: SignedApp) -> Bool { app.environment != .production }
/// ```
public struct StoreEnvironment: RawRepresentable, Hashable, Sendable {
  /// The App Store's name of the environment.
  public let rawValue: String

  /// Creates an environment from the App Store's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// StoreKit testing in Xcode. Apple's server libraries do not check signatures of this
  /// environment.
  public static let xcode = StoreEnvironment(rawValue: "Xcode")
  /// The App Store's test environment.
  public static let sandbox = StoreEnvironment(rawValue: "Sandbox")
  /// The App Store.
  public static let production = StoreEnvironment(rawValue: "Production")
  /// Tests on the developer's machine. Apple's server libraries do not check signatures of this
  /// environment.
  public static let localTesting = StoreEnvironment(rawValue: "LocalTesting")

  /// The signing format: Xcode's single certificate for local tests, otherwise the App Store's
  /// chain of three.
  public var shape: SignedShape { self == .xcode || self == .localTesting ? .xcode : .appStore }
}

/// The format of signed texts.
///
/// ```swift
/// import PurchaseFlow
///
/// let shape: SignedShape = StoreEnvironment.sandbox.shape  // .appStore
/// ```
public enum SignedShape: String, Hashable, Sendable, CaseIterable {
  /// Xcode's format: a self-signed certificate, a named key, and payload keys that the App Store
  /// omits.
  case xcode
  /// The App Store's format: a chain of three certificates.
  case appStore
}
