@_spi(Nodes) import ViewEngine

extension LayerStyle.Placement {
  /// Returns a placement in the middle of the screen, above the lines that show the keys.
  ///
  /// - Parameters:
  /// - widest: The maximum width, in columns; `nil` for no limit.
  ///   - traits: The properties that the views in the sheet set.
  static func sheet(widest: Int? = nil, _ traits: Traits) -> Self {
    .over { node in node.sheetRect(widest: widest, traits) }
  }

  /// Returns a placement next to a rectangle.
  static func popover(of anchor: @escaping @MainActor () -> Rect) -> Self {
    .near { node in node.popoverRect(near: anchor()) }
  }
}

extension Node {
  /// Returns the rectangle of a sheet.
  ///
  /// The sheet is in the middle, at its ideal height. If there is space, two columns on each side,
  /// the bottom lines with the keys and the views excluded from sheets stay visible. A sheet with
  /// detents is at the bottom instead.
  fileprivate func sheetRect(widest: Int?, _ traits: Traits) -> Rect {
    let (size, rows, above) = (screenSize, sheetRows, rowsAboveSheets)
    let width = sheetWidth(widest: widest, traits)
    if let detents = traits.value(DetentsKey.self) {
      let height = min(detents.current(onScreen: size).rows(outOf: rows), rows - above)
      return Rect(x: (size.width - width) / 2, y: rows - height, width: width, height: height)
    }
    let ideal = measure(ProposedSize(width: width, height: nil)).height
    let isPage = traits.value(PresentationWidthKey.self) == .page
    let height = isPage ? rows - above : min(ideal, rows - above)
    // Centred in the rows that sheets can usually cover, so that a sheet does not move when a
    // status line appears.
    let middle = (size.sheetRows - height) / 2
    return Rect(
      x: (size.width - width) / 2,
      y: max(above, min(middle, rows - height)),
      width: width,
      height: height
    )
  }

  private func sheetWidth(widest: Int?, _ traits: Traits) -> Int {
    let screen = screenSize.width
    let room = screen > SheetColumns.mostWithoutMargins ? screen - SheetColumns.margins : screen
    let widest = min(room, widest ?? room)
    switch traits.value(PresentationWidthKey.self) {
    case .page: return widest
    case .form: return min(widest, SheetColumns.form)
    case .fitted, nil:
      return min(measure(ProposedSize(width: widest, height: nil)).width, widest)
    }
  }
}

private enum SheetColumns {
  /// The number of columns beside a sheet: two on each side, so that the views behind the sheet
  /// stay visible.
  static let margins = 4
  /// The maximum width of a screen that a sheet fills completely, in columns. On such a screen, the
  /// content needs all columns.
  static let mostWithoutMargins = 44
  /// The columns of a form: enough for a label and a field.
  static let form = 60
}

extension Traits: LayerTraits {
  var forbidsDismissal: Bool { values(DismissDisabledKey.self).contains(true) }
  var leavesBackdropUndimmed: Bool { value(BackgroundInteractionKey.self) == true }
}
