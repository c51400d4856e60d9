import TerminalUI

/// Reduces the screen of a store to the rows of a thumbnail. Empty rows are left out first. Then
/// whole parts are left out: a plan in a frame is never cut, so all frames stay closed.
struct ThumbnailFit {
  /// Rows that stay together: a frame with its content, or a single row.
  private struct Part {
    var rows: [Int]
    /// Whether the part has a filled area, such as the subscribe button, or is the line above it.
    var isKept: Bool
  }

  private let frame: Frame

  /// Creates the rows of a rendered store.
  init(_ frame: Frame) { self.frame = frame }

  /// Returns the rows that fit into a size, which has the width of the store.
  func frame(of size: Size) -> Frame {
    var small = Frame(size: size)
    for (y, row) in rows(atMost: size.height).enumerated() {
      for x in 0..<min(size.width, frame.size.width) { small[x, y] = frame[x, row] }
    }
    return small
  }

  /// Returns whether cells are the line above the bottom bar.
  static func isLine(_ cells: some Sequence<Cell>) -> Bool {
    cells.allSatisfy { $0.text == "─" || $0.text == "-" }
  }

  private func rows(atMost height: Int) -> [Int] {
    var parts = self.parts
    var count = parts.reduce(0) { $0 + $1.rows.count }
    func remove(at index: Int) { count -= parts.remove(at: index).rows.count }
    let button = parts.lastIndex { isFilled($0.rows) } ?? parts.count - 1
    // The links below the button, last first.
    while count > height, parts.count > button + 1 { remove(at: parts.count - 1) }
    // The terms and the last plans. Only if the first plan then does not fit, the title goes too.
    let first = parts.firstIndex { $0.rows.count > 1 } ?? 1
    while count > height, let index = parts.lastIndex(where: { !$0.isKept }), index > first {
      remove(at: index)
    }
    if count > height, parts.count > 1, !parts[0].isKept, parts[0].rows.count == 1 {
      remove(at: 0)
    }
    shorten(&parts, by: count - height)
    return Array(parts.flatMap(\.rows).prefix(height))
  }

  /// Removes rows from the inside of the largest part, before its last row.
  private func shorten(_ parts: inout [Part], by rows: Int) {
    guard rows > 0,
      let index = parts.indices.max(by: { parts[$0].rows.count < parts[$1].rows.count })
    else { return }
    let count = parts[index].rows.count
    let removed = min(rows, max(0, count - 2))
    parts[index].rows.removeSubrange(count - 1 - removed..<count - 1)
  }

  /// The parts of the screen from top to bottom, without empty rows.
  private var parts: [Part] {
    var parts: [Part] = []
    var depth = 0
    for y in 0..<frame.size.height {
      let cells = frame.row(y)
      let isInside = depth > 0
      depth += openFrames(cells, isInside: isInside)
      if isInside {
        parts[parts.count - 1].rows.append(y)
      } else if !frame.text(row: y).isEmpty || isFilled([y]) {
        parts.append(Part(rows: [y], isKept: Self.isLine(cells)))
      }
    }
    if let button = parts.lastIndex(where: { isFilled($0.rows) }) { parts[button].isKept = true }
    return parts
  }

  /// Returns by how many frames the number of open frames grows in a row. Frames in ASCII have the
  /// same corner everywhere: a row of corners opens a frame or, inside a frame, closes it.
  private func openFrames(_ cells: some Sequence<Cell>, isInside: Bool) -> Int {
    let texts = cells.map(\.text)
    if let first = texts.firstIndex(of: "+"), first + 1 < texts.count,
      ["-", "="].contains(texts[first + 1]), texts.last(where: { $0 != " " }) == "+"
    {
      return isInside ? -1 : 1
    }
    return texts.reduce(0) { depth, text in
      ["╭", "┌", "┏", "╔"].contains(text)
        ? depth + 1 : ["╰", "└", "┗", "╚"].contains(text) ? depth - 1 : depth
    }
  }

  private func isFilled(_ rows: [Int]) -> Bool {
    rows.contains { y in
      frame.row(y).contains {
        $0.style.background == .accent || $0.style.attributes.contains(.reverse)
      }
    }
  }
}
