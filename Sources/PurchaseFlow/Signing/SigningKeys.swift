import Cryptography
import Foundation

/// Random signing keys, one for each signing format. The keys are kept as long as the history.
///
/// Descriptions and dumps do not show the keys.
///
/// ```swift
/// import Foundation
/// import PurchaseFlow
///
/// func rootCertificate() throws -> Data {
///   try SigningKeys().rootCertificate(for: .appStore)
/// }
/// ```
public struct SigningKeys: Sendable {
  private let xcode: SigningIdentity
  private let appStore: SigningIdentity

  /// Creates random keys.
  public init() throws {
    xcode = try .makeXcode()
    appStore = try .makeAppStore()
  }

  /// Returns the root certificate of a signing format, in DER form.
  public func rootCertificate(for shape: SignedShape) -> Data {
    identity(for: shape).rootCertificate
  }

  func identity(for shape: SignedShape) -> SigningIdentity {
    switch shape {
    case .xcode: xcode
    case .appStore: appStore
    }
  }
}

extension SigningKeys: CustomStringConvertible, CustomReflectable {
  /// A constant text that does not contain the keys.
  public var description: String { "SigningKeys" }

  /// An empty mirror, so that no dump shows the keys.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension SigningKeys {
  /// The keys in the form that the file stores.
  private struct StoredKeys: Codable {
    struct Identity: Codable {
      var key: Data
      var certificates: [Data]
    }

    var version: Int
    var xcode: Identity
    var appStore: Identity
  }

  private struct Version: Codable {
    var version: Int
  }

  private static let version = 1

  /// The secret keys in the form that the file stores.
  var fileContent: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(
        StoredKeys(
          version: Self.version,
          xcode: .init(key: xcode.secret, certificates: xcode.certificates),
          appStore: .init(key: appStore.secret, certificates: appStore.certificates)
        )
      )
    }
  }

  /// Reads the content that ``fileContent`` created.
  init(fileContent data: Data) throws(SigningKeyErrorReason) {
    guard let version = try? JSONDecoder().decode(Version.self, from: data).version else {
      throw .damaged
    }
    guard version <= Self.version else { throw .newer(version) }
    do {
      let stored = try JSONDecoder().decode(StoredKeys.self, from: data)
      xcode = try Self.identity(stored.xcode, .xcode)
      appStore = try Self.identity(stored.appStore, .appStore)
    } catch {
      throw .damaged
    }
  }

  private static func identity(
    _ stored: StoredKeys.Identity,
    _ shape: SignedShape
  ) throws -> SigningIdentity {
    let key = try P256.PrivateKey(rawRepresentation: stored.key)
    let identity = try SigningIdentity(key: key, certificates: stored.certificates, shape: shape)
    let chains = ChainVerifier(roots: [identity.rootCertificate], revoked: [], shape: shape)
    let texts = stored.certificates.map { $0.base64EncodedString() }
    let signer = try chains.signer(of: texts, at: CertificateValidity.middle)
    guard signer == key.publicKey else {
      throw SigningKeyErrorReason.damaged
    }
    return identity
  }
}
