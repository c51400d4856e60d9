import Foundation

/// The environment variables that name locales.
///
/// ICU reads `LC_ALL`, `LC_MESSAGES` and `LANG` for the default locale. Checking them only where
/// this program reads them would be too late.
package enum LocaleVariables {
  /// The variables that contain one name. `LANGUAGE` contains a list of names.
  package static let names = [
    "LC_ALL", "LC_COLLATE", "LC_CTYPE", "LC_MESSAGES", "LC_MONETARY", "LC_NUMERIC", "LC_TIME",
    "LANG",
  ]

  /// Replaces malformed locale names in the environment of this process: by `C.UTF-8` if they name
  /// UTF-8, otherwise by `C`. Removes `LANGUAGE` if one of its names is malformed.
  ///
  /// Call this function at the start of `main`, because changing the environment is unsafe when
  /// there is a second thread.
  package static func replaceMalformedNames() {
    for name in names {
      guard let value = getenv(name) else { continue }
      let safe = safe(String(decoding: Self.bytes(value), as: UTF8.self))
      if let safe { setenv(name, safe, 1) }
    }
    guard let list = getenv("LANGUAGE") else { return }
    let languages = String(decoding: bytes(list), as: UTF8.self).split(separator: ":")
    if !languages.allSatisfy({ safe(String($0)) == nil }) { unsetenv("LANGUAGE") }
  }

  /// Returns the replacement for a value; `nil` if the value is well-formed or empty.
  package static func safe(_ value: String) -> String? {
    if value.isEmpty { return nil }
    let parts = value.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let isNamed = ["C", "POSIX"].contains(name[0]) || LocaleName.isWellFormed(String(name[0]))
    let (codeset, variant) = (name.dropFirst(), parts.dropFirst())
    if isNamed, codeset.allSatisfy(isWord), variant.allSatisfy(isWord) { return nil }
    return ["utf-8", "utf8"].contains(codeset.first?.lowercased()) ? "C.UTF-8" : "C"
  }

  /// Whether a text can be the name of a character set or of a variant: 1 to 16 letters, digits,
  /// colons, hyphens and underscores.
  private static func isWord(_ text: Substring) -> Bool {
    (1...16).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        (0x30...0x3A).contains(byte) || (0x41...0x5A).contains(byte)
          || (0x61...0x7A).contains(byte) || byte == 0x2D || byte == 0x5F
      }
  }

  /// The bytes of a C string. If the value is not UTF-8, decoding replaces the invalid bytes.
  private static func bytes(_ value: UnsafePointer<CChar>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: value, count: strlen(value))
  }
}
