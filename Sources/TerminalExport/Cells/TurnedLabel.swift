import TerminalUI

/// A stretch of a row with letters that are written from the right.
///
/// A frame holds text in logical order, the first letter in the leftmost cell, as it is sent
/// to a terminal. Whether letters are joined and turned around is up to who shows them.
struct TurnedLabel {
  let range: Range<Int>
  /// The side that it is read from.
  let direction: LayoutDirection
}

extension [ShownCell] {
  /// The labels with letters written from the right, by the place of their first cell; the
  /// other cells of a label have it too. A label is a text that a view drew, as far as it
  /// looks the same; in a frame that no view drew it ends at two blanks and at lines.
  func turnedLabels<RunStyle: Equatable>(_ runStyles: [RunStyle]) -> [Int: TurnedLabel] {
    var labels: [Int: TurnedLabel] = [:]
    var start = 0
    while start < count {
      let end = labelEnd(from: start, runStyles)
      if let direction = direction(of: start..<end) {
        let label = TurnedLabel(range: start..<end, direction: direction)
        for index in label.range { labels[index] = label }
      }
      start = Swift.max(end, start + 1)
    }
    return labels
  }

  /// The side that a label is read from: as its text says, else that of its first letter;
  /// `nil` for one without letters from the right.
  private func direction(of label: Range<Int>) -> LayoutDirection? {
    let directions = self[label].compactMap(\.letterDirection)
    guard directions.contains(.rightToLeft), let cell = self[label].first else { return nil }
    guard cell.turnedText.contains(.isPart) else { return directions.first }
    return cell.turnedText.contains(.readsFromRight) ? .rightToLeft : .leftToRight
  }

  /// Behind the last cell of the label that begins at a cell; there if none does.
  private func labelEnd<RunStyle: Equatable>(from start: Int, _ runStyles: [RunStyle]) -> Int {
    let isPart = self[start].turnedText.contains(.isPart)
    var end = start
    var index = start
    while index < count, runStyles[index] == runStyles[start], !self[index].isDrawn {
      let turned = self[index].turnedText
      guard turned.contains(.isPart) == isPart, index == start || !turned.contains(.begins) else {
        break
      }
      if self[index].isBlank {
        if index == start || !isPart && self[index - 1].isBlank { break }
      } else {
        end = index + 1
      }
      index += 1
    }
    return end
  }
}

extension ShownCell {
  /// The direction of its letter; `nil` for blanks, digits and signs, which have none.
  fileprivate var letterDirection: LayoutDirection? {
    Cell(text: text, columns: UInt8(columns), style: style).letterDirection
  }
}
