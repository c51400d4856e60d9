import TerminalUI

/// Adjacent cells that are written as one piece of text.
struct TextRun {
  /// The method that keeps the characters of a run in their columns.
  enum Kind: Hashable {
    /// Characters that every monospaced font has, one column wide.
    case plain
    /// Characters of one width, two columns each.
    case wide
    /// Lines and blocks, which are drawn as shapes instead of text.
    case drawn
    /// One cell whose character may come from another font.
    case alone
    /// A label with right-to-left letters. The viewer orders the letters within its columns, in the
    /// given direction.
    case turned(LayoutDirection)
  }

  let kind: Kind
  var cells: [ShownCell]

  var x: Int { cells.first?.x ?? 0 }
  var columns: Int { (cells.last.map { $0.x + $0.columns } ?? 0) - x }
  var text: String { cells.map(\.text).joined() }
}

extension [ShownCell] {
  /// Returns the runs of a row. Cells of different styles are in different runs.
  func runs<RunStyle: Equatable>(runStyles: [RunStyle]) -> [TextRun] {
    let turned = rightToLeftLabels(runStyles)
    var runs: [TextRun] = []
    var index = 0
    while index < count {
      if let label = turned[index] {
        runs.append(TextRun(kind: .turned(label.direction), cells: Array(self[label.range])))
        index = label.range.upperBound
        continue
      }
      let cell = self[index]
      if index > 0, runStyles[index - 1] == runStyles[index],
        runs.last?.continues(with: cell) == true
      {
        runs[runs.count - 1].cells.append(cell)
      } else {
        runs.append(TextRun(kind: cell.runKind, cells: [cell]))
      }
      index += 1
    }
    return runs
  }

  /// Returns the styles of the cells. A blank gets the style of the previous cell if `blankJoins`
  /// returns `true`.
  func runStyles<RunStyle>(
    _ runStyle: (ShownCell) -> RunStyle,
    blankJoins: (_ blank: RunStyle, _ before: RunStyle) -> Bool
  ) -> [RunStyle] {
    var runStyles: [RunStyle] = []
    runStyles.reserveCapacity(count)
    for cell in self {
      let own = runStyle(cell)
      if cell.isBlank, let before = runStyles.last, blankJoins(own, before) {
        runStyles.append(before)
      } else {
        runStyles.append(own)
      }
    }
    return runStyles
  }
}

extension TextRun {
  fileprivate func continues(with cell: ShownCell) -> Bool {
    switch kind {
    case .plain, .drawn: cell.isBlank || cell.runKind == kind
    case .wide: cell.runKind == kind
    case .alone, .turned: false
    }
  }
}

extension ShownCell {
  /// Whether the cell is a line or a block.
  var isDrawn: Bool {
    let scalars = text.unicodeScalars
    return scalars.count == 1 && scalars.allSatisfy { (0x2500..<0x25A0).contains($0.value) }
  }

  fileprivate var runKind: TextRun.Kind {
    let scalars = text.unicodeScalars
    guard scalars.count == 1, let value = scalars.first?.value else { return .alone }
    if columns == 2 { return Self.isUniform(value) ? .wide : .alone }
    if Self.isCommon(value) { return .plain }
    return isDrawn ? .drawn : .alone
  }

  /// Returns whether a character is a Latin, Greek or Cyrillic letter or common punctuation, which
  /// all monospaced fonts have.
  private static func isCommon(_ value: UInt32) -> Bool {
    switch value {
    case ..<0x180, 0x370...0x52F, 0x2010...0x2027, 0x20AC: true
    default: false
    }
  }

  /// Returns whether a character is Kana, Han or Hangul, which fonts have in one width.
  private static func isUniform(_ value: UInt32) -> Bool {
    switch value {
    case 0x3001...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF60: true
    default: false
    }
  }
}
