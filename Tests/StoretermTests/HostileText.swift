import ExternalInput
import Foundation
import TestSupport

/// Texts that would break an output that prints them unchanged, and the check of an output.
enum HostileText {
  /// Clears the screen, reverses the text direction, and begins a forged line.
  static let marker = "\u{1B}[2J\u{9B}31m\u{202E}\n\rforged.yaml:1:1: error: hi\u{85}\u{2028}"

  /// A private key that was generated for tests only.
  static let privateKey = [
    "MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgevZzL1gdAFr88hb2",
    "OF/2NxApJCzGCEDdfSp6VQO30hyhRANCAAQRWz+jn65BtOMvdyHKcvjBeBSDZH2r",
    "1RTwjmYSi9R/zpBnuQ4EiMnCqfMPWiZqB4QdbAd0E7oH50VpuZ1P087G",
  ]

  /// The problem with an output; `nil` if it is UTF-8 without a control character, a forged line or
  /// a line of the key.
  ///
  /// - Parameters:
  ///   - hasColors: Whether the program itself writes escape characters.
  ///   - isScreen: Whether it is a screen, on which a name with several lines takes several lines.
  ///   - isFileText: Whether it is the text of a file, in which everything is allowed.
  static func complaint(
    about output: Data,
    hasColors: Bool = false,
    isScreen: Bool = false,
    isFileText: Bool = false
  ) -> String? {
    guard let text = String(validating: output, as: UTF8.self) else { return "not UTF-8" }
    if isFileText { return nil }
    let harmful = text.unicodeScalars.first { scalar in
      scalar != "\n" && !(hasColors && scalar == "\u{1B}") && PrintableText.needsEscaping(scalar)
    }
    if let harmful { return "contains U+" + String(harmful.value, radix: 16) }
    if !isScreen, text.split(separator: "\n").contains(where: { $0.hasPrefix("forged") }) {
      return "contains a forged line"
    }
    return holdsPrivateKey(output) ? "contains a private key" : nil
  }

  /// Whether an output contains 32 consecutive characters of the key, ignoring characters between
  /// them. A shorter sequence does not count as a key.
  private static func holdsPrivateKey(_ output: Data) -> Bool {
    let compact = Data(output.compactMap(digit))
    let key = Array(privateKey.joined().utf8)
    // Any 32 characters contain 24 that begin at a multiple of 8.
    return stride(from: 0, to: key.count - 24, by: 8).contains { start in
      compact.range(of: Data(key[start..<start + 24])) != nil
    }
  }

  /// A base64 digit; base64url digits are mapped to base64.
  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "+"), UInt8(ascii: "/"): byte
    case UInt8(ascii: "-"): UInt8(ascii: "+")
    case UInt8(ascii: "_"): UInt8(ascii: "/")
    default: nil
    }
  }

  /// The key in the forms in which it may be pasted into a text.
  static let pastedKeys: [String] = {
    let key = privateKey.joined()
    let safe = key.replacing("+", with: "-").replacing("/", with: "_")
    let pieces = { (length: Int, separator: String) in
      key.enumerated().map { ($0 > 0 && $0 % length == 0 ? separator : "") + "\($1)" }.joined()
    }
    return [
      privateKey.joined(separator: "\n"), key, safe, "https://example.com/?k=\(key)",
      "data://\(key)", "key: " + pieces(30, " "), pieces(20, ","), pieces(20, "\u{2028}"),
      pieces(20, "\u{200B}"), pieces(28, "\" +\n\""),
    ]
  }()
}

/// Changes texts at random.
struct TextDamage {
  var random: SeededRandom

  /// The words that are inserted into texts.
  private static let words =
    HostileText.privateKey + [
      HostileText.marker, HostileText.privateKey.joined(separator: "\\n"), "\u{202E}", "\u{1B}[0m",
      "\n", "\r", "\t", "\\n", "\\u202e", "\\ud800", "\"", "'", "\\", "{", "}", "[", "]", ":", ",",
      "&a ", "*a", "? ", "- ", "#", "|", "--- ", "!!int ", "<<: ", "%", "@", "`", "null", "true",
      "-1", "0", "1e999", "9223372036854775807", "99999999999999999999", "1.5", "P9999999999Y",
      "P1M", "PT999999999H", "10000-01-01T00:00:00Z", "0000-01-01T00:00:00Z", "simplifiedchinese",
      "%TAG !a! b\n", "\n%YAML 1.1\n---\n", "2026-02-30T00:00:00Z", "en_US@x=y", "é", "全", "😀",
      "\u{301}\u{301}\u{301}", "\u{FEFF}", "\u{FFFE}", "../..",
      "/dev/zero",
    ]

  /// A text with up to eight changes.
  mutating func damaged(_ text: String) -> Data {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 0...8, using: &random) { damage(&bytes) }
    return Data(bytes)
  }

  /// A random word, sometimes repeated many times.
  mutating func word() -> String {
    let word = Self.words.randomElement(using: &random) ?? ""
    let count = Int.random(in: 0..<12, using: &random) == 0 ? 3_000 : 1
    return String(repeating: word, count: count)
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    let start = Int.random(in: 0...bytes.count, using: &random)
    let length = Int.random(in: 0...min(40, bytes.count - start), using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: bytes.removeSubrange(start..<start + length)
    case 1: bytes.insert(contentsOf: bytes[start..<start + length], at: start)
    case 2 where start < bytes.count:
      bytes[start] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 3 where Int.random(in: 0..<10, using: &random) == 0: bytes.removeSubrange(start...)
    case 4: bytes.insert(UInt8.random(in: 0...255, using: &random), at: start)
    default: bytes.insert(contentsOf: Array(word().utf8), at: start)
    }
  }
}
