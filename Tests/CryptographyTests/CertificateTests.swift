import Cryptography
import Foundation
import TestSupport
import Testing

@Suite("Certificates")
struct CertificateTests {
  private static let first = Date(timeIntervalSince1970: 946_684_800)
  private static let last = Date(timeIntervalSince1970: 2_524_607_999)
  private static let marker = "1.2.840.113635.100.6.11.1"

  /// A root, and a certificate that it signed.
  private struct Pair {
    let rootKey = Result { try P256.PrivateKey() }
    let leafKey = Result { try P256.PrivateKey() }
    let rootName = CertificateTemplate.Name(commonName: "Root", organization: "Tests")

    func root() throws -> Data {
      let key = try rootKey.get()
      return try CertificateTemplate(
        subject: rootName,
        publicKey: key.publicKey,
        validity: first...last,
        extensions: [
          .basicConstraints(isAuthority: true), .keyUsage(.certifying),
          .subjectKeyIdentifier(of: key.publicKey),
        ]
      )
      .signed(by: rootName, with: key)
    }

    func leaf(_ additions: [CertificateExtension] = []) throws -> Data {
      let key = try leafKey.get().publicKey
      return try CertificateTemplate(
        subject: .init(commonName: "Žofie"),
        publicKey: key,
        validity: first...last,
        extensions: [
          .basicConstraints(isAuthority: false), .keyUsage(.signing),
          .subjectKeyIdentifier(of: key),
          .authorityKeyIdentifier(of: rootKey.get().publicKey),
          CertificateExtension(identifier: marker, value: Data([5, 0])),
        ] + additions
      )
      .signed(by: rootName, with: rootKey.get())
    }
  }

  @Test("a created certificate is parsed with the same values")
  func readBack() throws {
    let pair = Pair()
    let root = try Certificate(derRepresentation: pair.root())
    let leaf = try Certificate(derRepresentation: pair.leaf())
    #expect(try leaf.publicKey == pair.leafKey.get().publicKey)
    #expect(leaf.notValidBefore == Self.first && leaf.notValidAfter == Self.last)
    #expect(root.isAuthority && !leaf.isAuthority)
    #expect(leaf.hasExtension(Self.marker) && !root.hasExtension(Self.marker))
    #expect(leaf.hasExtension("2.5.29.35") && !leaf.hasExtension("2.5.29.99"))
    #expect(!leaf.hasExtension("no identifier") && !leaf.hasExtension(""))
    #expect(root.isIssued(by: root) && leaf.isIssued(by: root))
    #expect(!leaf.isIssued(by: leaf) && !root.isIssued(by: leaf))
    let namesake = try Certificate(derRepresentation: Pair().root())
    #expect(!leaf.isIssued(by: namesake))
  }

  @Test("each field is encoded as RFC 5280 requires")
  func bytes() throws {
    let pair = Pair()
    let (root, leaf) = (try pair.rootKey.get().publicKey, try pair.leafKey.get().publicKey)
    let certificate = try #require(DERElement(try pair.leaf()))
    #expect(certificate.children.count == 3)
    let fields = certificate.children[0].children
    #expect(fields.count == 8)
    // Version 3.
    #expect(fields[0].bytes == Data(hex: "a0 03 02 01 02"))
    #expect(fields[1].tag == 2 && fields[1].content.count == 20)
    #expect(fields[1].content.first.map { (0x40..<0x80).contains($0) } == true)
    let algorithm = Data(hex: "30 0a 06 08 2a 86 48 ce 3d 04 03 02")
    #expect(fields[2].bytes == algorithm && certificate.children[1].bytes == algorithm)
    let organization = Data(hex: "31 0e 30 0c 06 03 55 04 0a 0c 05") + Data("Tests".utf8)
    let name =
      Data(hex: "30 1f 31 0d 30 0b 06 03 55 04 03 0c 04") + Data("Root".utf8) + organization
    #expect(fields[3].bytes == name)
    let dates = fields[4].children
    #expect(dates.map(\.tag) == [0x17, 0x17])
    #expect(dates.map { String(decoding: $0.content, as: UTF8.self) } == Self.dates)
    #expect(
      fields[5].bytes == Data(hex: "30 11 31 0f 30 0d 06 03 55 04 03 0c 06") + Data("Žofie".utf8)
    )
    #expect(fields[6].bytes == leaf.derRepresentation)
    #expect(fields[7].tag == 0xA3)
    let identifiers = [leaf, root].map { SHA1.hash($0.x963Representation) }
    let expected = [
      Data(hex: "30 0c 06 03 55 1d 13 01 01 ff 04 02 30 00"),
      Data(hex: "30 0e 06 03 55 1d 0f 01 01 ff 04 04 03 02 07 80"),
      Data(hex: "30 1d 06 03 55 1d 0e 04 16 04 14") + identifiers[0],
      Data(hex: "30 1f 06 03 55 1d 23 04 18 30 16 80 14") + identifiers[1],
      Data(hex: "30 10 06 0a 2a 86 48 86 f7 63 64 06 0b 01 04 02 05 00"),
    ]
    #expect(fields[7].children[0].children.map(\.bytes) == expected)
    let rootForm = try #require(DERElement(try pair.root()))
    let rootExtensions = rootForm.children[0].children[7].children[0].children.map(\.bytes)
    #expect(
      rootExtensions.prefix(2) == [
        Data(hex: "30 0f 06 03 55 1d 13 01 01 ff 04 05 30 03 01 01 ff"),
        Data(hex: "30 0e 06 03 55 1d 0f 01 01 ff 04 04 03 02 01 06"),
      ]
    )
    let body = certificate.children[0].bytes
    let signature = try P256.Signature(
      derRepresentation: Data(certificate.children[2].content.dropFirst())
    )
    #expect(root.isValidSignature(signature, for: body))
  }

  private static let dates = ["000101000000Z", "491231235959Z"]

  @Test("serial numbers are unique and positive")
  func serialNumbers() throws {
    let pair = Pair()
    let numbers = try (0..<50).map { _ in
      try #require(DERElement(try pair.root())).children[0].children[1].content
    }
    #expect(Set(numbers).count == numbers.count)
    #expect(numbers.allSatisfy { $0.count == 20 && ($0.first ?? 0x80) < 0x80 })
  }

  @Test("certificates from swift-certificates are parsed and form a valid chain")
  func swiftCertificates() throws {
    let chain = try CertificateFixture.swiftCertificates.map {
      try Certificate(derRepresentation: $0)
    }
    #expect(chain.map(\.isAuthority) == [false, true, true])
    #expect(chain[0].isIssued(by: chain[1]) && chain[1].isIssued(by: chain[2]))
    #expect(chain[2].isIssued(by: chain[2]) && !chain[0].isIssued(by: chain[2]))
    #expect(chain[0].hasExtension(Self.marker))
    #expect(chain[1].hasExtension("1.2.840.113635.100.6.2.1"))
    #expect(chain.allSatisfy { $0.notValidBefore == Self.first && $0.notValidAfter == Self.last })
    #expect(chain.allSatisfy { $0.publicKey != nil })
  }

  @Test("a P-384 key verifies certificates, but publicKey is nil")
  func otherCurve() throws {
    let certificate = try Certificate(derRepresentation: CertificateFixture.p384)
    #expect(certificate.isIssued(by: certificate) && certificate.isAuthority)
    #expect(certificate.publicKey == nil)
  }

  @Test("a certificate is valid from its first to its last moment, inclusive")
  func validity() throws {
    let certificate = try Certificate(derRepresentation: Pair().root())
    #expect(certificate.isValid(at: Self.first) && certificate.isValid(at: Self.last))
    #expect(!certificate.isValid(at: Self.first.addingTimeInterval(-0.001)))
    #expect(!certificate.isValid(at: Self.last.addingTimeInterval(0.001)))
  }

  @Test("dates from 2050 on and before 1950 have a four-digit year")
  func farDates() throws {
    let key = try P256.PrivateKey()
    let name = CertificateTemplate.Name(commonName: "Far")
    let (before, after) = (
      Date(timeIntervalSince1970: -631_152_001), Date(timeIntervalSince1970: 2_524_608_000)
    )
    let template = CertificateTemplate(
      subject: name,
      publicKey: key.publicKey,
      validity: before...after
    )
    let form = try template.signed(by: name, with: key)
    let dates = try #require(DERElement(form)).children[0].children[4].children
    #expect(dates.map(\.tag) == [0x18, 0x18])
    #expect(
      dates.map { String(decoding: $0.content, as: UTF8.self) } == [
        "19491231235959Z", "20500101000000Z",
      ]
    )
    let certificate = try Certificate(derRepresentation: form)
    #expect(certificate.notValidBefore == before && certificate.notValidAfter == after)
    #expect(!certificate.isAuthority && !certificate.hasExtension("2.5.29.19"))
  }

  @Test("a certificate with a duplicate extension is refused")
  func repeatedExtension() throws {
    let again = CertificateExtension(identifier: Self.marker, value: Data([5, 0]))
    let form = try Pair().leaf([again])
    #expect(throws: CryptographyError.invalidDER("a certificate")) {
      try Certificate(derRepresentation: form)
    }
  }

  @Test("a certificate with unreadable basic constraints is no authority")
  func unreadableConstraints() throws {
    let key = try P256.PrivateKey()
    let name = CertificateTemplate.Name(commonName: "Odd")
    for value in ["", "30", "30 00 00", "30 03 01 01 ff 00", "30 03 01 01 01", "31 03 01 01 ff"] {
      let odd = CertificateExtension(identifier: "2.5.29.19", value: Data(hex: value))
      let form = try CertificateTemplate(
        subject: name,
        publicKey: key.publicKey,
        validity: Self.first...Self.last,
        extensions: [odd]
      )
      .signed(by: name, with: key)
      let certificate = try? Certificate(derRepresentation: form)
      #expect(certificate?.isAuthority != true, "\(value)")
    }
  }

  @Test("an invalid object identifier throws an error")
  func noIdentifier() throws {
    let odd = CertificateExtension(identifier: "one.two", value: Data())
    let error = #expect(throws: CryptographyError.self) { try Pair().leaf([odd]) }
    #expect(error?.description.hasPrefix("cannot make a certificate: ") == true)
  }
}
