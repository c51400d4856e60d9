/// Recognizes private keys that were pasted into a text, so that no output shows one.
///
/// Three signs are enough: a PEM header; base64 of a DER sequence that begins with a version
/// number, as PKCS #1, PKCS #8 and SEC 1 have it; or 32 and more characters of base64 that change
/// between capitals, small letters and digits as random bytes do. The last one finds the lines of
/// a PEM body wherever they are cut.
package enum PrivateKeyText {
  /// What is shown in place of a key.
  package static let replacement = "(withheld)"

  /// Whether a text holds what looks like a private key.
  package static func isLikely(_ text: String) -> Bool {
    guard text.utf8.count >= shortest else { return false }
    let bytes = Array(text.utf8)
    return isWhollyKey(bytes) || !keys(in: bytes).isEmpty
  }

  /// A text with ``replacement`` in place of what looks like a private key.
  package static func redacted(_ text: String) -> String {
    guard text.utf8.count >= shortest else { return text }
    let bytes = Array(text.utf8)
    if isWhollyKey(bytes) { return replacement }
    var result: [UInt8] = []
    var end = 0
    for range in keys(in: bytes) {
      result += bytes[end..<range.lowerBound]
      result += Array(replacement.utf8)
      end = range.upperBound
    }
    return end == 0 ? text : String(decoding: result + bytes[end...], as: UTF8.self)
  }

  /// The fewest bytes of base64 that count: half a line of a PEM body. Identifiers of StoreKit
  /// and UUIDs without hyphens have fewer, or no capitals beside small letters.
  private static let shortest = 32

  // MARK: Where keys are

  /// The ranges of keys, in order.
  private static func keys(in bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var index = 0
    // The parts of a web page's address may be random.
    var isInAddress = false
    while index < bytes.count {
      if let end = endOfPEM(bytes, at: index) {
        ranges.append(index..<end)
        index = end
        continue
      }
      if bytes[index] <= 0x20 { isInAddress = false }
      if bytes[index...].starts(with: Self.beforeHost) { isInAddress = true }
      let end = bytes[index...].firstIndex { !isBase64($0) } ?? bytes.count
      if isKey(bytes[index..<end], isInAddress: isInAddress) { ranges.append(index..<end) }
      index = max(end, index + 1)
    }
    return ranges
  }

  private static let beforeHost = Array("://".utf8)

  /// Whether a text is one key whose lines are cut by blanks, or by line ends that are written
  /// as `\n`.
  private static func isWhollyKey(_ bytes: [UInt8]) -> Bool {
    var compact: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let isWrittenEnd =
        byte == UInt8(ascii: "\\") && index + 1 < bytes.count
        && [UInt8(ascii: "n"), UInt8(ascii: "r")].contains(bytes[index + 1])
      if isWrittenEnd {
        index += 2
        continue
      }
      index += 1
      if [0x20, 0x09, 0x0A, 0x0D].contains(byte) { continue }
      guard isBase64(byte) else { return false }
      compact.append(byte)
    }
    return isKey(compact[...], isInAddress: false)
  }

  private static let header = Array("-----BEGIN ".utf8)
  private static let footer = Array("-----END ".utf8)
  private static let dashes = Array("-----".utf8)

  /// Where a private key ends that begins here with its PEM header; the end of the text where
  /// its footer is missing.
  private static func endOfPEM(_ bytes: [UInt8], at start: Int) -> Int? {
    guard bytes[start] == header[0], bytes[start...].starts(with: header) else { return nil }
    let label = bytes[(start + header.count)...].prefix { (0x20..<0x7F).contains($0) && $0 != 0x2D }
    guard String(decoding: label, as: UTF8.self).contains("PRIVATE KEY") else { return nil }
    guard let end = place(of: footer, in: bytes, from: label.endIndex),
      let last = place(of: dashes, in: bytes, from: end + footer.count)
    else { return bytes.count }
    return last + dashes.count
  }

  private static func place(of word: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard start <= bytes.count - word.count else { return nil }
    return (start...bytes.count - word.count).first { index in
      bytes[index] == word[0] && bytes[index...].starts(with: word)
    }
  }

  // MARK: What a key is

  private static func isKey(_ text: ArraySlice<UInt8>, isInAddress: Bool) -> Bool {
    guard text.count >= shortest else { return false }
    return holdsPrivateKey(text) || (!isInAddress && looksRandom(text))
  }

  /// Whether a private key begins anywhere in base64, for letters may be in front of it.
  private static func holdsPrivateKey(_ text: ArraySlice<UInt8>) -> Bool {
    text.indices.dropLast(shortest - 1).contains { index in
      text[index] == UInt8(ascii: "M") && beginsAsPrivateKey(text[index...])
    }
  }

  /// Whether base64 begins with a DER sequence whose first element is the version 0 or 1.
  private static func beginsAsPrivateKey(_ text: ArraySlice<UInt8>) -> Bool {
    let bytes = decoded(text.prefix(12))
    guard bytes.count == 9, bytes[0] == 0x30 else { return false }
    let lengthBytes = bytes[1] < 0x80 ? 1 : Int(bytes[1] & 0x7F) + 1
    guard lengthBytes <= 4 else { return false }
    let version = bytes[(1 + lengthBytes)...]
    return version.starts(with: [0x02, 0x01, 0x00]) || version.starts(with: [0x02, 0x01, 0x01])
  }

  private static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var bits = 0
    var value: UInt32 = 0
    var bytes: [UInt8] = []
    for character in text {
      guard let digit = digit(character) else { return bytes }
      value = value << 6 | digit
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: value >> UInt32(bits)))
      }
    }
    return bytes
  }

  /// Whether capitals, small letters and digits follow each other as in random bytes: of
  /// neighbours, 45 in 100 are of two kinds. In random base64 it is 64, in camel case about 30.
  /// Of a long text each part of 48 bytes is looked at, for other letters may be around a key.
  private static func looksRandom(_ text: ArraySlice<UInt8>) -> Bool {
    let kinds = text.filter { $0 != UInt8(ascii: "=") }.map(kind)
    guard kinds.count >= shortest else { return false }
    let length = min(kinds.count, 48)
    var (changes, counts) = (0, [0, 0, 0, 0])
    for (index, kind) in kinds.enumerated() {
      counts[kind] += 1
      if index > 0, kinds[index - 1] != kind { changes += 1 }
      if index >= length {
        let first = index - length
        counts[kinds[first]] -= 1
        if kinds[first] != kinds[first + 1] { changes -= 1 }
      }
      let isWhole = index >= length - 1
      let isMixed = counts[0] > 0 && counts[1] > 0 && counts[2] > 0
      if isWhole, isMixed, changes * 100 >= (length - 1) * 45 { return true }
    }
    return false
  }

  private static func isBase64(_ byte: UInt8) -> Bool {
    digit(byte) != nil || byte == UInt8(ascii: "=")
  }

  private static func kind(_ byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): 0
    case UInt8(ascii: "a")...UInt8(ascii: "z"): 1
    case UInt8(ascii: "0")...UInt8(ascii: "9"): 2
    default: 3
    }
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
