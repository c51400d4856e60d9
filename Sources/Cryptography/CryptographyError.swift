/// The reason why a key, a signature or a certificate cannot be read, created or used.
public enum CryptographyError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A representation has the wrong number of bytes.
  case wrongLength(expected: Int, found: Int)
  /// The bytes are not a key of the curve P-256: the secret is out of range, or the point is not on
  /// the curve.
  case invalidKey
  /// The bytes are not valid DER. The text names the expected object.
  case invalidDER(String)
  /// OpenSSL reported an error: the requested operation and the reason.
  case failed(operation: String, reason: String)

  /// The error as a sentence without a full stop.
  public var description: String {
    switch self {
    case .wrongLength(let expected, let found): "\(found) bytes instead of \(expected)"
    case .invalidKey: "not a P-256 key"
    case .invalidDER(let what): "not the DER form of \(what)"
    case .failed(let operation, let reason): "cannot \(operation): \(reason)"
    }
  }
}
