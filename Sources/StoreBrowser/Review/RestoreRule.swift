import StoreModel

/// Requires a button that restores purchases in the store (App Review Guidelines, 3.1.1).
package enum RestoreRule: ReviewRule {
  package static let id = "restore"
  package static let summary = "Purchases can be restored from the store."
  package static let help = """
    Leave the button that restores purchases visible: \
    .storeButton(.visible, for: .restorePurchases).
    """

  package static func findings(
    on screen: RenderedScreen,
    of store: ReviewedStore
  ) -> [ReviewFinding] {
    let labels = [store.words[.restoreSubscription], store.words[.restoreMissingPurchases]]
      .map(RenderedText.plain)
    let isReachable = screen.hasControl { control in labels.contains { control.contains($0) } }
    if isReachable { return [] }
    return [
      ReviewFinding(
        place: .group,
        message: "purchases cannot be restored from the store; "
          + "show the button with .storeButton(.visible, for: .restorePurchases)"
      )
    ]
  }
}
