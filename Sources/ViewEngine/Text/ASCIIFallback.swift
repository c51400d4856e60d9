/// The conversion of text for terminals that show only ASCII.
///
/// Symbols of the program have chosen replacements, letters lose their accents, and currency
/// symbols become their codes. Each column of any other character becomes `?`, so that columns stay
/// aligned. The conversion comes before layout, because widths change.
package enum ASCIIFallback {
  /// Returns the text in ASCII. Styles and line breaks are preserved.
  package static func text(for text: CellText) -> CellText {
    var result = CellText()
    for (index, line) in text.lines.enumerated() {
      if index > 0 { result.breaks.append(result.units.count) }
      for position in line.units.indices {
        let unit = line.units[position]
        if unit.breaking == .glue {
          result.units.append(CellText.Unit(cell: unit.blank, breaking: .glue))
          continue
        }
        let form = form(at: position, in: line.units)
        result.units += CellText(form, style: line.units[position].style).units
      }
    }
    return result
  }

  private static func form(at index: Int, in units: [CellText.Unit]) -> String {
    let unit = units[index]
    guard let base = unit.text.unicodeScalars.first else { return "" }
    if base.isASCII { return unaccented(base, marks: unit.text.unicodeScalars.dropFirst()) }
    let before = index > 0 ? units[index - 1].text : ""
    let after = index + 1 < units.count ? units[index + 1].text : ""
    if base == "█", before == "▐" || after == "▌" { return " " }
    if base == "⇧", !after.isEmpty, after != " " { return "Shift-" }
    if base == "¥", before == "N" || before == "P" { return "Y" }
    if let code = currencies[base] {
      return after.first?.isNumber == true ? code + " " : code
    }
    return form(of: base) ?? String(repeating: "?", count: unit.columns)
  }

  /// Spells `ä`, `ö` and `ü` as `ae`, `oe` and `ue`, as in German. Drops all other marks.
  private static func unaccented(
    _ base: Unicode.Scalar,
    marks: Substring.UnicodeScalarView
  ) -> String {
    let isUmlaut = marks.contains("\u{308}") && "aouAOU".unicodeScalars.contains(base)
    return String(base) + (isUmlaut ? "e" : "")
  }

  private static func form(of scalar: Unicode.Scalar) -> String? {
    if let form = symbols[scalar] ?? letters[scalar] { return form }
    let value = scalar.value
    switch value {
    case 0x2500...0x257F: return boxDrawing(value)
    case 0xFF01...0xFF5E: return Unicode.Scalar(value - 0xFEE0).map(String.init)
    case 0x3000: return "  "
    default: return accentless(value)
    }
  }

  /// Horizontal lines become `-`, or `=` if double; vertical lines `|`; corners and crossings `+`.
  private static func boxDrawing(_ value: UInt32) -> String {
    switch value {
    case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2574, 0x2576, 0x2578,
      0x257A, 0x257C, 0x257E:
      "-"
    case 0x2550: "="
    case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2551, 0x2575, 0x2577,
      0x2579, 0x257B, 0x257D, 0x257F:
      "|"
    case 0x2571: "/"
    case 0x2572: "\\"
    default: "+"
    }
  }
}
