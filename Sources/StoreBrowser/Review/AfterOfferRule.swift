import ExternalInput
import StoreModel

/// Requires the regular price next to a trial or an introductory price (App Review Guidelines,
/// 3.1.2).
package enum AfterOfferRule: ReviewRule {
  package static let id = "after-offer"
  package static let summary = "The price that follows a trial or an offer is shown next to it."
  package static let help = """
    Show the price that follows a free week next to it: 1 week free, then $9.99/month. The line \
    below the offer is close enough; another page is not.
    """

  package static func findings(
    on screen: RenderedScreen,
    of store: ReviewedStore
  ) -> [ReviewFinding] {
    let plan = screen.plan
    guard let offer = plan.subscription?.introductoryOffer else { return [] }
    let length = RenderedText.plain(store.words.counted(offer.totalPeriod)).lowercased()
    let price = RenderedText.plain(plan.displayPrice)
    let isBeside = screen.hasText(inRows: 3) { passage in
      RenderedText.contains(price, in: passage) && passage.lowercased().contains(length)
    }
    if isBeside { return [] }
    guard screen.hasText(inRows: 1, where: { $0.lowercased().contains(length) }) else { return [] }
    let terms = RenderedText.plain(store.words.terms(of: plan, with: offer))
    let message =
      "the price after the offer, \(price), is not next to it; "
      + "write both together, as in \(PrintableText.quoted(terms))"
    return [ReviewFinding(place: .plan(plan.id), message: message)]
  }
}
