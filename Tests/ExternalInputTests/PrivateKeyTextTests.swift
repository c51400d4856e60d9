import ExternalInput
import Foundation
import TestSupport
import Testing

@Suite("What looks like a private key")
struct PrivateKeyTextTests {
  /// Keys that were made for this test and belong to nobody.
  static let keys = [
    "PKCS #8, P-256": """
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgevZzL1gdAFr88hb2
    OF/2NxApJCzGCEDdfSp6VQO30hyhRANCAAQRWz+jn65BtOMvdyHKcvjBeBSDZH2r
    1RTwjmYSi9R/zpBnuQ4EiMnCqfMPWiZqB4QdbAd0E7oH50VpuZ1P087G
    """,
    "SEC 1, P-256": """
    MHcCAQEEICcmmgkmdA2jhvJCKGqgqh1m5vYb4bnQbB8c5G9f0xSroAoGCCqGSM49
    AwEHoUQDQgAEWwmkmU6zE6pPfDTTYtbcIcBEa8GO0ixNsFGWi1hnWpnOuMHFNyMm
    C8PmBo1nQO4i5q8qE4kC0XfVVtjB3VqzXw==
    """,
    "Ed25519": "MC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC",
  ]

  @Test("a key is found however its lines are cut", arguments: keys.keys.sorted())
  func cuts(name: String) throws {
    let lines = try #require(Self.keys[name]).split(separator: "\n").map(String.init)
    let body = lines.joined()
    let texts =
      lines.filter { $0.count == 64 } + [
        body, lines.joined(separator: "\n"), lines.joined(separator: "\\n"),
        lines.joined(separator: "\r\n"), "key: \(body)", "\"\(body)\"",
        "price\(body.prefix(64))Increase", "subscriptionsOfEveryKind\(lines[0])ofEveryKind",
        "-----BEGIN PRIVATE KEY-----\n\(lines.joined(separator: "\n"))\n-----END PRIVATE KEY-----",
        "-----BEGIN EC PRIVATE KEY-----\nAB\n-----END EC PRIVATE KEY-----",
        body.enumerated().map { $0.offset % 8 == 7 ? "\($0.element) " : "\($0.element)" }.joined(),
        String(body.prefix(40)),
      ]
    for text in texts {
      #expect(PrivateKeyText.isLikely(text), "\(text)")
      #expect(!PrivateKeyText.redacted(text).contains(body.prefix(24)), "\(text)")
      #expect(PrintableText.quotedName(text) == "\"(withheld)\"")
    }
  }

  @Test(
    "what people write in a configuration is no key",
    arguments: [
      "The quick brown fox jumps over 13 lazy dogs, and then some more of them",
      "com.example.ProSubscription2024MonthlyWithTrial", "F10C0015-ABCD-4000-8000-1234567890AB",
      "ABCDEF0123456789ABCDEF0123456789ABCDEF01", "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b",
      "https://docs.google.com/document/d/1aBcD3fGhIjKlMnOpQrStUvWxYz0123456789AbCd/edit",
      "/Users/someone/Projects/App1/Sources/ConfigurationFolder/Store2024.storekit",
      "-----BEGIN PUBLIC KEY-----", "サブスクリプションは自動的に更新されます。いつでも解約できます。",
    ]
  )
  func noKeys(text: String) {
    #expect(!PrivateKeyText.isLikely(text))
    #expect(PrivateKeyText.redacted(text) == text)
  }

  @Test("random bytes in base64 are found wherever 40 characters of them are cut out")
  func random() {
    var random = SeededRandom.forTest()
    var missed = 0
    let rounds = random.rounds(of: 100_000)
    for _ in 0..<rounds {
      let bytes = (0..<96).map { _ in UInt8.random(in: 0...255, using: &random) }
      let text = Data(bytes).base64EncodedString()
      let start = Int.random(in: 0...text.count - 64, using: &random)
      if !PrivateKeyText.isLikely(String(text.dropFirst(start).prefix(64))) { missed += 1 }
    }
    // One line in some hundreds has too few changes; its neighbours give the key away.
    #expect(missed * 100 <= rounds, "missed \(missed) of \(rounds), seed \(random.seed)")
  }
}
