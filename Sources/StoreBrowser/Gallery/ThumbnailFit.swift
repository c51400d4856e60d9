import TerminalUI

/// Reduces the screen of a store to the rows of a thumbnail. Empty rows are left out first, then the
/// description of the group, the links and the terms, and then whole plans from the last. The name
/// of the group stays. A plan in a frame is never cut, so all frames stay closed.
struct ThumbnailFit {
  /// Rows that stay together: frames with their content, or a single row.
  private struct Part {
    var rows: [Int]
    /// The rows at which the part can end: the lines between two cards that share them.
    var seams: [Int] = []
    /// Whether the part has a filled area, such as the subscribe button, or is the line above it.
    var isKept = false
    /// Whether the part has only secondary text.
    var isSecondary = false
  }

  private let frame: Frame

  /// Creates the rows of a rendered store.
  init(_ frame: Frame) { self.frame = frame }

  /// Returns the rows that fit into a size, which has the width of the store.
  func frame(of size: Size) -> Frame {
    var small = Frame(size: size)
    let (rows, seams) = rows(atMost: size.height)
    for (y, row) in rows.enumerated() {
      let cells = seams.contains(row) ? FrameEdge.closed(frame.row(row)) : Array(frame.row(row))
      for (x, cell) in cells.prefix(size.width).enumerated() { small[x, y] = cell }
    }
    return small
  }

  /// Returns whether cells are the line above the bottom bar.
  static func isLine(_ cells: some Sequence<Cell>) -> Bool {
    cells.allSatisfy { $0.text == "─" || $0.text == "-" }
  }

  /// Returns the rows that stay, and those of them that now close a frame.
  private func rows(atMost height: Int) -> (rows: [Int], seams: Set<Int>) {
    var parts = self.parts
    var seams: Set<Int> = []
    var count = parts.reduce(0) { $0 + $1.rows.count }
    func remove(at index: Int) { count -= parts.remove(at: index).rows.count }
    let hasButton = parts.contains { isFilled($0.rows) }
    func button() -> Int { parts.lastIndex { isFilled($0.rows) } ?? parts.count - 1 }
    // The description of the group, last line first.
    while count > height, let index = description(in: parts) { remove(at: index) }
    // The links below the button, last first.
    while count > height, hasButton, parts.count > button() + 1 { remove(at: parts.count - 1) }
    // The terms and the last plans, up to the first plan.
    let first = parts.firstIndex { $0.rows.count > 1 } ?? 1
    while count > height, let index = parts.lastIndex(where: { !$0.isKept }), index >= first {
      if let seam = parts[index].seams.popLast() {
        seams.insert(seam)
        count -= parts[index].rows.count { $0 > seam }
        parts[index].rows.removeAll { $0 > seam }
      } else if index > first {
        // Half a sentence of the terms would be worse than none.
        var (last, isSentence) = (index, parts[index].isSecondary)
        repeat {
          remove(at: last)
          last -= 1
          isSentence = isSentence && last > first && parts[last].isSecondary
        } while isSentence
      } else {
        break
      }
    }
    count -= shorten(&parts, by: count - height)
    while count > height, let line = parts.firstIndex(where: { Self.isLine(frame.row($0.rows[0])) })
    {
      remove(at: line)
    }
    if count > height, parts.count > 1, !parts[0].isKept, parts[0].rows.count == 1 {
      remove(at: 0)
    }
    return (Array(parts.flatMap(\.rows).prefix(height)), seams)
  }

  /// Returns the last row of secondary text directly below the name of the group.
  private func description(in parts: [Part]) -> Int? {
    let below = parts.indices.dropFirst().prefix { parts[$0].isSecondary }
    return below.last
  }

  /// Removes rows from the inside of the largest part, before its last row, and returns how many.
  private func shorten(_ parts: inout [Part], by rows: Int) -> Int {
    guard rows > 0,
      let index = parts.indices.max(by: { parts[$0].rows.count < parts[$1].rows.count })
    else { return 0 }
    let count = parts[index].rows.count
    let removed = min(rows, max(0, count - 2))
    parts[index].rows.removeSubrange(count - 1 - removed..<count - 1)
    return removed
  }

  /// The parts of the screen from top to bottom, without empty rows.
  private var parts: [Part] {
    var parts: [Part] = []
    var depth = 0
    for y in 0..<frame.size.height {
      let edge = FrameEdge(frame.row(y), isInside: depth > 0, below: texts(below: y))
      let isInside = depth > 0
      depth += edge.opened
      if isInside {
        parts[parts.count - 1].rows.append(y)
        if edge.isSeam { parts[parts.count - 1].seams.append(y) }
      } else if !frame.text(row: y).isEmpty || isFilled([y]) {
        parts.append(
          Part(rows: [y], isKept: Self.isLine(frame.row(y)), isSecondary: frame.isSecondary(y))
        )
      }
    }
    if let button = parts.lastIndex(where: { isFilled($0.rows) }) { parts[button].isKept = true }
    return parts
  }

  private func texts(below y: Int) -> [String] {
    y + 1 < frame.size.height ? frame.row(y + 1).map(\.text) : []
  }

  private func isFilled(_ rows: [Int]) -> Bool {
    rows.contains { y in
      frame.row(y).contains {
        $0.style.background == .accent || $0.style.attributes.contains(.reverse)
      }
    }
  }
}
