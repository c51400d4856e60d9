import StoreModel

extension BrowserModel {
  /// The columns from which on the panel stands beside the store; ours.
  static let columnsForPanel = 80

  /// Whether the panel stands beside the store.
  var isLookBeside: Bool {
    isLookOpen && navigation.screen == .store && !isEnlarged
      && screenSize.columns >= Self.columnsForPanel
  }

  /// Whether the panel stands over the store, where there is no room beside it. It waits for
  /// other sheets: those were opened later.
  var isLookOver: Bool {
    isLookOpen && navigation.screen == .store && !isEnlarged
      && screenSize.columns < Self.columnsForPanel
      && navigation.sheet == nil && session.requestedProduct == nil && session.openPolicy == nil
      && presentedMessage == nil
  }

  /// Whether the store is on the screen, enlarged.
  var isStoreEnlarged: Bool { isEnlarged && navigation.screen == .store }

  /// Why the store can't be made as it was.
  var enlargedObstacle: String? {
    isEnlarged ? nil : words.text(LookText.notEnlarged, keyBindings.key(of: "look.enlarge"))
  }

  /// Opens the panel, or closes it.
  func toggleLook() {
    isLookOpen = isEnlarged || !isLookOpen
    isEnlarged = false
    lookChoices.leave()
  }

  /// Copies the code of the store on the screen.
  func copySnippet() {
    guard let snippet else { return }
    notices.copy(snippet.text, as: words.text(LookText.snippetName))
  }

  /// The code of the store on the screen.
  var snippet: StoreSnippet? { store.group.map { StoreSnippet(of: $0, in: self) } }

  /// Why there is no code to show.
  var snippetObstacle: String? {
    store.group == nil ? words.text(BrowserText.noSubscriptions) : nil
  }
}
