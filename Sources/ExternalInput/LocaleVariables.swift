import Foundation

/// The variables of the environment that name locales.
///
/// ICU reads `LC_ALL`, `LC_MESSAGES` and `LANG` by itself for the default locale, so a check
/// where this program reads them would come too late.
package enum LocaleVariables {
  /// The variables that hold one name.
  package static let names = [
    "LC_ALL", "LC_COLLATE", "LC_CTYPE", "LC_MESSAGES", "LC_MONETARY", "LC_NUMERIC", "LC_TIME",
    "LANG",
  ]

  /// Replaces the values of this process's environment that are no names of locales: by `C`, or
  /// `C.UTF-8` where they name UTF-8, as the C library falls back to `C`.
  ///
  /// Call it first thing in `main`: changing the environment is safe only before there is a
  /// second thread.
  package static func makeSafe() {
    for name in names {
      guard let value = getenv(name) else { continue }
      let safe = safe(String(decoding: Self.bytes(value), as: UTF8.self))
      if let safe { setenv(name, safe, 1) }
    }
    guard let list = getenv("LANGUAGE") else { return }
    let languages = String(decoding: bytes(list), as: UTF8.self).split(separator: ":")
    if !languages.allSatisfy({ safe(String($0)) == nil }) { unsetenv("LANGUAGE") }
  }

  /// What takes the place of a value; `nil` where the value is the name of a locale, or empty.
  package static func safe(_ value: String) -> String? {
    if value.isEmpty { return nil }
    let parts = value.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let isNamed = ["C", "POSIX"].contains(name[0]) || LocaleName.isWellFormed(String(name[0]))
    let (codeset, variant) = (name.dropFirst(), parts.dropFirst())
    if isNamed, codeset.allSatisfy(isWord), variant.allSatisfy(isWord) { return nil }
    return ["utf-8", "utf8"].contains(codeset.first?.lowercased()) ? "C.UTF-8" : "C"
  }

  /// Whether it is the name of a character set or of a variant: at most 16 characters.
  private static func isWord(_ text: Substring) -> Bool {
    (1...16).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        (0x30...0x3A).contains(byte) || (0x41...0x5A).contains(byte)
          || (0x61...0x7A).contains(byte) || byte == 0x2D || byte == 0x5F
      }
  }

  private static func bytes(_ value: UnsafePointer<CChar>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: value, count: strlen(value))
  }
}
