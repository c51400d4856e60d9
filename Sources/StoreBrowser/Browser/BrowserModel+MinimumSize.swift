import TerminalUI

extension BrowserModel {
  /// The smallest window in which the store alone is usable, in cells; this project's choice. It has
  /// the name and the price of a plan, a line of terms, the subscribe button and the hints.
  static let minimumStoreSize = Size(width: 20, height: 5)

  /// The smallest window in which the visible screen is usable. Sheets and the panel of the
  /// appearance need more space than the store that they cover.
  var minimumSize: Size {
    let isStoreUncovered =
      navigation.screen == .store && navigation.sheet == nil && messages.presented == nil
      && (!appearancePanel.isOpen || appearancePanel.isStoreEnlarged)
    return isStoreUncovered ? Self.minimumStoreSize : BrowserView.minimumSize
  }

  /// Closes the sheet of the program and the panel of the appearance.
  func closeCoversOfStore() {
    navigation.sheet = nil
    if appearancePanel.isOpen, !appearancePanel.isStoreEnlarged { appearancePanel.toggle() }
  }
}

extension Size {
  /// Returns whether a smaller or equal size fits in this size.
  func holds(_ other: Size) -> Bool { width >= other.width && height >= other.height }
}
