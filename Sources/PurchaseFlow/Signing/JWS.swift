import Foundation

/// A signed text in JWS compact form (RFC 7515); StoreKit's `jwsRepresentation`.
///
/// ```swift
/// import PurchaseFlow
///
/// func payload(of signedText: String) -> String? {
///   JWS(signedText).map { String(decoding: $0.payloadData, as: UTF8.self) }
/// }
/// ```
public struct JWS: Hashable, Sendable {
  /// The header: the algorithm and the signer's certificates.
  public struct Header: Codable, Hashable, Sendable {
    /// The algorithm; the App Store only uses `ES256`.
    public var alg: String
    /// The name of the key. Xcode writes this key; the App Store omits it.
    public var kid: String?
    /// The type of text. Xcode writes `JWT`; the App Store omits this key.
    public var typ: String?
    /// The certificates in Base64 of DER form, the signer's first.
    public var x5c: [String]?
  }

  /// The three parts, separated by dots.
  public let text: String
  /// The header as JSON.
  public let headerData: Data
  /// The payload as JSON.
  public let payloadData: Data
  /// The signature: two numbers of 32 bytes each.
  public let signatureData: Data

  /// The signed bytes: the first two parts and the dot between them.
  public var signedData: Data {
    Data(text.utf8.dropLast(signatureData.base64URLText.utf8.count + 1))
  }

  /// Parses a text; `nil` if the text does not have three parts in Base64URL.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let header = Data(base64URLText: parts[0]),
      let payload = Data(base64URLText: parts[1]), let signature = Data(base64URLText: parts[2])
    else { return nil }
    self.text = text
    headerData = header
    payloadData = payload
    signatureData = signature
  }

  init(text: String, header: Data, payload: Data, signature: Data) {
    self.text = text
    headerData = header
    payloadData = payload
    signatureData = signature
  }

  /// The decoded header; `nil` if it is not valid.
  public var header: Header? { try? JSONDecoder().decode(Header.self, from: headerData) }
}
