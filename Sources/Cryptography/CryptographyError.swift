/// The reason why a key, a signature or a certificate cannot be read, made or used.
public enum CryptographyError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A representation does not have the number of bytes that its form has.
  case wrongLength(expected: Int, found: Int)
  /// The bytes are no key of the curve P-256: a secret out of range, or a point that is not
  /// on the curve.
  case invalidKey
  /// The bytes are not the DER form of what they should be; the text says what that is.
  case invalidDER(String)
  /// OpenSSL reported an error: what it was to do, and its reason.
  case failed(operation: String, reason: String)

  /// What is wrong, as a sentence without a full stop.
  public var description: String {
    switch self {
    case .wrongLength(let expected, let found): "\(found) bytes instead of \(expected)"
    case .invalidKey: "not a P-256 key"
    case .invalidDER(let what): "not the DER form of \(what)"
    case .failed(let operation, let reason): "cannot \(operation): \(reason)"
    }
  }
}
