import TerminalUI

/// The lines of frames in a row of a rendered screen.
struct FrameEdge {
  /// By how many frames the number of open frames grows in the row.
  let opened: Int
  /// Whether the row is the line between two cards that share it.
  let isSeam: Bool

  /// Reads a row.
  ///
  /// - Parameters:
  ///   - cells: The cells of the row.
  ///   - isInside: Whether a frame is open above the row.
  ///   - below: The characters of the next row. In ASCII all lines of cards look alike, so the next
  ///     row decides whether a card follows.
  init(_ cells: some Sequence<Cell>, isInside: Bool, below: [String]) {
    let texts = cells.map(\.text)
    if Self.isASCIILine(texts) {
      let continues = isInside && Self.beginsWithSide(below)
      (opened, isSeam) = (continues ? 0 : isInside ? -1 : 1, continues)
      return
    }
    let isLargerSeam = texts.contains { Self.joints.contains($0) }
    isSeam = isInside && (isLargerSeam || texts.contains { Self.seams[$0] != nil })
    // The line of a card that is larger than its neighbour looks like the edge of a frame.
    opened =
      isLargerSeam
      ? 0
      : texts.reduce(0) { depth, text in
        ["╭", "┌", "┏", "╔"].contains(text)
          ? depth + 1 : ["╰", "└", "┗", "╚"].contains(text) ? depth - 1 : depth
      }
  }

  /// Returns the line between two cards as the lower edge of the upper card.
  static func closed(_ cells: some Sequence<Cell>) -> [Cell] {
    let cells = Array(cells)
    if cells.contains(where: { $0.text == "┯" }) {
      return cells.map { $0.text == "┯" ? Cell(text: "━", columns: 1, style: $0.style) : $0 }
    }
    if let first = cells.firstIndex(where: { $0.text == "┷" }),
      let last = cells.lastIndex(where: { $0.text == "┷" })
    {
      return smaller(cells, from: first, to: last)
    }
    // The heavy line of a selected card below is not an edge of the card above.
    let isOfCardBelow = cells.contains { $0.text == "┢" }
    return cells.map { cell in
      guard let text = seams[cell.text] ?? (isOfCardBelow && cell.text == "━" ? "─" : nil) else {
        return cell
      }
      var style = cell.style
      if isOfCardBelow { style.foreground = .separator }
      return Cell(text: text, columns: cell.columns, style: style)
    }
  }

  /// Returns the upper line of a large card as the lower edge of the smaller card above it, whose
  /// sides are in the given columns.
  private static func smaller(_ cells: [Cell], from first: Int, to last: Int) -> [Cell] {
    cells.enumerated().map { x, cell in
      guard "┏━┷┓".contains(cell.text) else { return cell }
      guard (first...last).contains(x) else { return .blank }
      var style = cell.style
      style.foreground = .separator
      let text = x == first ? "╰" : x == last ? "╯" : "─"
      return Cell(text: text, columns: 1, style: style)
    }
  }

  /// The characters at which the sides of a card meet the line of a larger card.
  private static let joints: Set<String> = ["┯", "┷"]

  /// The ends of the lines between two cards, and the corners that they become below the last card.
  private static let seams = ["├": "╰", "┤": "╯", "┡": "┗", "┩": "┛", "┢": "╰", "┪": "╯"]

  /// Returns whether a row begins with a line of a card in ASCII: `+---` or `#===`.
  private static func isASCIILine(_ texts: [String]) -> Bool {
    guard let first = texts.firstIndex(where: { $0 != " " }), first + 1 < texts.count else {
      return false
    }
    return ["+-", "#=", "+="].contains(texts[first] + texts[first + 1])
  }

  /// Returns whether a row begins with a side of a card in ASCII: `|` or `#`, and not with a line.
  private static func beginsWithSide(_ texts: [String]) -> Bool {
    guard let first = texts.first(where: { $0 != " " }) else { return false }
    return ["|", "#"].contains(first) && !isASCIILine(texts)
  }
}
