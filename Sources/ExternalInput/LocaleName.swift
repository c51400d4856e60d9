import Foundation

/// Checks names of locales before ICU parses them.
///
/// ICU copies the parts of a name into buffers of fixed size. A language of 12 letters in `LC_ALL`
/// ends the process with a segmentation fault. Therefore a name must have this form of BCP 47: a
/// language of 2 to 8 letters, then parts of 1 to 8 letters and digits, separated by `-` or `_`.
/// ICU's keywords (`@currency=EUR`) may follow.
package enum LocaleName {
  /// The maximum length of a name in bytes. ICU's buffer for a whole name has 156 bytes.
  private static let limit = 100

  /// Returns whether ICU can parse a name safely. The name must have the form described above and
  /// at most 100 bytes.
  package static func isWellFormed(_ name: String) -> Bool {
    guard name.utf8.count <= limit else { return false }
    let halves = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let parts = halves[0].split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard (2...8).contains(parts[0].utf8.count), parts[0].utf8.allSatisfy(isLetter) else {
      return false
    }
    return parts.dropFirst().allSatisfy(isPart) && halves.dropFirst().allSatisfy(areKeywords)
  }

  /// Returns the locale of a name; `nil` if the name is malformed.
  package static func locale(_ name: String) -> Locale? {
    isWellFormed(name) ? Locale(identifier: name) : nil
  }

  /// Returns the locale of a name; `nil` if the name is malformed or ISO 639 does not list its
  /// language.
  package static func knownLocale(_ name: String) -> Locale? {
    guard let locale = locale(name), locale.language.languageCode?.isISOLanguage == true else {
      return nil
    }
    return locale
  }

  /// Whether a text is a part after the language: 1 to 8 letters and digits.
  private static func isPart(_ part: Substring) -> Bool {
    (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { isLetter($0) || isDigit($0) }
  }

  /// Whether a text is a list of `key=value` pairs separated by semicolons. Keys and values are
  /// parts of 1 to 16 letters and digits, separated by `-` or `_`.
  private static func areKeywords(_ text: Substring) -> Bool {
    text.split(separator: ";", omittingEmptySubsequences: false).allSatisfy { keyword in
      let sides = keyword.split(separator: "=", omittingEmptySubsequences: false)
      return sides.count == 2
        && sides.allSatisfy { side in
          side.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
            .allSatisfy { (1...16).contains($0.utf8.count) && $0.utf8.allSatisfy(isPlain) }
        }
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
