/// Recognizes private keys in a text, so that no output shows a pasted key.
///
/// Each of these signs is enough:
///
/// - A PEM header.
/// - The first bytes of a key in base64, base64url or hexadecimal (``PrivateKeyPrefix``).
/// - At least 32 characters of base64 in which uppercase letters, lowercase letters and digits
///   alternate as in random bytes. This finds parts of a PEM body.
package enum PrivateKeyText {
  /// The text shown instead of a key.
  package static let replacement = "(withheld)"

  /// Returns whether a text seems to contain a private key.
  package static func isLikely(_ text: String) -> Bool {
    guard text.utf8.count >= shortest else { return false }
    let bytes = Array(text.utf8)
    let words = UUIDText.masked(in: bytes)
    return PrivateKeyPrefix.isFound(in: bytes) || isWhollyKey(words) || !keys(in: words).isEmpty
  }

  /// Returns whether a private key or its PEM header begins in a text. Unlike ``isLikely(_:)``,
  /// ignores random characters, which a path may contain.
  package static func containsKeyStart(_ text: String) -> Bool {
    guard text.utf8.count >= shortest else { return false }
    let bytes = Array(text.utf8)
    return PrivateKeyPrefix.isFound(in: bytes)
      || bytes.indices.contains { endOfPEM(bytes, at: $0) != nil }
  }

  /// Returns a path for machine-readable output: unchanged, or ``replacement`` if a private key or
  /// its PEM header begins in it.
  package static func path(_ path: String) -> String { containsKeyStart(path) ? replacement : path }

  /// Returns the text with ``replacement`` instead of each likely private key. Replaces the whole
  /// text if the bounds of a key are unclear.
  package static func redacted(_ text: String) -> String {
    guard text.utf8.count >= shortest else { return text }
    let bytes = Array(text.utf8)
    let words = UUIDText.masked(in: bytes)
    if isWhollyKey(words) { return replacement }
    var result: [UInt8] = []
    var end = 0
    for range in keys(in: words) {
      result += bytes[end..<range.lowerBound]
      result += Array(replacement.utf8)
      end = range.upperBound
    }
    result += bytes[end...]
    if PrivateKeyPrefix.isFound(in: result) || isWhollyKey(UUIDText.masked(in: result)) {
      return replacement
    }
    return end == 0 ? text : String(decoding: result, as: UTF8.self)
  }

  /// The minimum length of a key in base64 characters: half a line of a PEM body. Identifiers of
  /// StoreKit and UUIDs without hyphens are shorter, or do not mix uppercase with lowercase
  /// letters.
  static let shortest = 32

  // MARK: Where keys are

  /// Returns the ranges of keys that contain no separators, in order.
  private static func keys(in bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var index = 0
    // A URL may contain random characters. Without this flag, the URL would be withheld.
    var isInAddress = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == header[0], let end = endOfPEM(bytes, at: index) {
        ranges.append(index..<end)
        index = end
        continue
      }
      if byte <= 0x20 { isInAddress = false }
      if byte == UInt8(ascii: ":"), isBeforeHost(bytes, at: index) { isInAddress = true }
      let end = DigitEncoding.base64.endOfDigits(in: bytes, from: index)
      if end - index >= shortest, isKey(bytes[index..<end], isInAddress: isInAddress) {
        ranges.append(index..<end)
      }
      index = max(end, index + 1)
    }
    return ranges
  }

  /// Returns whether the `://` of a URL is at an index.
  private static func isBeforeHost(_ bytes: [UInt8], at index: Int) -> Bool {
    bytes[index...].starts(with: "://".utf8)
  }

  /// Whether a run of base64 characters is part of a key. In a URL, only the first bytes of a key
  /// are recognized.
  private static func isKey(_ run: ArraySlice<UInt8>, isInAddress: Bool) -> Bool {
    PrivateKeyPrefix.isFound(in: Array(run)) || (!isInAddress && looksRandom(run))
  }

  /// Whether a text consists of a key that is split into pieces. In such a text, at least three
  /// quarters are base64. The pieces have at least eight characters on average and look random
  /// together. A text with a URL is not a key.
  private static func isWhollyKey(_ bytes: [UInt8]) -> Bool {
    var compact: [UInt8] = []
    var (pieces, index) = (0, 0)
    while index < bytes.count {
      let end = DigitEncoding.base64.endOfDigits(in: bytes, from: index)
      // A run with many hyphens is a name in kebab case. It is not part of a key.
      if end > index, kinds(of: bytes[index..<end]) != nil {
        compact += bytes[index..<end]
        pieces += 1
      }
      guard end < bytes.count else { break }
      if bytes[end] == UInt8(ascii: ":"), isBeforeHost(bytes, at: end) { return false }
      // Skips the `n` of a line end written as `\n`. Otherwise the `n` would begin the next piece.
      index = end + (bytes[end] == UInt8(ascii: "\\") ? 2 : 1)
    }
    let isMostly = compact.count * 4 >= bytes.count * 3
    return isMostly && compact.count >= (pieces - 1) * 8 && looksRandom(compact[...])
  }

  private static let header = Array("-----BEGIN ".utf8)
  private static let footer = Array("-----END ".utf8)
  private static let dashes = Array("-----".utf8)

  /// Returns the end of the private key whose PEM header begins at `start`; the end of the text if
  /// the footer is missing. `nil` if no such header begins there.
  private static func endOfPEM(_ bytes: [UInt8], at start: Int) -> Int? {
    guard bytes[start] == header[0], bytes[start...].starts(with: header) else { return nil }
    let label = bytes[(start + header.count)...].prefix { (0x20..<0x7F).contains($0) && $0 != 0x2D }
    guard String(decoding: label, as: UTF8.self).contains("PRIVATE KEY") else { return nil }
    guard let end = place(of: footer, in: bytes, from: label.endIndex),
      let last = place(of: dashes, in: bytes, from: end + footer.count)
    else { return bytes.count }
    return last + dashes.count
  }

  /// Returns the first index of a word at or after `start`.
  private static func place(of word: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard start <= bytes.count - word.count else { return nil }
    return (start...bytes.count - word.count).first { index in
      bytes[index] == word[0] && bytes[index...].starts(with: word)
    }
  }

  // MARK: What is random

  /// Returns whether uppercase letters, lowercase letters and digits alternate as in random bytes.
  ///
  /// In random base64, 64 % of adjacent characters differ in kind; in camel case, about 30 %. The
  /// threshold is 45 %. A long text is searched for a part of 48 characters that reaches the
  /// threshold, because other text may surround a key.
  private static func looksRandom(_ text: ArraySlice<UInt8>) -> Bool {
    guard let kinds = kinds(of: text), kinds.count >= shortest else { return false }
    let length = min(kinds.count, 48)
    return kinds.withUnsafeBufferPointer { kinds in
      // The number of characters of each kind in the current part. `changes` counts the adjacent
      // characters that differ.
      withUnsafeTemporaryAllocation(of: Int.self, capacity: 4) { counts in
        counts.initialize(repeating: 0)
        var (changes, index) = (0, 0)
        while index < kinds.count {
          counts[Int(kinds[index])] += 1
          if index > 0, kinds[index - 1] != kinds[index] { changes += 1 }
          if index >= length {
            let first = index - length
            counts[Int(kinds[first])] -= 1
            if kinds[first] != kinds[first + 1] { changes -= 1 }
          }
          index += 1
          let isMixed = counts[0] > 0 && counts[1] > 0 && counts[2] > 0
          if index >= length, isMixed, changes * 100 >= (length - 1) * 45 { return true }
        }
        return false
      }
    }
  }

  /// Returns the kind of each character: 0 uppercase, 1 lowercase, 2 digit, 3 other. Leaves out
  /// `-`, `_` and `=`.
  ///
  /// Returns `nil` if more than 10 % of the characters are left out, because they then separate
  /// words. In random base64url, only one in 32 characters is left out.
  private static func kinds(of text: ArraySlice<UInt8>) -> [UInt8]? {
    let kinds = [UInt8](unsafeUninitializedCapacity: text.count) { kinds, count in
      text.withUnsafeBufferPointer { text in
        var index = 0
        while index < text.count {
          let byte = text[index]
          index += 1
          // -, _ and =
          if byte == 0x2D || byte == 0x5F || byte == 0x3D { continue }
          kinds[count] = kind(byte)
          count += 1
        }
      }
    }
    return (text.count - kinds.count) * 10 <= text.count ? kinds : nil
  }

  private static func kind(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 0x41...0x5A: 0
    case 0x61...0x7A: 1
    case 0x30...0x39: 2
    default: 3
    }
  }
}
