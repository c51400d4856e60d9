@_spi(Nodes) import ViewEngine

extension LayerStyle.Placement {
  /// In the middle, above the lines that tell of keys.
  ///
  /// - Parameters:
  ///   - widest: The most columns it takes.
  ///   - traits: What the views in the sheet tell about it.
  static func sheet(widest: Int? = nil, _ traits: Traits) -> Self {
    .over { node in node.sheetRect(widest: widest, traits) }
  }

  /// Below a rectangle or above it.
  static func popover(of anchor: @escaping @MainActor () -> Rect) -> Self {
    .near { node in node.popoverRect(near: anchor()) }
  }
}

extension Node {
  /// A sheet stands in the middle, at its ideal height. It leaves free two columns at
  /// the sides and the lines at the bottom, where programs tell of keys, as far as there
  /// is room for that. One that was given a height rises from those lines.
  fileprivate func sheetRect(widest: Int?, _ traits: Traits) -> Rect {
    let (size, rows) = (screenSize, sheetRows)
    let width = sheetWidth(widest: widest, traits)
    if let detents = traits.value(DetentsKey.self) {
      let height = detents.current(onScreen: size).rows(outOf: rows)
      return Rect(x: (size.width - width) / 2, y: rows - height, width: width, height: height)
    }
    let ideal = measure(ProposedSize(width: width, height: nil)).height
    let isPage = traits.value(PresentationWidthKey.self) == .page
    let height = isPage ? rows : min(ideal, rows)
    // In the middle of what sheets may cover as a rule: one that fits does not move when
    // something happens.
    let middle = (size.sheetRows - height) / 2
    return Rect(
      x: (size.width - width) / 2,
      y: min(middle, rows - height),
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

/// The columns of sheets; all of them our choice.
private enum SheetColumns {
  /// What a sheet leaves free of the screen: two columns at each side, so that it is seen to lie
  /// over something.
  static let margins = 4
  /// The most columns of a screen of which a sheet takes all: its content needs them.
  static let mostWithoutMargins = 44
  /// The most columns of a form: a label and a field.
  static let form = 60
}

extension Traits: LayerTraits {
  var forbidsDismissal: Bool { values(DismissDisabledKey.self).contains(true) }
  var leavesBackdropUndimmed: Bool { value(BackgroundInteractionKey.self) == true }
}
