import StoreModel

/// Requires both amounts of a plan that is billed monthly, with a 12-month commitment: the price of
/// a month and the total of the commitment (StoreKit, "Supporting monthly subscriptions with a
/// 12-month commitment").
///
/// The rule applies to stores that are rendered with monthly billing
/// (``ReviewedStore/isBilledMonthly``).
package enum CommitmentPriceRule: ReviewRule {
  package static let id = "commitment-price"
  package static let summary =
    "A plan with a commitment shows its monthly price and its total."
  package static let help = """
    Show the monthly price and the total of the 12-month commitment before the purchase: \
    $8.49 / month, 12 payments, $101.88 in total.
    """

  package static func findings(
    on screen: RenderedScreen,
    of store: ReviewedStore
  ) -> [ReviewFinding] {
    guard store.isBilledMonthly, let terms = screen.plan.subscription?.monthlyTerms else {
      return []
    }
    let amounts = [
      ("monthly price", terms.billingDisplayPrice),
      ("total of the commitment", terms.commitmentInfo.displayPrice),
    ]
    return amounts.compactMap { name, amount in
      let price = RenderedText.plain(amount)
      let isShown = screen.hasText(inRows: 1) { RenderedText.contains(price, in: $0) }
      guard !isShown else { return nil }
      let message =
        "the \(name) \(price) is not in the store with monthly billing; "
        + "show the monthly price and the total of the commitment"
      return ReviewFinding(place: .plan(screen.plan.id), message: message)
    }
  }
}
