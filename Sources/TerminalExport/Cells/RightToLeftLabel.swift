import TerminalUI

/// A part of a row with right-to-left letters.
///
/// A frame has text in logical order, with the first letter in the leftmost cell, as terminals
/// receive it. The viewer joins and reorders the letters.
struct RightToLeftLabel {
  let range: Range<Int>
  /// The direction in which the label is read.
  let direction: LayoutDirection
}

extension [ShownCell] {
  /// Returns the labels with right-to-left letters, by the index of each of their cells. A label is
  /// the part of a view's text with one style. In a frame without information from views, a label
  /// ends at two blanks and at lines.
  func rightToLeftLabels<RunStyle: Equatable>(_ runStyles: [RunStyle]) -> [Int: RightToLeftLabel] {
    var labels: [Int: RightToLeftLabel] = [:]
    var start = 0
    while start < count {
      let end = labelEnd(from: start, runStyles)
      if let direction = direction(of: start..<end) {
        let label = RightToLeftLabel(range: start..<end, direction: direction)
        for index in label.range { labels[index] = label }
      }
      start = Swift.max(end, start + 1)
    }
    return labels
  }

  /// Returns the direction of a label: the direction of its text if it is known, else the direction
  /// of its first letter. Returns `nil` for a label without right-to-left letters.
  private func direction(of label: Range<Int>) -> LayoutDirection? {
    let directions = self[label].compactMap(\.letterDirection)
    guard directions.contains(.rightToLeft), let cell = self[label].first else { return nil }
    guard cell.turnedText.contains(.isPart) else { return directions.first }
    return cell.turnedText.contains(.readsFromRight) ? .rightToLeft : .leftToRight
  }

  /// Returns the index after the last cell of the label that starts at a cell; the index of that
  /// cell if no label starts there.
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
  /// The direction of the cell's letter; `nil` for blanks, digits and punctuation.
  fileprivate var letterDirection: LayoutDirection? {
    Cell(text: text, columns: UInt8(columns), style: style).letterDirection
  }
}
