import TerminalUI

/// The smallest window in which the visible screen is usable.
@MainActor
struct MinimumSize {
  let model: BrowserModel

  /// The smallest window in which the store alone is usable, in cells; this project's choice. It has
  /// the name and the price of a plan, a line of terms, the subscribe button and the hints.
  static let ofStore = Size(width: 20, height: 5)

  /// The size in cells. Sheets and the panel of the appearance need more space than the store that
  /// they cover.
  var size: Size {
    let (navigation, panel) = (model.navigation, model.appearancePanel)
    let isStoreUncovered =
      navigation.screen == .store && navigation.sheet == nil && model.messages.presented == nil
      && (!panel.isOpen || panel.isStoreEnlarged)
    return isStoreUncovered ? Self.ofStore : BrowserView.minimumSize
  }

  /// Closes the sheet of the program and the panel of the appearance.
  func uncoverStore() {
    model.navigation.sheet = nil
    let panel = model.appearancePanel
    if panel.isOpen, !panel.isStoreEnlarged { panel.toggle() }
  }
}

extension Size {
  /// Returns whether a smaller or equal size fits in this size.
  func holds(_ other: Size) -> Bool { width >= other.width && height >= other.height }
}
