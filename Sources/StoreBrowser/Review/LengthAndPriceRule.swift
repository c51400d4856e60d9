import StoreModel

/// Requires the price of each plan next to the length of its period (App Review Guidelines, 3.1.2;
/// Paid Applications Agreement, schedule 2, 3.8 b).
package enum LengthAndPriceRule: ReviewRule {
  package static let id = "length-and-price"
  package static let summary = "The price of a plan is next to the length of its period."
  package static let help = """
    Show the billing period next to the price before the purchase: $9.99 / month. A price per \
    month is not enough for a year that is billed at once.
    """

  package static func findings(
    on screen: RenderedScreen,
    of store: ReviewedStore
  ) -> [ReviewFinding] {
    let plan = screen.plan
    guard let period = plan.subscription?.subscriptionPeriod else { return [] }
    let price = RenderedText.plain(plan.displayPrice)
    let lengths = lengths(of: period, store.words)
    let isStated = screen.hasText(inRows: 2) { passage in
      RenderedText.contains(price, in: passage)
        && lengths.contains(where: passage.lowercased().contains)
    }
    if isStated { return [] }
    let length = RenderedText.plain(store.words.counted(period))
    let example = RenderedText.plain(store.words.price(of: plan, .spaced))
    let message =
      "the price \(price) is not next to its period, \(length); "
      + "write both in one line, as in \(example)"
    return [ReviewFinding(place: .plan(plan.id), message: message)]
  }

  /// Returns the texts that state a period's length, in lower case.
  static func lengths(of period: Product.SubscriptionPeriod, _ words: Words) -> [String] {
    [words.perPeriod(period), words.counted(period), words.every(period)]
      .map { RenderedText.plain($0).lowercased() }
  }
}
