/// Recognizes private keys that were pasted into a text, so that no output shows one.
///
/// Three signs are enough: a PEM header; the first bytes of a key in base64, base64url or hex,
/// whatever separates the characters (``PrivateKeyPrefix``); or 32 and more characters of base64
/// that change between capitals, small letters and digits as random bytes do. The last one finds
/// the lines of a PEM body wherever they are cut.
package enum PrivateKeyText {
  /// What is shown in place of a key.
  package static let replacement = "(withheld)"

  /// Whether a text holds what looks like a private key.
  package static func isLikely(_ text: String) -> Bool {
    guard text.utf8.count >= shortest else { return false }
    let bytes = Array(text.utf8)
    let words = UUIDText.masked(in: bytes)
    return PrivateKeyPrefix.isFound(in: bytes) || isWhollyKey(words) || !keys(in: words).isEmpty
  }

  /// Whether a private key or its PEM header begins in a text: the signs that no other text has.
  package static func begins(in text: String) -> Bool {
    guard text.utf8.count >= shortest else { return false }
    let bytes = Array(text.utf8)
    return PrivateKeyPrefix.isFound(in: bytes)
      || bytes.indices.contains { endOfPEM(bytes, at: $0) != nil }
  }

  /// A path for machines to read: as it is, since a path may look random; one in which a private
  /// key begins, or the header of one, is ``replacement``.
  package static func path(_ path: String) -> String { begins(in: path) ? replacement : path }

  /// A text with ``replacement`` in place of what looks like a private key, or of the whole text
  /// where the key has no clear bounds.
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

  /// The fewest characters of base64 that count: half a line of a PEM body. Identifiers of
  /// StoreKit and UUIDs without hyphens have fewer, or no capitals beside small letters.
  static let shortest = 32

  // MARK: Where keys are

  /// The ranges of keys whose characters are not separated, in order.
  private static func keys(in bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var index = 0
    // The parts of a web page's address may be random.
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
      let end = DigitEncoding.base64.endOfRun(in: bytes, from: index)
      if end - index >= shortest, isKey(bytes[index..<end], isInAddress: isInAddress) {
        ranges.append(index..<end)
      }
      index = max(end, index + 1)
    }
    return ranges
  }

  private static func isBeforeHost(_ bytes: [UInt8], at index: Int) -> Bool {
    bytes[index...].starts(with: "://".utf8)
  }

  private static func isKey(_ run: ArraySlice<UInt8>, isInAddress: Bool) -> Bool {
    PrivateKeyPrefix.isFound(in: Array(run)) || (!isInAddress && looksRandom(run))
  }

  /// Whether a text is mostly base64, cut into pieces by anything but a web page's address.
  /// Pieces have eight characters or more, words and numbers have fewer.
  private static func isWhollyKey(_ bytes: [UInt8]) -> Bool {
    var compact: [UInt8] = []
    var (pieces, index) = (0, 0)
    while index < bytes.count {
      let end = DigitEncoding.base64.endOfRun(in: bytes, from: index)
      // UUIDs and names in kebab case are words.
      if end > index, kinds(of: bytes[index..<end]) != nil {
        compact += bytes[index..<end]
        pieces += 1
      }
      guard end < bytes.count else { break }
      if bytes[end] == UInt8(ascii: ":"), isBeforeHost(bytes, at: end) { return false }
      // An end of line that is written as `\n`.
      index = end + (bytes[end] == UInt8(ascii: "\\") ? 2 : 1)
    }
    let isMostly = compact.count * 4 >= bytes.count * 3
    return isMostly && compact.count >= (pieces - 1) * 8 && looksRandom(compact[...])
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

  // MARK: What is random

  /// Whether capitals, small letters and digits follow each other as in random bytes: of
  /// neighbours, 45 in 100 are of two kinds. In random base64 it is 64, in camel case about 30.
  /// Of a long text each part of 48 bytes is looked at, for other letters may be around a key.
  private static func looksRandom(_ text: ArraySlice<UInt8>) -> Bool {
    guard let kinds = kinds(of: text), kinds.count >= shortest else { return false }
    let length = min(kinds.count, 48)
    return kinds.withUnsafeBufferPointer { kinds in
      // How many characters of each kind, and how many changes between two, a part has.
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

  /// The kinds of a run's characters: capital, small letter, digit or other. Hyphens of base64url
  /// are left out; `nil` where they are so many that words are between them, for random bytes
  /// have one in 32 characters.
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
