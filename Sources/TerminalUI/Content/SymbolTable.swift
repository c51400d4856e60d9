/// The glyphs for the names of SF Symbols: one or two cells of Unicode, and an ASCII replacement.
///
/// For an unlisted name, suffixes are removed until the name is listed: `tray.fill` shows `tray`. A
/// name that is a single letter or a number up to 50 shows that letter or number.
package enum SymbolTable {
  /// The characters that are drawn for a symbol.
  package struct Glyph: Hashable, Sendable {
    /// The Unicode glyph, one or two cells wide.
    package let unicode: String
    /// The ASCII glyph, one or two cells wide.
    package let ascii: String
  }

  /// The glyph of an unknown name.
  package static let unknown = Glyph(unicode: "□", ascii: "#")

  /// Returns the glyph of a name, or `nil` if neither the name nor a shortened form is listed.
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

  /// Returns whether a symbol follows the reading direction and is mirrored in right-to-left
  /// languages.
  ///
  /// This applies to names with `forward` or `backward`, not to names with `left` or `right`.
  static func followsReading(_ name: String) -> Bool {
    name.split(separator: ".").contains { $0 == "forward" || $0 == "backward" }
  }

  /// All listed names, sorted.
  package static var names: [String] { table.keys.sorted() }

  /// Returns the glyph of a number or a letter: `3.circle` is a circled digit, `a.square` is a
  /// letter.
  private static func character(_ part: Substring, isCircled: Bool) -> Glyph? {
    if let number = Int(part), (0...50).contains(number) {
      // U+2460 is the circled digit one.
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
    // U+0338 is a combining slash through the glyph before it.
    Glyph(unicode: glyph.unicode + "\u{338}", ascii: "/" + glyph.ascii)
  }

  /// The words of each line: the two glyphs and the names.
  private static var lines: [[Substring]] {
    let lists = [marks, arrows, people, things, shops, devices, media, nature, shapes]
    return lists.joined(separator: "\n").split(separator: "\n")
      .map { $0.split(separator: " ") }.filter { $0.count >= 3 }
  }

  /// All names in the order of the lists. A name that is listed twice occurs twice.
  static var listedNames: [String] { lines.flatMap { $0.dropFirst(2).map(String.init) } }

  private static let table: [String: Glyph] = {
    var table: [String: Glyph] = [:]
    for words in lines {
      let glyph = Glyph(unicode: String(words[0]), ascii: String(words[1]))
      for name in words.dropFirst(2) { table[String(name)] = glyph }
    }
    return table
  }()
}
