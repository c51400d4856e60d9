/// How the names of SF Symbols become glyphs: one of one or two columns in Unicode, and
/// one in ASCII.
///
/// Names that are not listed lose their last parts until they are: `person.crop.circle`
/// shows `person`, `tray.fill` shows `tray`. Digits and letters stand for themselves.
package enum SymbolTable {
  /// What stands for a symbol.
  package struct Glyph: Hashable, Sendable {
    /// One or two columns of Unicode.
    package let unicode: String
    /// One or two columns of ASCII.
    package let ascii: String
  }

  /// What stands for a name that means nothing here.
  package static let unknown = Glyph(unicode: "□", ascii: "#")

  /// The glyph of a name, or `nil` when the table knows nothing like it.
  package static func glyph(named name: String) -> Glyph? {
    if let glyph = table[name] { return glyph }
    var parts = name.split(separator: ".")
    if let first = parts.first, let glyph = character(first, isCircled: parts.contains("circle")) {
      return glyph
    }
    let isSlashed = parts.contains("slash")
    while parts.count > 1 {
      parts.removeLast()
      guard let glyph = table[parts.joined(separator: ".")] else { continue }
      return isSlashed && !parts.contains("slash") ? slashed(glyph) : glyph
    }
    return nil
  }

  /// Whether a symbol points along the lines, so that it is turned round where these run
  /// from right to left: names with `forward` and `backward`, not those with `right`.
  static func followsReading(_ name: String) -> Bool {
    name.split(separator: ".").contains { $0 == "forward" || $0 == "backward" }
  }

  /// All names that are listed.
  package static var names: [String] { table.keys.sorted() }

  /// `3.circle` is a digit in a circle, `a.square` a letter.
  private static func character(_ part: Substring, isCircled: Bool) -> Glyph? {
    if let number = Int(part), (0...50).contains(number) {
      let circled = UInt32(0x2460 + number - 1)
      if isCircled, (1...20).contains(number), let scalar = Unicode.Scalar(circled) {
        return Glyph(unicode: String(scalar), ascii: String(part))
      }
      return Glyph(unicode: String(part), ascii: String(part))
    }
    guard part.count == 1, part.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
    return Glyph(unicode: part.uppercased(), ascii: part.uppercased())
  }

  private static func slashed(_ glyph: Glyph) -> Glyph {
    Glyph(unicode: glyph.unicode + "\u{338}", ascii: "/" + glyph.ascii)
  }

  private static let table: [String: Glyph] = {
    var table: [String: Glyph] = [:]
    let lists = [marks, arrows, people, things, devices, media, nature, shapes]
    for line in lists.joined(separator: "\n").split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count >= 3 else { continue }
      let glyph = Glyph(unicode: String(words[0]), ascii: String(words[1]))
      for name in words.dropFirst(2) { table[String(name)] = glyph }
    }
    return table
  }()
}
