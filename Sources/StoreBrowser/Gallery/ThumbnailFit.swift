import TerminalUI

/// Reduces the screen of a store to the rows of a thumbnail. Empty rows are left out first, then the
/// description of the group, the links and the terms, the descriptions of plans in frames, and then
/// whole plans from the last. The name of the group stays. A plan in a frame is never cut, so all
/// frames stay closed. A row below the last plan shows the number of the plans that are left out.
struct ThumbnailFit {
  /// A row of the store, unchanged or changed, or the text that replaces other rows.
  private enum Row {
    /// A row of the store.
    case row(Int)
    /// The line between two plans in a row of the store, as the lower edge of the upper plan.
    case closed(Int)
    /// The number of plans that are left out.
    case more(Int)
  }

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
  /// Returns the text for a number of plans that are left out.
  private let more: (Int) -> String

  /// Creates the rows of a rendered store.
  init(_ frame: Frame, more: @escaping (Int) -> String = { "+\($0)" }) {
    (self.frame, self.more) = (frame, more)
  }

  /// Returns the rows that fit into a size, which has the width of the store.
  func frame(of size: Size) -> Frame {
    var small = Frame(size: size)
    let rows = rows(atMost: size.height)
    for (y, row) in rows.enumerated() {
      for (x, cell) in cells(of: row, width: size.width).enumerated() { small[x, y] = cell }
    }
    return small
  }

  private func cells(of row: Row, width: Int) -> [Cell] {
    switch row {
    case .row(let y): return Array(frame.row(y).prefix(width))
    case .closed(let y): return Array(FrameEdge.closed(frame.row(y)).prefix(width))
    case .more(let count):
      let text = Array(more(count).prefix(width))
      let blanks = Array(repeating: Cell.blank, count: (width - text.count) / 2)
      return blanks
        + text.map {
          Cell(text: String($0), columns: 1, style: CellStyle(foreground: .secondary))
        }
    }
  }

  /// Returns whether cells are the line above the bottom bar.
  static func isLine(_ cells: some Sequence<Cell>) -> Bool {
    cells.allSatisfy { $0.text == "─" || $0.text == "-" }
  }

  /// Chooses the rows that stay, from top to bottom.
  private func rows(atMost height: Int) -> [Row] {
    var parts = self.parts
    var seams: Set<Int> = []
    var omittedPlans = 0
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
      if parts[index].rows.count > 1, let plan = planDescription(in: parts, count - height) {
        parts[plan.part].rows.removeSubrange(plan.rows)
        count -= plan.rows.count
      } else if let seam = parts[index].seams.popLast() {
        seams.insert(seam)
        omittedPlans += 1
        count -= parts[index].rows.count { $0 > seam }
        parts[index].rows.removeAll { $0 > seam }
      } else if index > first {
        if parts[index].rows.count > 1 { omittedPlans += 1 }
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
    let last = omittedPlans > 0 && count < height ? parts.lastIndex { $0.rows.count > 1 } : nil
    let rows = parts.enumerated().flatMap { index, part in
      part.rows.map { seams.contains($0) ? Row.closed($0) : .row($0) }
        + (index == last ? [.more(omittedPlans)] : [])
    }
    return Array(rows.prefix(height))
  }

  /// Returns the rows of the last description of a plan in a frame; `nil` if all descriptions have
  /// fewer rows than `needed`.
  private func planDescription(
    in parts: [Part],
    _ needed: Int
  ) -> (part: Int, rows: Range<Int>)? {
    let frames = parts.indices.filter { parts[$0].rows.count > 1 }
    let rows = frames.reduce(0) { $0 + parts[$1].rows.count(where: isDescription) }
    guard rows >= needed,
      let part = frames.last(where: { parts[$0].rows.contains(where: isDescription) })
    else { return nil }
    let last = parts[part].rows.lastIndex(where: isDescription) ?? 0
    let above = parts[part].rows[..<last].lastIndex { !isDescription($0) } ?? -1
    return (part, above + 1..<last + 1)
  }

  /// Returns whether the text of a row in a frame is only secondary.
  private func isDescription(_ y: Int) -> Bool {
    let letters = frame.row(y).filter {
      $0.style.foreground != .separator && !" │┃|#".contains($0.text)
    }
    return !letters.isEmpty && letters.allSatisfy { $0.style.foreground == .secondary }
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
          Part(
            rows: [y],
            isKept: Self.isLine(frame.row(y)),
            isSecondary: frame.isSecondary(y) && !isTableHeader(y)
          )
        )
      }
    }
    if let button = parts.lastIndex(where: { isFilled($0.rows) }) { parts[button].isKept = true }
    return parts
  }

  /// Returns whether a rule is directly below a row.
  private func isTableHeader(_ y: Int) -> Bool {
    let letters = texts(below: y).filter { $0 != " " }
    return !letters.isEmpty && letters.allSatisfy { ["─", "-"].contains($0) }
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
