/// Something signed and what its verification came to, as StoreKit's
/// `VerificationResult`.
public enum VerificationResult<SignedType> {
  /// Why it is not verified.
  public typealias VerificationError = PurchaseFlow.VerificationError

  /// It was signed by the store, for this app.
  case verified(SignedType)
  /// It was not, or not as it stands.
  case unverified(SignedType, VerificationError)

  /// What was signed, where it is verified; else the error is thrown.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// What was signed, verified or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}
