import ExternalInput
import Foundation
import TestSupport
import Testing

@Suite("Private keys in texts")
struct PrivateKeyTextTests {
  /// Keys that were generated only for this test.
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

  @Test("a key is found however its lines are split", arguments: keys.keys.sorted())
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

  @Test("a part of a key around the start of its public key is found between other words")
  func middle() throws {
    let body = try #require(Self.keys["SEC 1, P-256"]).replacing("\n", with: "")
    let start = try #require(body.range(of: "oUQDQgAE")).lowerBound
    for before in 8...24 {
      let part = body[body.index(start, offsetBy: -before)...].prefix(before + 16)
      let text = "Flow.s\(part)torekit and words"
      #expect(PrivateKeyText.isLikely(text), "\(text)")
      #expect(!PrivateKeyText.redacted(text).contains("oUQDQgAE"), "\(text)")
    }
  }

  /// The first characters of each kind of key in base64. Random bytes follow them.
  private static let beginnings = [
    "MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg", "MHcCAQEEI", "MIGkAgEBBD",
    "MC4CAQAwBQYDK2VwBCIEI", "MIIEpAIBAAKCAQEA", "MIIEvQIBADANBgkqhkiG9w0BAQEFAASC",
    "b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtzc2gtZWQyNTUxOQAAACA",
  ]

  /// Returns a random key of a kind.
  private static func key(_ beginning: String, _ random: inout SeededRandom) -> String {
    let bytes = (0..<90).map { _ in UInt8.random(in: 0...255, using: &random) }
    return beginning + Data(bytes).base64EncodedString().dropLast(beginning.count % 4)
  }

  @Test(
    "a key of any kind is found with any separators between its characters",
    arguments: beginnings
  )
  func separators(beginning: String) {
    var random = SeededRandom.forTest()
    let separators = [
      ",", " ", "\n", "\\n", "\u{2028}", "\u{200B}", "\u{FEFF}", "\" +\n\"", "-", "_", "+", "/",
      ". ",
      "\0",
    ]
    for _ in 0..<random.rounds(of: 1_000) {
      let base64 = Self.key(beginning, &random)
      for key in [base64, base64.replacing("+", with: "-").replacing("/", with: "_")] {
        for separator in separators {
          let length = Int.random(in: 4...31, using: &random)
          let cut = key.enumerated().map { ($0 > 0 && $0 % length == 0 ? separator : "") + "\($1)" }
          for text in [cut.joined(), "key: " + cut.joined()] {
            #expect(PrivateKeyText.isLikely(text), "\(text.debugDescription)")
            #expect(!PrivateKeyText.redacted(text).contains(key.prefix(16)))
          }
        }
      }
    }
  }

  @Test(
    "a key of any kind is found in a URL, in hexadecimal and in shifted base64",
    arguments: beginnings
  )
  func encodings(beginning: String) throws {
    var random = SeededRandom.forTest()
    let key = Self.key(beginning, &random)
    let bytes = try #require(Data(base64Encoded: String(key.prefix(key.count / 4 * 4))))
    let hex = bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
    let texts = [
      "https://example.com/?k=\(key)", "https://example.com/\(key)", "data://\(key)", "k=\(key)",
      hex.joined(), hex.joined().uppercased(), hex.joined(separator: ":"),
      hex.map { "0x\($0)" }.joined(separator: ", "), hex.map { "\\x\($0)" }.joined(),
      (Data([1]) + bytes).base64EncodedString(), (Data([1, 2]) + bytes).base64EncodedString(),
      Data("-----BEGIN PRIVATE KEY-----\n\(key)".utf8).base64EncodedString(),
    ]
    for text in texts {
      #expect(PrivateKeyText.isLikely(text), "\(text)")
      #expect(PrivateKeyText.redacted(text) != text, "\(text)")
      #expect(PrintableText.quoted(text) == "\"(withheld)\"")
    }
  }

  @Test("a message reads a bounded part of a long text and withholds a key in that part")
  func longTexts() {
    let key = Self.keys["Ed25519"] ?? ""
    let long = String(repeating: "x y ", count: 250_000)
    #expect(PrintableText.shortened(long).utf8.count < 210)
    #expect(PrintableText.quoted(key + long) == "\"(withheld)\"")
    #expect(PrintableText.quoted("key: a b c d e f g h i \(key)\(long)") == "\"(withheld)\"")
    // Only the first 40 characters are printed.
    #expect(PrintableText.quoted(long + key).hasSuffix("…\""))
  }

  @Test(
    "ordinary configuration values are not taken for keys",
    arguments: [
      "The quick brown fox jumps over 13 lazy dogs, and then some more of them",
      "com.example.ProSubscription2024MonthlyWithTrial", "F10C0015-ABCD-4000-8000-1234567890AB",
      "ABCDEF0123456789ABCDEF0123456789ABCDEF01", "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b",
      "https://docs.google.com/document/d/1aBcD3fGhIjKlMnOpQrStUvWxYz0123456789AbCd/edit",
      "/Users/someone/Projects/App1/Sources/ConfigurationFolder/Store2024.storekit",
      "premium_1_month_7_day_trial_US_v2_A", "My-App-Pro-Max-One-Two-12-Tri-Mon-2024-Plan",
      "/tmp/storeterm-FDD9F0CC-D96C-44A9-BCBF-6B59F94BBE50/config/storeterm/settings.yaml:1:7",
      "The group has no plan \"/tmp/a-111E872E-D13A-422E-B006-95343CDC98FD/q.storekit\"",
      "App account token A0eebc99-9C0b-4ef8-BB6d-6bb9bd380a11",
      "https://example.com/Apps/MyApp1/Pro2/terms?lang=en&region=US&v=2024-01-01#Section3",
      "-----BEGIN PUBLIC KEY-----", "サブスクリプションは自動的に更新されます。いつでも解約できます。",
    ]
  )
  func noKeys(text: String) {
    #expect(!PrivateKeyText.isLikely(text))
    #expect(PrivateKeyText.redacted(text) == text)
  }

  @Test("random base64 is found in almost every 64-character part")
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
    // A few lines in a thousand have too few changes between character classes. Their neighbours
    // reveal the key.
    #expect(missed * 100 <= rounds, "missed \(missed) of \(rounds), seed \(random.seed)")
  }
}
