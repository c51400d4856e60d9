/// Decides whether a control is in a row of a list, by position.
///
/// The control is not a child of the row node, because a row node surrounds its content in layout
/// only.
enum FocusedRow {
  /// Returns whether a control is in a row: it shares a cell with the row and is fully between the
  /// row's top and bottom edges.
  static func holds(_ row: Rect, control: Rect) -> Bool {
    !control.intersection(row).isEmpty && control.minY >= row.minY && control.maxY <= row.maxY
  }
}
