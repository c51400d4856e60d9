import Foundation
import PurchaseFlow
import TestSupport
import Testing

@Suite("Verification")
struct VerificationTests {
  private func status() throws -> SubscriptionStatus {
    var simulation = Simulation(at: start)
    simulation.buy("pro.monthly")
    return try #require(simulation.status())
  }

  private func error(_ text: String, _ verifier: SignedDataVerifier) throws -> VerificationError? {
    switch verifier.verify(try status().transaction, signedAs: text) {
    case .verified: nil
    case .unverified(_, let error): error
    }
  }

  @Test("a signed form is verified, in both shapes", arguments: [SignedApp.sandbox, .xcode])
  func verified(app: SignedApp) throws {
    let signer = try EventSigner(app)
    let status = try status()
    let forms = try signer.sign(status.transaction, status.renewalInfo, at: start)
    let transaction = try #require(forms.signedTransactionInfo)
    let info = try #require(forms.signedRenewalInfo)
    let verifier = signer.verifier
    #expect(
      verifier.verify(status.transaction, signedAs: transaction) == .verified(status.transaction)
    )
    #expect(verifier.verify(status.renewalInfo, signedAs: info) == .verified(status.renewalInfo))
    let copy = AppTransactionPayload(app, installedAt: start, signedAt: start)
    #expect(try verifier.payload(of: signer.sign(copy)) == copy)
  }

  @Test("a signature converts to and from its raw and DER forms")
  func signatureForms() throws {
    let text = try EventSigner(.sandbox).sign(status().transaction, at: start)
    let signature = try #require(JWS(text)).signature
    #expect(try ECDSASignature(rawRepresentation: signature.rawRepresentation) == signature)
    #expect(try ECDSASignature(derRepresentation: signature.derRepresentation) == signature)
    #expect(throws: (any Error).self) { try ECDSASignature(rawRepresentation: Data(count: 63)) }
    #expect(throws: (any Error).self) { try ECDSASignature(derRepresentation: Data(count: 64)) }
  }

  @Test(
    "a change of any character makes the signed form unverified",
    arguments: [SignedApp.sandbox, .xcode]
  )
  func changedByte(app: SignedApp) throws {
    let signer = try EventSigner(app)
    let (verifier, status) = (signer.verifier, try status())
    let text = Array(try signer.sign(status.transaction, at: start).utf8)
    var random = SeededRandom.forTest()
    for _ in 0..<LongTest.rounds(20_000) {
      let place = Int.random(in: text.indices, using: &random)
      var changed = text
      changed[place] = changed[place] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
      let result = verifier.verify(
        status.transaction,
        signedAs: String(decoding: changed, as: UTF8.self)
      )
      guard case .unverified = result else {
        Issue.record("byte \(place) of \(text.count) was changed unnoticed; seed \(random.seed)")
        return
      }
    }
  }

  @Test("the signed form of a transaction's earlier version does not verify the current one")
  func otherTransaction() throws {
    var simulation = Simulation(at: start)
    simulation.buy("pro.basic")
    let signer = try EventSigner(.sandbox)
    let before = try #require(simulation.status()?.transaction)
    let text = try signer.sign(before, at: start)
    simulation.buy("pro.max.monthly")
    let upgraded = try #require(simulation.transactions().first)
    #expect(signer.verifier.verify(upgraded, signedAs: text).error == .invalidSignature)
  }

  @Test("a form for another app, environment or device is not verified")
  func otherOrigin() throws {
    let signer = try EventSigner(.sandbox)
    let text = try signer.sign(status().transaction, at: start)
    let roots = [signer.rootCertificate]
    for app in [
      SignedApp(environment: .production), SignedApp(environment: .sandbox, bundleID: "other"),
    ] {
      let verifier = SignedDataVerifier(rootCertificates: roots, app: app)
      #expect(try error(text, verifier) == .missingRequiredProperties)
    }
    let xcode = try EventSigner(.xcode)
    let device = SignedDataVerifier(
      rootCertificates: [xcode.rootCertificate],
      app: SignedApp(environment: .xcode, deviceID: UUID())
    )
    let bound = try xcode.sign(status().transaction, at: start)
    #expect(try error(bound, device) == .invalidDeviceVerification)
  }

  @Test("unknown, revoked, expired or too few certificates are not verified")
  func certificates() throws {
    let signer = try EventSigner(.sandbox)
    let status = try status()
    let text = try signer.sign(status.transaction, at: start)
    let stranger = try EventSigner(keys: SigningKeys(), app: .sandbox)
    #expect(try error(text, stranger.verifier) == .invalidCertificateChain)
    let leaf = try #require(JWS(text)?.header?.x5c?.first.flatMap { Data(base64Encoded: $0) })
    let revoking = SignedDataVerifier(
      rootCertificates: [signer.rootCertificate],
      revokedCertificates: [leaf],
      app: .sandbox
    )
    #expect(try error(text, revoking) == .revokedCertificate)
    for moment: Instant in ["1999-12-31T23:59:59Z", "2050-01-01T00:00:00Z"] {
      let outside = try signer.sign(status.transaction, at: moment)
      #expect(try error(outside, signer.verifier) == .invalidCertificateChain)
    }
    let xcode = try EventSigner(.xcode).sign(status.transaction, at: start)
    #expect(try error(xcode, signer.verifier) == .invalidCertificateChain)
  }

  @Test("unreadable text and missing properties are different errors")
  func unreadable() throws {
    let signer = try EventSigner(.sandbox)
    for text in ["", "a.b", "e30.e30.e30", "not at all", "e30=.e30.e30"] {
      #expect(try error(text, signer.verifier) == .invalidEncoding)
    }
    let info = try signer.sign(status().renewalInfo, at: start)
    #expect(try error(info, signer.verifier) == .missingRequiredProperties)
  }

  @Test("a purchase result is verified in its signed form, unless a failure was set")
  func purchaseResults() throws {
    let signer = try EventSigner(.sandbox)
    for error in [nil, VerificationError.revokedCertificate] {
      var simulation = Simulation(at: start)
      simulation.perform(.setFailure(.verification, error.map { .verification($0) }))
      guard case .success(let result)? = simulation.buy("pro.basic").purchaseResult else {
        Issue.record("the purchase did not succeed")
        return
      }
      #expect(result.error == error)
      let text = try result.jwsRepresentation(signedBy: signer, at: start)
      let found = signer.verifier.verify(result.unsafePayloadValue, signedAs: text)
      #expect(found.error == (error == nil ? nil : .invalidSignature))
      let info = try #require(simulation.status()?.renewalInfo)
      let unverified = VerificationResult<RenewalInfo>.unverified(info, .invalidEncoding)
      let form = try unverified.jwsRepresentation(signedBy: signer, at: start)
      #expect(signer.verifier.verify(info, signedAs: form).error == .invalidSignature)
    }
  }

  @Test("an event that cannot be signed is an error of the run")
  func cannotSign() throws {
    struct Broken: EventPayloads {
      struct Reason: Error, CustomStringConvertible { let description = "no key" }
      let app = SignedApp.sandbox

      func identified(as customer: CustomerIdentity) -> Broken { self }
      func signedForms(of event: EventContent) throws -> [(key: String, text: String)] {
        throw Reason()
      }
    }
    let path = ScenarioFilesTests.folder.appendingPathComponent("P32-upgrade.yaml").path
    let report = ScenarioReport(files: [path], format: .jsonl, payloads: Broken())
    #expect(report.exitCode == 2)
    #expect(report.errors.hasPrefix("\(path):5:15: error: An event cannot be written: no key."))
  }

  @Test("payloadValue throws for an unverified result, and unsafePayloadValue returns it")
  func payloads() {
    #expect(throws: VerificationError.invalidSignature) {
      try VerificationResult<Int>.unverified(1, .invalidSignature).payloadValue
    }
    #expect(VerificationResult<Int>.unverified(1, .invalidSignature).unsafePayloadValue == 1)
    #expect(throws: Never.self) { try VerificationResult<Int>.verified(1).payloadValue }
  }
}

extension VerificationResult {
  fileprivate var error: VerificationError? {
    guard case .unverified(_, let error) = self else { return nil }
    return error
  }
}
