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

extension VerificationResult where SignedType == Transaction {
  /// The transaction in signed form, as StoreKit's `jwsRepresentation`: one that does not
  /// verify where the result is unverified.
  ///
  /// - Parameters:
  ///   - signer: Who signs. StoreKit asks for none: its results come from the store signed,
  ///     ours from a history whose keys lie beside it.
  ///   - instant: When it is signed.
  public func jwsRepresentation(
    signedBy signer: EventSigner,
    at instant: Instant
  ) throws -> String {
    try signer.sign(unsafePayloadValue, at: instant, spoiled: isUnverified)
  }
}

extension VerificationResult where SignedType == RenewalInfo {
  /// The renewal info in signed form, as StoreKit's `jwsRepresentation`: one that does not
  /// verify where the result is unverified.
  public func jwsRepresentation(
    signedBy signer: EventSigner,
    at instant: Instant
  ) throws -> String {
    try signer.sign(unsafePayloadValue, at: instant, spoiled: isUnverified)
  }
}

extension VerificationResult {
  fileprivate var isUnverified: Bool {
    if case .unverified = self { return true }
    return false
  }
}
