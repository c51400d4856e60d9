import Cryptography
import Foundation

/// The app that signed purchases are made in, and the device they are made on.
public struct SignedApp: Hashable, Sendable {
  /// Where purchases are made.
  public var environment: StoreEnvironment
  /// The app's bundle identifier.
  public var bundleID: String
  /// The app's number in the App Store.
  public var appAppleID: Int64
  /// The app's version, as its bundle has it.
  public var bundleVersion: String
  /// The device that purchases in Xcode's manner are bound to.
  public var deviceID: UUID

  /// Creates an app; the one that scenarios tell of where not told otherwise.
  public init(
    environment: StoreEnvironment = .xcode,
    bundleID: String = "com.example.storeterm",
    appAppleID: Int64 = 1,
    bundleVersion: String = "1",
    deviceID: UUID? = nil
  ) {
    self.environment = environment
    self.bundleID = bundleID
    self.appAppleID = appAppleID
    self.bundleVersion = bundleVersion
    self.deviceID = deviceID ?? UUID(naming: "device", bundleID)
  }

  /// The number of the customer's own copy of the app: 0 in Xcode; elsewhere one of 18
  /// digits that follows from the bundle identifier. The number is ours.
  public var appTransactionID: String {
    guard environment.shape == .appStore else { return "0" }
    let bytes = SHA256.hash(Data("app transaction \(bundleID)".utf8))
    let number = bytes.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return String(700_000_000_000_000_000 + number % 10_000_000_000_000_000)
  }

  /// What binds a text to the device, as Apple's page on `deviceVerification` says: the
  /// SHA-384 of nonce and device identifier in lower case, in Base64.
  func deviceVerification(nonce: UUID) -> String {
    let text = nonce.lowercaseText + deviceID.lowercaseText
    return SHA384.hash(Data(text.utf8)).base64EncodedString()
  }
}

extension UUID {
  /// A UUID that follows from names alone (version 8 of RFC 9562), so that the same
  /// input gives the same bytes.
  init(naming names: String...) {
    let digest = SHA256.hash(Data(names.joined(separator: "\u{0}").utf8))
    var bytes = Array(digest.prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    self = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  /// The text in lower case, as the App Store writes identifiers.
  var lowercaseText: String { uuidString.lowercased() }
}
