extension Frame {
  /// Returns the cells of one row as text with the same styles.
  package func cellText(row y: Int) -> CellText {
    row(y).reduce(into: CellText("")) { text, cell in
      guard cell.columns > 0 else { return }
      var unit = CellText(cell.text, style: cell.style)
      for index in unit.units.indices { unit.units[index].turnedText = cell.turnedText }
      text += unit
    }
  }
}
