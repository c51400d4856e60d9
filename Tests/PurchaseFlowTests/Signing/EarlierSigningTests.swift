import Foundation
import PurchaseFlow
import TestSupport
import Testing

/// Files of an earlier version, which created certificates with swift-certificates and signed with
/// swift-crypto.
@Suite("Keys and signatures of an earlier version")
struct EarlierSigningTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Files")
  private static let moment = Instant(milliseconds: 1_700_000_000_000)
  private let scratch = Result { try ScratchFolder() }

  /// The signed payload. The earlier version wrote two identifiers that only production has.
  private func payload(_ app: SignedApp) -> AppTransactionPayload {
    var payload = AppTransactionPayload(app, installedAt: Self.moment, signedAt: Self.moment)
    if app.environment == .sandbox {
      payload.appAppleId = 1
      payload.versionExternalIdentifier = 0
    }
    return payload
  }

  private func content(_ name: String) throws -> Data {
    try Data(contentsOf: Self.folder.appending(path: name))
  }

  /// A copy of the key file, because reading it changes its mode.
  private func keyFile() throws -> SigningKeyFile {
    let file = SigningKeyFile(path: try scratch.get().path("keys.json"))
    try content("swift-certificates.keys").write(to: URL(filePath: file.path))
    return file
  }

  @Test("an earlier key file is read and left unchanged")
  func readFile() throws {
    let file = try keyFile()
    let (first, second) = (try file.keys(), try file.keys())
    for shape in SignedShape.allCases {
      #expect(first.rootCertificate(for: shape) == second.rootCertificate(for: shape))
    }
    #expect(try Data(contentsOf: URL(filePath: file.path)) == content("swift-certificates.keys"))
  }

  @Test("an earlier signature is verified", arguments: [StoreEnvironment.sandbox, .xcode])
  func signed(environment: StoreEnvironment) throws {
    let app = SignedApp(environment: environment)
    let text = String(decoding: try content("\(environment.rawValue).jws"), as: UTF8.self)
    let signer = try EventSigner(keys: keyFile().keys(), app: app)
    #expect(try signer.verifier.payload(of: text) == payload(app))
    let stranger = try EventSigner(app).verifier
    #expect(throws: VerificationError.invalidCertificateChain) {
      try stranger.payload(of: text, as: AppTransactionPayload.self)
    }
  }

  @Test(
    "a new signed text differs from an earlier one only in its signature",
    arguments: [SignedApp.sandbox, .xcode]
  )
  func sameText(app: SignedApp) throws {
    let old = String(decoding: try content("\(app.environment.rawValue).jws"), as: UTF8.self)
    let signer = try EventSigner(keys: keyFile().keys(), app: app)
    let (before, now) = (try #require(JWS(old)), try #require(JWS(signer.sign(payload(app)))))
    #expect(now.signedData == before.signedData && now.signatureData != before.signatureData)
  }

  @Test("new certificates have the shape of earlier ones", arguments: [SignedApp.sandbox, .xcode])
  func sameShape(app: SignedApp) throws {
    let old = String(decoding: try content("\(app.environment.rawValue).jws"), as: UTF8.self)
    let before = try #require(JWS(old)?.header?.x5c)
    let payload = AppTransactionPayload(app, installedAt: start, signedAt: start)
    let now = try #require(JWS(try EventSigner(app).sign(payload))?.header?.x5c)
    #expect(now.count == before.count)
    for (new, old) in zip(now, before) { #expect(try shape(new) == shape(old)) }
  }

  /// A certificate without its random parts: the sign of the serial number, the kind of the public
  /// key, the key identifiers without their value, and no signature.
  private func shape(_ text: String) throws -> [String] {
    let certificate = try #require(Data(base64Encoded: text).flatMap { DERElement($0) })
    let (signed, algorithm) = (certificate.children[0].children, certificate.children[1])
    let serial = signed[1].content
    let fields = [0, 2, 3, 4, 5].map { signed[$0].bytes } + [signed[6].children[0].bytes]
    let extensions = signed[7].children[0].children.map(Self.withoutIdentifier)
    return (fields + extensions + [algorithm.bytes]).map { $0.base64EncodedString() } + [
      "\(signed.count) fields, the first bit of the number is \((serial.first ?? 0xFF) >> 7)",
      "\(signed[6].children[1].content.count) bytes of a key",
    ]
  }

  private static func withoutIdentifier(_ element: DERElement) -> Data {
    let identifiers = [Data([0x55, 0x1D, 0x0E]), Data([0x55, 0x1D, 0x23])]
    guard let name = element.children.first, identifiers.contains(name.content) else {
      return element.bytes
    }
    // The last 20 bytes are a SHA-1 digest.
    return element.bytes.dropLast(20)
  }
}
