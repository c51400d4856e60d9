/// A C format string with the values of its conversions.
struct FormatText {
  let format: String
  let values: [Any]

  /// The formatted text. A conversion without a value is replaced by `%`.
  var text: String {
    var result = ""
    var rest = values[...]
    var characters = format[...]
    while let character = characters.popFirst() {
      guard character == "%" else {
        result.append(character)
        continue
      }
      guard let privacy = Self.place(&characters) else {
        result.append("%")
        continue
      }
      guard let value = rest.popFirst() else {
        result.append("%")
        continue
      }
      result += privacy.shown(String(describing: value))
    }
    return result
  }

  /// Consumes the conversion after a `%` and returns its privacy; `nil` for `%%` and for an
  /// incomplete conversion.
  private static func place(_ characters: inout Substring) -> OSLogPrivacy? {
    if characters.first == "%" {
      characters.removeFirst()
      return nil
    }
    var privacy = OSLogPrivacy.auto
    if characters.first == "{", let end = characters.firstIndex(of: "}") {
      let words = characters[characters.index(after: characters.startIndex)..<end]
      if words.contains("private") || words.contains("sensitive") { privacy = .private }
      characters = characters[characters.index(after: end)...]
    }
    guard let conversion = characters.firstIndex(where: { "@diuxXofFeEgGscCp".contains($0) })
    else { return nil }
    characters = characters[characters.index(after: conversion)...]
    return privacy
  }
}
