/// Finds the row of a list that a control stands in.
///
/// The control is no child of the row, which is around its content in layout only. So the places
/// of both decide.
enum FocusedRow {
  /// Whether a control stands in a row: at least one of its cells does, and it is no higher than
  /// the row.
  static func holds(_ row: Rect, control: Rect) -> Bool {
    !control.intersection(row).isEmpty && control.minY >= row.minY && control.maxY <= row.maxY
  }
}
