import Cryptography
import Foundation
import TestSupport
import Testing

@Suite("Hostile input")
struct HostileInputTests {
  private let whole = CertificateFixture.swiftCertificates

  private func expectRefused(_ data: Data, _ comment: Comment) {
    #expect(throws: CryptographyError.invalidDER("a certificate"), comment) {
      try Certificate(derRepresentation: data)
    }
  }

  @Test("a truncated or extended certificate is refused")
  func cut() {
    let leaf = whole[0]
    for count in 0..<leaf.count { expectRefused(leaf.prefix(count), "\(count) bytes") }
    expectRefused(leaf + [0], "one byte more")
    expectRefused(leaf + leaf, "twice")
    expectRefused(Data(base64Encoded: "MAA=") ?? Data(), "an empty sequence")
  }

  @Test("a certificate in a non-DER encoding is refused")
  func otherEncodings() throws {
    let leaf = [UInt8](whole[0])
    // 30 82 LL LL, then the signed part, 30 82 LL LL.
    #expect(leaf[1] == 0x82 && leaf[5] == 0x82)
    expectRefused(Data([0x30, 0x83, 0] + leaf[2...]), "a length in three bytes")
    expectRefused(Data([0x30, 0x80] + leaf[4...] + [0, 0]), "an indefinite length")
    let signed = Data([0x30, 0x82, leaf[2], leaf[3] + 1, 0x30, 0x83, 0] + leaf[6...])
    expectRefused(signed, "a length of the signed part in three bytes")
  }

  @Test("a certificate with a changed byte fails verification")
  func changedByte() throws {
    let issuer = try Certificate(derRepresentation: whole[1])
    #expect(try Certificate(derRepresentation: whole[0]).isIssued(by: issuer))
    for place in whole[0].indices {
      for change: UInt8 in [0x01, 0x20, 0x80, 0xFF] {
        var changed = whole[0]
        changed[place] ^= change
        guard let certificate = try? Certificate(derRepresentation: changed) else { continue }
        #expect(!certificate.isIssued(by: issuer), "byte \(place), bits \(change)")
      }
    }
  }

  @Test("a certificate that ends before it starts is never valid")
  func reversedDates() throws {
    let changed = try replacing("491231235959Z", with: "991231235959Z")
    let certificate = try Certificate(derRepresentation: changed)
    #expect(certificate.notValidAfter < certificate.notValidBefore)
    for date in [certificate.notValidBefore, certificate.notValidAfter, Date()] {
      #expect(!certificate.isValid(at: date))
    }
  }

  @Test(
    "a certificate with an invalid date or another time zone is refused",
    arguments: [
      "490231235959Z", "4912312359590", "49123123+0100", "491331235959Z", "4912312359 9Z",
    ]
  )
  func odd(date: String) throws {
    expectRefused(try replacing("491231235959Z", with: date), "\(date)")
  }

  private func replacing(_ text: String, with other: String) throws -> Data {
    var changed = whole[0]
    changed.replaceSubrange(try #require(changed.range(of: Data(text.utf8))), with: other.utf8)
    return changed
  }

  /// Parses data with every parser and uses each result.
  private func read(_ data: Data, issuer: Certificate, key: P256.PublicKey) {
    if let certificate = try? Certificate(derRepresentation: data) {
      #expect(certificate.derRepresentation == data)
      _ = certificate.isAuthority
      _ = certificate.hasExtension("2.5.29.19")
      _ = certificate.isValid(at: Date())
      _ = certificate.isIssued(by: certificate)
      _ = issuer.isIssued(by: certificate)
      if let key = certificate.publicKey { #expect(key.x963Representation.count == 65) }
      #expect(!certificate.isIssued(by: issuer) || whole.contains(data))
    }
    if let signature = try? P256.Signature(derRepresentation: data) {
      #expect(signature.derRepresentation == data)
      #expect(!key.isValidSignature(signature, for: data))
    }
    if let signature = try? P256.Signature(rawRepresentation: data.prefix(64)) {
      #expect(!key.isValidSignature(signature, for: data))
    }
    _ = try? P256.PublicKey(x963Representation: data.prefix(65))
    _ = try? P256.PublicKey(derRepresentation: data.prefix(91))
    _ = try? P256.PrivateKey(rawRepresentation: data.prefix(32))
  }

  @Test("10,000 rounds of random damage never crash the parsers")
  func garbage() throws {
    let issuer = try Certificate(derRepresentation: whole[1])
    let key = try #require(issuer.publicKey)
    var seeds = SeededRandom.forTest()
    for _ in 0..<10_000 {
      var random = SeededRandom(seed: seeds.next())
      var data = Self.start(whole + [CertificateFixture.p384], &random)
      for _ in 0..<Int.random(in: 0...6, using: &random) { Self.damage(&data, &random) }
      read(data, issuer: issuer, key: key)
    }
  }

  /// Returns a certificate, a signature, a key or random bytes.
  private static func start(_ certificates: [Data], _ random: inout SeededRandom) -> Data {
    let noise = Data(
      (0..<Int.random(in: 0...100, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
    )
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return noise
    case 1: return Data([0x30, UInt8(noise.count)]) + noise
    case 2: return Data(hex: "30 06 02 01 01 02 01 01")
    case 3: return DERElement(certificates[0])?.children[0].children[6].bytes ?? noise
    default: return certificates.randomElement(using: &random) ?? noise
    }
  }

  private static func damage(_ data: inout Data, _ random: inout SeededRandom) {
    guard let place = data.indices.randomElement(using: &random) else { return }
    let end = min(data.count, place + Int.random(in: 1...16, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: data[place] = UInt8.random(in: 0...255, using: &random)
    case 1: data[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2: data[place] = [0x00, 0x7F, 0x80, 0x81, 0x84, 0xFF].randomElement(using: &random) ?? 0
    case 3: data.removeSubrange(place..<end)
    case 4: data.insert(contentsOf: data[place..<end], at: place)
    default: data = Data(data.prefix(place))
    }
  }
}
