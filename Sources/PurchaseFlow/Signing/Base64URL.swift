import Foundation

extension Data {
  /// The bytes in the alphabet of RFC 4648 for addresses, without padding, as the parts
  /// of a JWS are written.
  var base64URLText: String {
    base64EncodedString()
      .replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_")
      .replacingOccurrences(of: "=", with: "")
  }

  /// Reads such a text; `nil` when it is not the one text for its bytes.
  init?(base64URLText text: some StringProtocol) {
    let plain = text.replacingOccurrences(of: "-", with: "+")
      .replacingOccurrences(of: "_", with: "/")
    let padding = String(repeating: "=", count: (4 - plain.utf8.count % 4) % 4)
    guard let data = Data(base64Encoded: plain + padding), data.base64URLText == String(text)
    else { return nil }
    self = data
  }
}
