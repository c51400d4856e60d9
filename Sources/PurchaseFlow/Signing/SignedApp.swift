import Cryptography
import Foundation

/// The app and the device of signed purchases.
///
/// ```swift
/// import PurchaseFlow
///
/// let app = SignedApp(environment: .sandbox, bundleID: "com.example.app", bundleVersion: "42")
/// ```
public struct SignedApp: Hashable, Sendable {
  /// The environment of purchases.
  public var environment: StoreEnvironment
  /// The app's bundle identifier.
  public var bundleID: String
  /// The app's identifier in the App Store.
  public var appAppleID: Int64
  /// The version in the app's bundle.
  public var bundleVersion: String
  /// The identifier of the device to which purchases in Xcode's signing format are bound.
  public var deviceID: UUID
  /// The customer from whom identifiers and the UUIDs of notifications derive in the App Store's
  /// signing format. With `nil`, they derive from the bundle identifier alone.
  public var customer: CustomerIdentity?

  /// Creates an app. The defaults are the values that scenarios use.
  public init(
    environment: StoreEnvironment = .xcode,
    bundleID: String = "com.example.storeterm",
    appAppleID: Int64 = 1,
    bundleVersion: String = "1",
    deviceID: UUID? = nil,
    customer: CustomerIdentity? = nil
  ) {
    self.environment = environment
    self.bundleID = bundleID
    self.appAppleID = appAppleID
    self.bundleVersion = bundleVersion
    self.deviceID = deviceID ?? UUID(naming: "device", bundleID)
    self.customer = customer
  }

  /// Returns the value that binds a text to the device, as Apple's page on `deviceVerification`
  /// describes. The value is the SHA-384 hash, in Base64, of the nonce and the device identifier in
  /// lower case.
  func deviceVerification(nonce: UUID) -> String {
    let text = nonce.lowercaseText + deviceID.lowercaseText
    return SHA384.hash(Data(text.utf8)).base64EncodedString()
  }
}

extension UUID {
  /// Creates a UUID from a hash of names, so that equal names yield equal UUIDs.
  ///
  /// - Parameter version: The version of RFC 9562: 8 for a hash, or 4 for a value that must look
  ///   like a random UUID of the App Store.
  init(naming names: String..., version: UInt8 = 8) {
    let digest = SHA256.hash(Data(names.joined(separator: "\u{0}").utf8))
    var bytes = Array(digest.prefix(16))
    bytes[6] = bytes[6] & 0x0F | version << 4
    bytes[8] = bytes[8] & 0x3F | 0x80
    self = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  /// The UUID in lower case, as the App Store writes identifiers.
  var lowercaseText: String { uuidString.lowercased() }
}
