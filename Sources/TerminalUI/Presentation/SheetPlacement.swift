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
    let room = screenSize.width > 44 ? screenSize.width - 4 : screenSize.width
    let widest = min(room, widest ?? room)
    switch traits.value(PresentationWidthKey.self) {
    case .page: return widest
    case .form: return min(widest, 60)
    case .fitted, nil:
      return min(measure(ProposedSize(width: widest, height: nil)).width, widest)
    }
  }
}

extension Traits: LayerTraits {
  var forbidsDismissal: Bool { values(DismissDisabledKey.self).contains(true) }
  var leavesLookBehind: Bool { value(BackgroundInteractionKey.self) == true }
}
