import StoreModel

/// Who has bought already can restore it from the store (App Review Guidelines, 3.1.1).
package enum RestoreRule: ReviewRule {
  package static let id = "restore"
  package static let summary = "Purchases can be restored from the store."
  package static let help = """
    Leave the button that restores purchases visible: \
    .storeButton(.visible, for: .restorePurchases).
    """

  package static func findings(in store: RenderedStore) -> [ReviewFinding] {
    let labels = [store.words[.restoreSubscription], store.words[.restoreMissingPurchases]]
      .map(RenderedText.plain)
    let isReachable = store.screens.allSatisfy { screen in
      screen.controls.contains { control in labels.contains { control.contains($0) } }
    }
    guard !isReachable else { return [] }
    return [
      ReviewFinding(
        place: .group,
        message: "purchases cannot be restored from the store; "
          + "show the button with .storeButton(.visible, for: .restorePurchases)"
      )
    ]
  }
}
