/// What a terminal that can show only ASCII gets instead of other characters.
///
/// The program's own symbols have forms of our choice, letters lose their accents
/// and currencies become their codes. What has no form becomes one `?` a column, so
/// that columns stay aligned. Used before layout, since widths change.
package enum ASCIIFallback {
  /// The text in ASCII, styles and line ends kept.
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

  /// German spells `ä` as `ae`; every other mark is dropped.
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

  /// Lines along become `-` or, where doubled, `=`; lines down `|`; what turns or
  /// crosses `+`.
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
