/// Where a purchase was made, as StoreKit's `AppStore.Environment`: an open set.
public struct StoreEnvironment: RawRepresentable, Hashable, Sendable {
  /// The App Store's word.
  public let rawValue: String

  /// Creates an environment from its word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// StoreKit testing in Xcode. Apple's libraries for servers check no signature here.
  public static let xcode = StoreEnvironment(rawValue: "Xcode")
  /// The App Store's environment for tests.
  public static let sandbox = StoreEnvironment(rawValue: "Sandbox")
  /// The App Store.
  public static let production = StoreEnvironment(rawValue: "Production")
  /// Tests on the developer's machine. Apple's libraries for servers check no signature
  /// here.
  public static let localTesting = StoreEnvironment(rawValue: "LocalTesting")

  /// In whose manner it is signed here: Xcode's with one certificate for tests on a
  /// machine, the App Store's with a chain of three for all others.
  public var shape: SignedShape { self == .xcode || self == .localTesting ? .xcode : .appStore }
}

/// In whose manner things are signed.
public enum SignedShape: String, Hashable, Sendable, CaseIterable {
  /// Xcode's: one certificate that signs itself, a named key, and keys in the payload
  /// that the App Store leaves out.
  case xcode
  /// The App Store's: a chain of three certificates.
  case appStore
}
