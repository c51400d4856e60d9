import Foundation

/// Verifies signed texts: the certificate chain at the time of signing, the signature, the app, the
/// environment and the device.
///
/// ```swift
/// import PurchaseFlow
///
/// func productID(in text: String, keys: SigningKeys, app: SignedApp) throws -> String {
///   let root = keys.rootCertificate(for: app.environment.shape)
///   let verifier = SignedDataVerifier(rootCertificates: [root], app: app)
///   return try verifier.payload(of: text, as: TransactionPayload.self).productId
/// }
/// ```
public struct SignedDataVerifier: Sendable {
  /// The app to which signed texts must belong.
  public let app: SignedApp
  private let chains: ChainVerifier

  /// Creates a verifier.
  ///
  /// - Parameters:
  ///   - rootCertificates: The trusted root certificates, in DER form.
  ///   - revokedCertificates: The revoked certificates, in DER form.
  ///   - app: The app to which signed texts must belong.
  public init(
    rootCertificates: [Data],
    revokedCertificates: Set<Data> = [],
    app: SignedApp
  ) {
    self.app = app
    chains = ChainVerifier(
      roots: Set(rootCertificates),
      revoked: revokedCertificates,
      shape: app.environment.shape
    )
  }

  /// Returns the payload of a signed text.
  ///
  /// - Throws: The reason why the text does not verify.
  public func payload<Payload: SignedPayload>(
    of text: String,
    as type: Payload.Type = Payload.self
  ) throws(VerificationError) -> Payload {
    guard let jws = JWS(text), let header = jws.header else { throw .invalidEncoding }
    let payload = try Self.read(type, in: jws)
    guard header.alg == "ES256", let certificates = header.x5c else {
      throw .invalidCertificateChain
    }
    let signer = try chains.signer(of: certificates, at: payload.signedMilliseconds)
    guard signer.signed(jws) else { throw .invalidSignature }
    try checkOrigin(of: payload)
    return payload
  }

  /// Verifies a transaction against its signed text. The result is unverified if the text differs
  /// from the transaction.
  public func verify(
    _ transaction: Transaction,
    signedAs text: String
  ) -> VerificationResult<Transaction> {
    verify(transaction, signedAs: text) { TransactionPayload(transaction, in: app, signedAt: $0) }
  }

  /// Verifies renewal info against its signed text. The result is unverified if the text differs
  /// from the renewal info.
  public func verify(
    _ info: RenewalInfo,
    signedAs text: String
  ) -> VerificationResult<RenewalInfo> {
    verify(info, signedAs: text) { RenewalInfoPayload(info, in: app, signedAt: $0) }
  }

  private func verify<Value, Payload: SignedPayload & Equatable>(
    _ value: Value,
    signedAs text: String,
    payload expected: (Instant) -> Payload
  ) -> VerificationResult<Value> {
    do throws(VerificationError) {
      let found = try payload(of: text, as: Payload.self)
      let signed = Instant(milliseconds: found.signedMilliseconds)
      return found == expected(signed) ? .verified(value) : .unverified(value, .invalidSignature)
    } catch {
      return .unverified(value, error)
    }
  }

  private static func read<Payload: SignedPayload>(
    _ type: Payload.Type,
    in jws: JWS
  ) throws(VerificationError) -> Payload {
    do {
      return try JSONDecoder().decode(type, from: jws.payloadData)
    } catch DecodingError.keyNotFound, DecodingError.valueNotFound {
      throw .missingRequiredProperties
    } catch {
      throw .invalidEncoding
    }
  }

  private func checkOrigin(of payload: some SignedPayload) throws(VerificationError) {
    guard payload.signedEnvironment == app.environment.rawValue,
      payload.signedBundleID ?? app.bundleID == app.bundleID
    else { throw .missingRequiredProperties }
    guard let written = payload.deviceVerification else { return }
    guard let text = payload.deviceVerificationNonce, let nonce = UUID(uuidString: text),
      app.deviceVerification(nonce: nonce) == written
    else { throw .invalidDeviceVerification }
  }
}
