/// A stretch of a row with letters that are written from the right.
struct TurnedLabel {
  let range: Range<Int>
  let direction: WritingDirection
}

extension [ShownCell] {
  /// The labels with letters written from the right, by the place of their first cell; the
  /// other cells of a label have it too. A label ends at two blanks, at lines, and where
  /// the look changes.
  func turnedLabels<Look: Equatable>(_ looks: [Look]) -> [Int: TurnedLabel] {
    var labels: [Int: TurnedLabel] = [:]
    var start = 0
    while start < count {
      let end = labelEnd(from: start, looks)
      let directions = self[start..<end].compactMap { WritingDirection.of($0.text) }
      if directions.contains(.rightToLeft), let first = directions.first {
        let label = TurnedLabel(range: start..<end, direction: first)
        for index in label.range { labels[index] = label }
      }
      start = Swift.max(end, start + 1)
    }
    return labels
  }

  /// Behind the last cell of the label that begins at a cell; there if none does.
  private func labelEnd<Look: Equatable>(from start: Int, _ looks: [Look]) -> Int {
    var end = start
    var index = start
    while index < count, looks[index] == looks[start], !self[index].isDrawn {
      if self[index].isBlank {
        if index == start || self[index - 1].isBlank { break }
      } else {
        end = index + 1
      }
      index += 1
    }
    return end
  }
}
