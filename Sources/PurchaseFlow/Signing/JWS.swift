import Foundation

/// A signed text: header, payload and signature in compact form (RFC 7515), as StoreKit's
/// `jwsRepresentation` and the App Store Server API have it.
public struct JWS: Hashable, Sendable {
  /// What the first part says: how it was signed, and with whose certificate.
  public struct Header: Codable, Hashable, Sendable {
    /// The algorithm; `ES256` is the only one that the App Store uses.
    public var alg: String
    /// The name of the key. Xcode writes one, the App Store none.
    public var kid: String?
    /// The kind of text. Xcode writes `JWT`, the App Store nothing.
    public var typ: String?
    /// The certificates in DER form and Base64, the signer's first.
    public var x5c: [String]?
  }

  /// The three parts with dots between them.
  public let text: String
  /// The header's JSON.
  public let headerData: Data
  /// The payload's JSON.
  public let payloadData: Data
  /// The signature: two numbers of 32 bytes.
  public let signatureData: Data

  /// What was signed: the first two parts with the dot between them.
  public var signedData: Data {
    Data(text.utf8.dropLast(signatureData.base64URLText.utf8.count + 1))
  }

  /// Takes a text apart; `nil` when it has not three parts in Base64.
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

  /// The header; `nil` when it is not the JSON of one.
  public var header: Header? { try? JSONDecoder().decode(Header.self, from: headerData) }
}
