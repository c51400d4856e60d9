import Cryptography
import Foundation
import TestSupport
import Testing

@Suite("P-256 signatures")
struct SignatureTests {
  /// The key of RFC 6979, A.2.5, and its signatures with SHA-256.
  private enum Sample {
    static let secret = Data(
      hex: "C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721"
    )
    static let point = Data(
      hex: """
        04 60FED4BA255A9D31C961EB74C6356D68C049B8923B61FA6CE669622E60F29FB6
        7903FE1008B8BC99A41AE9E95628BC64F2F1B20C2D7E9F5177A3C294D4462299
        """
    )
    static let signatures = [
      (
        "sample",
        Data(
          hex: """
            EFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716
            F7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8
            """
        )
      ),
      (
        "test",
        Data(
          hex: """
            F1ABB023518351CD71D881567B1EA663ED3EFCF6C5132B354F28D3B0B7D38367
            019F4113742A2B14BD25926B49C649155F267E60D3814B4C0CC84250E46F0083
            """
        )
      ),
    ]
  }

  /// The order of the curve: a private key is less than this.
  private static let order = Data(
    hex: "FFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551"
  )

  @Test("the signatures of RFC 6979 verify only their own text", arguments: Sample.signatures)
  func published(text: String, raw: Data) throws {
    let key = try P256.PublicKey(x963Representation: Sample.point)
    let signature = try P256.Signature(rawRepresentation: raw)
    #expect(key.isValidSignature(signature, for: Data(text.utf8)))
    #expect(!key.isValidSignature(signature, for: Data("\(text) ".utf8)))
    let stranger = try P256.PrivateKey().publicKey
    #expect(!stranger.isValidSignature(signature, for: Data(text.utf8)))
  }

  @Test("the private key of RFC 6979 has the right public key and signs")
  func secret() throws {
    let key = try P256.PrivateKey(rawRepresentation: Sample.secret)
    #expect(key.rawRepresentation == Sample.secret)
    #expect(key.publicKey.x963Representation == Sample.point)
    for text in [Data(), Data("sample".utf8), Data(count: 100_000)] {
      let signature = try key.signature(for: text)
      #expect(signature.rawRepresentation.count == 64)
      #expect(key.publicKey.isValidSignature(signature, for: text))
    }
  }

  @Test("generated keys are unique and can be read again")
  func generated() throws {
    let keys = try (0..<20).map { _ in try P256.PrivateKey() }
    #expect(Set(keys.map(\.rawRepresentation)).count == keys.count)
    for key in keys {
      let again = try P256.PrivateKey(rawRepresentation: key.rawRepresentation)
      #expect(again.publicKey == key.publicKey)
      let public963 = key.publicKey.x963Representation
      #expect(try P256.PublicKey(x963Representation: public963) == key.publicKey)
      let info = key.publicKey.derRepresentation
      #expect(try P256.PublicKey(derRepresentation: info) == key.publicKey)
    }
  }

  @Test("a description or dump of a private key does not contain its number")
  func neverPrinted() throws {
    let key = try P256.PrivateKey(rawRepresentation: Sample.secret)
    var text = "\(key) \(String(reflecting: key))"
    dump(key, to: &text)
    #expect(text == "P256.PrivateKey P256.PrivateKey- P256.PrivateKey\n")
  }

  @Test("an invalid private key number is refused")
  func refusedSecrets() {
    var last = Self.order
    last[31] -= 1
    #expect(throws: Never.self) { try P256.PrivateKey(rawRepresentation: last) }
    for number in [Data(count: 32), Self.order, Data(repeating: 0xFF, count: 32)] {
      #expect(throws: CryptographyError.invalidKey) {
        try P256.PrivateKey(rawRepresentation: number)
      }
    }
    for count in [0, 31, 33, 64] {
      #expect(throws: CryptographyError.wrongLength(expected: 32, found: count)) {
        try P256.PrivateKey(rawRepresentation: Data(repeating: 1, count: count))
      }
    }
  }

  @Test("a point outside the curve is refused")
  func refusedPoints() {
    var off = Sample.point
    off[64] ^= 1
    var compressed = Sample.point
    compressed[0] = 2
    var hybrid = Sample.point
    hybrid[0] = 7
    let zero = Data([4] + [UInt8](repeating: 0, count: 64))
    for point in [off, compressed, hybrid, zero] {
      #expect(throws: CryptographyError.invalidKey) {
        try P256.PublicKey(x963Representation: point)
      }
    }
    for point in [Data(), Data([0]), Sample.point.dropLast(), Sample.point + [0]] {
      #expect(throws: CryptographyError.wrongLength(expected: 65, found: point.count)) {
        try P256.PublicKey(x963Representation: point)
      }
    }
  }

  @Test("invalid DER of a P-256 public key is refused")
  func refusedInformation() throws {
    let whole = try P256.PublicKey(x963Representation: Sample.point).derRepresentation
    #expect(whole.count == 91)
    var curve = whole
    curve[22] = 8
    #expect(throws: CryptographyError.invalidDER("a P-256 public key")) {
      try P256.PublicKey(derRepresentation: curve)
    }
    for damaged in [Data(), whole.dropLast(), whole + [0]] {
      #expect(throws: CryptographyError.self) { try P256.PublicKey(derRepresentation: damaged) }
    }
  }

  @Test("a signature with a number out of range verifies nothing")
  func numbersOutOfRange() throws {
    let key = try P256.PublicKey(x963Representation: Sample.point)
    for (text, raw) in Sample.signatures {
      let (r, s) = (raw.prefix(32), raw.suffix(32))
      for number in [Data(count: 32), Self.order, Data(repeating: 0xFF, count: 32)] {
        for changed in [number + s, r + number, number + number] {
          let signature = try P256.Signature(rawRepresentation: changed)
          #expect(!key.isValidSignature(signature, for: Data(text.utf8)))
        }
      }
    }
  }

  @Test("a signature of another length is refused", arguments: [0, 1, 63, 65, 128])
  func wrongLength(count: Int) {
    #expect(throws: CryptographyError.wrongLength(expected: 64, found: count)) {
      try P256.Signature(rawRepresentation: Data(repeating: 1, count: count))
    }
  }

  @Test(
    "bytes of any length are truncated or padded to a signature",
    arguments: [0, 2, 63, 64, 65, 200]
  )
  func fitting(count: Int) {
    let bytes = Data((0..<count).map { UInt8($0 % 255 + 1) })
    let raw = P256.Signature(fitting: bytes.dropFirst(0)).rawRepresentation
    #expect(raw.count == 64 && raw.prefix(count) == bytes.prefix(64))
    #expect(raw.dropFirst(count).allSatisfy { $0 == 0 })
  }

  @Test("signature numbers have the shortest positive DER form")
  func forms() throws {
    let halves = [
      (Data(count: 32), "02 01 00"),
      (Data(count: 31) + [0x7F], "02 01 7f"),
      (Data(count: 31) + [0x80], "02 02 00 80"),
      (Data([0x80]) + Data(count: 31), "02 21 00 80" + String(repeating: "00", count: 31)),
      (Data([0x7F]) + Data(count: 31), "02 20 7f" + String(repeating: "00", count: 31)),
    ]
    for (r, rForm) in halves {
      for (s, sForm) in halves {
        let signature = try P256.Signature(rawRepresentation: r + s)
        let numbers = Data(hex: rForm + sForm)
        #expect(signature.derRepresentation == Data([0x30, UInt8(numbers.count)]) + numbers)
        let again = try P256.Signature(derRepresentation: signature.derRepresentation)
        #expect(again == signature)
      }
    }
  }

  @Test("truncated, extended or non-minimal DER signatures are refused")
  func refusedForms() throws {
    let whole = try P256.Signature(rawRepresentation: Sample.signatures[0].1).derRepresentation
    for count in 0..<whole.count {
      #expect(throws: CryptographyError.invalidDER("an ECDSA signature"), "\(count)") {
        try P256.Signature(derRepresentation: whole.prefix(count))
      }
    }
    let others = [
      // Extra bytes after the end and inside.
      "30 06 02 01 01 02 01 01 00", "30 07 02 01 01 02 01 01 00",
      "30 09 02 01 01 02 01 01 02 01 01",
      // A superfluous zero, a negative number, an empty number.
      "30 07 02 02 00 01 02 01 01", "30 06 02 01 81 02 01 01", "30 05 02 00 02 01 01",
      // A length that is not minimal, and an indefinite length.
      "30 81 06 02 01 01 02 01 01", "30 80 02 01 01 02 01 01 00 00",
      // A number of 33 bytes.
      "30 26 02 21 01" + String(repeating: "00", count: 32) + "02 01 01",
      // Other types than sequence and integer.
      "31 06 02 01 01 02 01 01", "30 06 04 01 01 02 01 01",
    ]
    for text in others {
      #expect(throws: CryptographyError.invalidDER("an ECDSA signature"), "\(text)") {
        try P256.Signature(derRepresentation: Data(hex: text))
      }
    }
  }

  @Test("several threads can sign and verify at once")
  func atOnce() async throws {
    let key = try P256.PrivateKey()
    let other = try P256.PrivateKey().publicKey
    let count = try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<100 {
        group.addTask {
          let text = Data("\(number)".utf8)
          let signature = try key.signature(for: text)
          // An error in one thread must not appear in another.
          _ = try? P256.Signature(derRepresentation: text)
          return key.publicKey.isValidSignature(signature, for: text)
            && !other.isValidSignature(signature, for: text)
        }
      }
      return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(count == 100)
  }

  @Test("each error has a description")
  func descriptions() {
    #expect("\(CryptographyError.wrongLength(expected: 64, found: 3))" == "3 bytes instead of 64")
    #expect("\(CryptographyError.invalidKey)" == "not a P-256 key")
    #expect(
      "\(CryptographyError.invalidDER("a certificate"))" == "not the DER form of a certificate"
    )
    let error = CryptographyError.failed(operation: "sign", reason: "malloc failure")
    #expect("\(error)" == "cannot sign: malloc failure")
  }
}
