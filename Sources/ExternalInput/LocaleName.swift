import Foundation

/// The one check that the name of a locale passes before ICU sees it.
///
/// ICU copies the parts of a name into buffers of fixed size: a language of 12 letters in
/// `LC_ALL` ends the process with a segmentation fault. So a name has the form of BCP 47 or it is
/// none: a language of 2 to 8 letters, then parts of 1 to 8 letters and digits, separated by `-`
/// or `_`, and perhaps ICU's keywords (`@currency=EUR`).
package enum LocaleName {
  /// The most bytes of a name. ICU's buffer for a whole name holds 156.
  private static let limit = 100

  /// Whether ICU can parse a name: parts of letters and digits, and none longer than ICU allows.
  package static func isWellFormed(_ name: String) -> Bool {
    guard name.utf8.count <= limit else { return false }
    let halves = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let parts = halves[0].split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard (2...8).contains(parts[0].utf8.count), parts[0].utf8.allSatisfy(isLetter) else {
      return false
    }
    return parts.dropFirst().allSatisfy(isPart) && halves.dropFirst().allSatisfy(areKeywords)
  }

  /// The locale of a name; `nil` where it is not the form of one.
  package static func locale(_ name: String) -> Locale? {
    isWellFormed(name) ? Locale(identifier: name) : nil
  }

  /// The locale of a name whose language ISO 639 has; `nil` where it is another or none.
  package static func knownLocale(_ name: String) -> Locale? {
    guard let locale = locale(name), locale.language.languageCode?.isISOLanguage == true else {
      return nil
    }
    return locale
  }

  private static func isPart(_ part: Substring) -> Bool {
    (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { isLetter($0) || isDigit($0) }
  }

  /// `key=value`, with semicolons between several.
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
