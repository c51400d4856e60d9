/// Finds the first bytes of a private key in a text, in base64, base64url or hexadecimal. Also
/// finds the start of the public key inside an elliptic curve's private key.
///
/// Separators are removed first, so a key split by blanks, commas, quotation marks or invisible
/// characters is found. Three beginnings are recognized:
///
/// - A DER sequence whose first element is the version 0 or 1 (PKCS #1, PKCS #8 and SEC 1).
/// - The name of OpenSSH's format.
/// - A PEM header that is itself encoded.
///
/// In base64, a key can begin at any of three bit positions within the digits.
enum PrivateKeyPrefix {
  /// Returns whether a private key begins anywhere in a text.
  static func isFound(in text: [UInt8]) -> Bool {
    // A separator can be `+`, `/`, `-` or `_`, which are also base64 digits. Therefore a second
    // search uses only letters and numerals, with which most keys begin.
    isFound(in: text, .base64) || isFound(in: text, .letters) || isFound(in: text, .hex)
  }

  private static func isFound(in text: [UInt8], _ encoding: DigitEncoding) -> Bool {
    let shortest = PrivateKeyText.shortest * 6 / encoding.bits
    let digits = encoding.values(of: text)
    guard digits.count >= shortest else { return false }
    return digits.withUnsafeBufferPointer { digits in
      // The window contains 60 bits, so the check starts when this number of digits precedes the
      // current digit.
      let ahead = 60 / encoding.bits - 1
      var (window, index) = (UInt64(0), 0)
      while index < digits.count {
        window = window << UInt64(encoding.bits) | UInt64(digits[index])
        if index >= ahead {
          let isLongEnough = index - ahead <= digits.count - shortest
          if isLongEnough && begins(inLast60Bits: window) || continues(inLast60Bits: window) {
            return true
          }
        }
        index += 1
      }
      return false
    }
  }

  /// Whether a key begins at bit 0, 2 or 4 of the last 60 bits: the alignments of bytes in base64.
  private static func begins(inLast60Bits window: UInt64) -> Bool {
    begins(window >> 4) || begins(window >> 2) || begins(window)
  }

  /// Whether the public key inside an elliptic curve's private key (RFC 5915) begins at bit 0, 2 or
  /// 4 of the last 60 bits. These bytes are the same in all keys, so a part of a key around them
  /// looks less random than the rest.
  private static func continues(inLast60Bits window: UInt64) -> Bool {
    continues(window >> 4) || continues(window >> 2) || continues(window)
  }

  /// Whether the lowest seven bytes of a number begin a public key: the tag of element 1, then a
  /// bit string with an uncompressed point of P-256, P-384 or P-521.
  private static func continues(_ number: UInt64) -> Bool {
    let bytes = number & 0xFF_FFFF_FFFF_FFFF
    guard bytes >> 48 == 0xA1 else { return false }
    return bytes >> 8 == 0xA144_0342_0004 || bytes >> 8 == 0xA164_0362_0004
      || bytes == 0xA1_8189_0381_8600
  }

  /// Whether the lowest seven bytes of a number are the first bytes of a key.
  private static func begins(_ number: UInt64) -> Bool {
    let bytes = number & 0xFF_FFFF_FFFF_FFFF
    switch bytes >> 48 {
    case 0x30: return versionFollows(bytes)
    case UInt64(UInt8(ascii: "o")): return bytes == 0x6F_7065_6E73_7368  // openssh
    case UInt64(UInt8(ascii: "-")): return bytes == 0x2D_2D2D_2D2D_4245  // -----BE
    default: return false
    }
  }

  /// Whether the version 0 or 1 follows the length of a DER sequence. The length has 1 to 3 bytes.
  private static func versionFollows(_ bytes: UInt64) -> Bool {
    let length = bytes >> 40 & 0xFF
    let lengthBytes = length < 0x80 ? 1 : length == 0x81 ? 2 : length == 0x82 ? 3 : nil
    guard let lengthBytes else { return false }
    return bytes >> UInt64(8 * (3 - lengthBytes)) & 0xFF_FFFE == 0x02_0100
  }
}
