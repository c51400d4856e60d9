import Foundation

extension Data {
  /// The bytes in Base64URL (RFC 4648) without padding, as a JWS contains them.
  var base64URLText: String {
    base64EncodedString()
      .replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_")
      .replacingOccurrences(of: "=", with: "")
  }

  /// Reads Base64URL without padding; `nil` unless it is the canonical text of its bytes.
  init?(base64URLText text: some StringProtocol) {
    let plain = text.replacingOccurrences(of: "-", with: "+")
      .replacingOccurrences(of: "_", with: "/")
    let padding = String(repeating: "=", count: (4 - plain.utf8.count % 4) % 4)
    guard let data = Data(base64Encoded: plain + padding), data.base64URLText == String(text)
    else { return nil }
    self = data
  }
}
