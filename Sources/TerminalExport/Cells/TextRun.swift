import TerminalUI

/// Neighbouring cells that are written as one piece.
struct TextRun {
  /// What holds the cells of a run in their columns.
  enum Kind: Hashable {
    /// Characters that every font for terminals has, each as wide as a column.
    case plain
    /// Characters of one width, two columns.
    case wide
    /// Lines and blocks, which are drawn rather than written.
    case drawn
    /// One cell whose character may come from any font.
    case alone
    /// A label with letters written from the right: whoever shows it puts them in order
    /// within its columns, read from a side.
    case turned(LayoutDirection)
  }

  let kind: Kind
  var cells: [ShownCell]

  var x: Int { cells.first?.x ?? 0 }
  var columns: Int { (cells.last.map { $0.x + $0.columns } ?? 0) - x }
  var text: String { cells.map(\.text).joined() }
}

extension [ShownCell] {
  /// The runs of a row whose cells look so; cells of different looks are in different runs.
  func runs<RunStyle: Equatable>(runStyles: [RunStyle]) -> [TextRun] {
    let turned = turnedLabels(runStyles)
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

  /// What the cells look like where blanks of a certain kind look like the cell before.
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
  /// Whether it is a line or a block.
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

  /// Latin, Greek and Cyrillic letters, and the signs that go with them: fonts for terminals
  /// have them.
  private static func isCommon(_ value: UInt32) -> Bool {
    switch value {
    case ..<0x180, 0x370...0x52F, 0x2010...0x2027, 0x20AC: true
    default: false
    }
  }

  /// Kana, Han and Hangul: fonts have them all in one width.
  private static func isUniform(_ value: UInt32) -> Bool {
    switch value {
    case 0x3001...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF60: true
    default: false
    }
  }
}
