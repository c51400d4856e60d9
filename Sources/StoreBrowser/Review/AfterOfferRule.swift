import StoreModel

/// Where a trial or an introductory price is told, what is billed after it stands beside it
/// (App Review Guidelines, 3.1.2).
package enum AfterOfferRule: ReviewRule {
  package static let id = "after-offer"
  package static let summary = "What is billed after a trial or an offer stands beside it."
  package static let help = """
    Beside "1 week free" say what follows: 1 week free, then $9.99/month. A line below the \
    offer is near enough; another page is not.
    """

  package static func findings(in store: RenderedStore) -> [ReviewFinding] {
    store.screens.compactMap { screen in
      guard let offer = screen.plan.subscription?.introductoryOffer else { return nil }
      let length = RenderedText.plain(store.words.counted(offer.totalPeriod)).lowercased()
      let price = RenderedText.plain(screen.plan.displayPrice)
      let isTold = screen.passages(rows: 1).contains { $0.lowercased().contains(length) }
      guard isTold else { return nil }
      let isBeside = screen.passages(rows: 3).contains { passage in
        passage.lowercased().contains(length) && RenderedText.tells(price, in: passage)
      }
      if isBeside { return nil }
      let terms = RenderedText.plain(store.words.terms(of: screen.plan, with: offer))
      return ReviewFinding(
        place: .plan(screen.plan.id),
        message: "what is billed after the offer, \(price), does not stand beside it; "
          + "write it there, as in \(PrintableText.quoted(terms))"
      )
    }
  }
}
