import ViewEngine

/// Returns whether each wide character of a frame is whole and nothing else is wide.
public func hasNoHalves(_ frame: Frame) -> Bool {
  (0..<frame.size.height).allSatisfy { y in
    let row = Array(frame.row(y))
    return row.indices.allSatisfy { x in
      switch row[x].columns {
      case 0: x > 0 && row[x - 1].columns == 2 && row[x].text.isEmpty
      case 2: x + 1 < row.count && row[x + 1].columns == 0
      default: !row[x].text.isEmpty
      }
    }
  }
}
