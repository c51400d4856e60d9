import ExternalInput
import StoreModel

/// Requires the billed amount to be the most prominent price. An offer's price, a price per month
/// or a saving must not be more prominent (App Review Guidelines, 3.1.2).
package enum BilledAmountRule: ReviewRule {
  package static let id = "billed-amount"
  package static let summary = "The billed amount is the most prominent one."
  package static let help = """
    Show the price that is charged, and show no other price information more prominently: no \
    free trial, introductory price, price per month or saving. Make the price bold, or the rest \
    secondary.
    """

  package static func findings(
    on screen: RenderedScreen,
    of store: ReviewedStore
  ) -> [ReviewFinding] {
    problem(on: screen, of: store).map {
      [ReviewFinding(place: .plan(screen.plan.id), message: $0)]
    } ?? []
  }

  @MainActor
  private static func problem(on screen: RenderedScreen, of store: ReviewedStore) -> String? {
    let price = RenderedText.plain(screen.plan.displayPrice)
    guard let own = screen.emphasis(of: price) else {
      if screen.labels.contains(where: { RenderedText.contains(price, in: $0) }) { return nil }
      return "the billed amount \(price) is not in the store; show the price of the plan"
    }
    let others = screen.lines.flatMap(store.pricing.others) + offers(of: screen.plan, store.words)
    let louder = others.first { (screen.emphasis(of: $0) ?? 0) > own }
    return louder.map { text in
      let quoted = PrintableText.quoted(text)
      return "\(quoted) is more prominent than the billed amount \(price); "
        + "make the price bold, or the other text secondary"
    }
  }

  private static func offers(of plan: Product, _ words: Words) -> [String] {
    let offer = plan.subscription?.introductoryOffer
    return offer.map { [RenderedText.plain(words.price(of: $0))] } ?? []
  }
}
