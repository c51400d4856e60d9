import TestSupport
import Testing

@testable import StoreModel

@Suite("A private key pasted into another field")
struct PastedKeyTests {
  /// A key that was generated for this test only.
  private static let lines = [
    "MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgevZzL1gdAFr88hb2",
    "OF/2NxApJCzGCEDdfSp6VQO30hyhRANCAAQRWz+jn65BtOMvdyHKcvjBeBSDZH2r",
    "1RTwjmYSi9R/zpBnuQ4EiMnCqfMPWiZqB4QdbAd0E7oH50VpuZ1P087G",
  ]

  /// The pasted forms of a key, as JSON.
  private static let pasted = [
    "\"\(lines.joined())\"", "\"\(lines.joined(separator: "\\n"))\"",
    "\"-----BEGIN PRIVATE KEY-----\\n\(lines.joined(separator: "\\n"))"
      + "\\n-----END PRIVATE KEY-----\"",
    "\"\(lines.joined(separator: "\\\\n"))\"", "\"\(lines[1])\"",
    "[\(lines.map { "\"\($0)\"" }.joined(separator: ", ")), \"Ab3dEf==\"]",
    "{\"\(lines[0])\": \"\(lines[1])\"}",
  ]

  private static func expectSilence(_ text: String, about path: String) {
    let shown = lines.contains { line in
      text.contains(line.prefix(16)) || text.contains(line.suffix(16))
    }
    #expect(!shown && !text.contains("Ab3dEf=="), "\(path): \(text)")
  }

  @Test("no difference, finding or value contains a key pasted into any field")
  func everyField() throws {
    let sample = try DifferenceSample.tree("Everything")
    let old = try DifferenceSample.configuration(sample)
    var kinds = Set<String>()
    var random = SeededRandom.forTest()
    let keys = sample.leaves.map(\.path) + ["private", "subscriptionOffersKeyPair.id", "settings"]
    for path in keys where kinds.insert(path.replacing(/\[\d+\]/, with: "[]")).inserted {
      // By default one pasted form for each kind of field; all forms under `make soak`.
      let chosen = [Self.pasted[Int(random.next() % UInt64(Self.pasted.count))]]
      for value in LongTest.isFull ? Self.pasted : chosen {
        var other = sample.replacing(path, with: value)
        if path == "private", case .object(let members) = sample {
          other = .object(members + [(key: "private", value: .scalar(value))])
        }
        let new = try DifferenceSample.configuration(other)
        for difference in [
          ConfigurationDifference(from: old, to: new), ConfigurationDifference(from: new, to: old),
        ] {
          Self.expectSilence(DifferenceText(difference).text + difference.json, about: path)
        }
        Self.expectSilence("\(new.diagnostics) \(new)", about: path)
      }
    }
    #expect(kinds.count > 50)
  }

  /// Keys of other kinds, generated for this test: SEC 1, Ed25519, PKCS #1 and OpenSSH. The last
  /// two are truncated.
  private static let otherKeys = [
    "MHcCAQEEICcmmgkmdA2jhvJCKGqgqh1m5vYb4bnQbB8c5G9f0xSroAoGCCqGSM49AwEHoUQDQgAEWwmkmU6zE6pPfDTT",
    "MC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC",
    "MIIEpAIBAAKCAQEAevZzL1gdAFr88hb2OF/2NxApJCzGCEDdfSp6VQO30hyhRANCAAQRWz+jn65BtOMvdyHKcvjBeBSD",
    "b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtzc2gtZWQyNTUxOQAAACB6YcGvq0dx",
  ]

  @Test("no difference or finding contains a key of another kind or spelling", arguments: otherKeys)
  func otherKinds(key: String) throws {
    let sample = try DifferenceSample.tree("Everything")
    let old = try DifferenceSample.configuration(sample)
    let safe = key.replacing("+", with: "-").replacing("/", with: "_")
    let pieces = key.enumerated().map { ($0 > 0 && $0 % 20 == 0 ? ", " : "") + "\($1)" }.joined()
    let texts = [
      key, safe, "https://example.com/?k=\(key)", "https://example.com/\(safe)", "key: \(pieces)",
    ]
    let values =
      texts.map { "\"\($0)\"" } + texts.map { "{\"\($0)\": 1}" } + ["{\"\(safe)\": [{}]}"]
    let paths = ["identifier", "settings", "products[0].productID", "private"]
    for (index, value) in values.enumerated() {
      for path in LongTest.isFull ? paths : [paths[index % paths.count]] {
        var other = sample.replacing(path, with: value)
        if path == "private", case .object(let members) = sample {
          other = .object(members + [(key: "private", value: .scalar(value))])
        }
        let new = try DifferenceSample.configuration(other)
        let shown = [(old, new), (new, old)].map { pair in
          let difference = ConfigurationDifference(from: pair.0, to: pair.1)
          return DifferenceText(difference).text + difference.json
        }
        let text = "\(shown) \(new.diagnostics) \(new)".replacing(", ", with: "")
        let parts = [key, safe].flatMap { whole in
          stride(from: 0, to: whole.count - 16, by: 8).map { whole.dropFirst($0).prefix(16) }
        }
        #expect(!parts.contains { text.contains($0) }, "\(path): \(value)")
      }
    }
  }

  @Test("formatting keeps a pasted key in the file")
  func formatting() throws {
    let text = "{\"identifier\": \"\(Self.lines[0])\"}"
    let formatted = try FormattedConfiguration(bytes: Array(text.utf8), path: "a.storekit")
    #expect(String(decoding: formatted.bytes, as: UTF8.self).contains(Self.lines[0]))
  }
}
