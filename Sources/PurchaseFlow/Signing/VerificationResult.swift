/// A signed value with the result of its verification; StoreKit's `VerificationResult`.
///
/// ```swift
/// import PurchaseFlow
///
/// func verified(_ result: VerificationResult<Transaction>) -> Transaction? {
///   switch result {
///   case .verified(let transaction): transaction
///   case .unverified: nil
///   }
/// }
/// ```
public enum VerificationResult<SignedType> {
  /// The reason why a value is not verified.
  public typealias VerificationError = PurchaseFlow.VerificationError

  /// The store signed the value for this app.
  case verified(SignedType)
  /// The signature does not verify, or the value differs from what was signed.
  case unverified(SignedType, VerificationError)

  /// The value if it is verified; otherwise throws the ``VerificationError``.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// The value, verified or not.
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
  /// Returns the transaction in signed form, as StoreKit's `jwsRepresentation`. The signature of an
  /// unverified transaction does not match.
  ///
  /// - Parameters:
  ///   - signer: The signer with the keys of the history. StoreKit needs no signer, because the App
  ///     Store signs its results.
  ///   - instant: The signing time.
  public func jwsRepresentation(
    signedBy signer: EventSigner,
    at instant: Instant
  ) throws -> String {
    try signer.sign(unsafePayloadValue, at: instant, spoiled: isUnverified)
  }
}

extension VerificationResult where SignedType == RenewalInfo {
  /// Returns the renewal info in signed form, as StoreKit's `jwsRepresentation`. The signature of
  /// unverified renewal info does not match.
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
