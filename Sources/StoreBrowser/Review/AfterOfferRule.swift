import ExternalInput
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

  package static func findings(
    on screen: RenderedScreen,
    of store: ReviewedStore
  ) -> [ReviewFinding] {
    let plan = screen.plan
    guard let offer = plan.subscription?.introductoryOffer else { return [] }
    let length = RenderedText.plain(store.words.counted(offer.totalPeriod)).lowercased()
    let price = RenderedText.plain(plan.displayPrice)
    let isBeside = screen.says(inRows: 3) { passage in
      RenderedText.tells(price, in: passage) && passage.lowercased().contains(length)
    }
    if isBeside { return [] }
    guard screen.says(inRows: 1, where: { $0.lowercased().contains(length) }) else { return [] }
    let terms = RenderedText.plain(store.words.terms(of: plan, with: offer))
    let message =
      "what is billed after the offer, \(price), does not stand beside it; "
      + "write it there, as in \(PrintableText.quoted(terms))"
    return [ReviewFinding(place: .plan(plan.id), message: message)]
  }
}
