#if canImport(ControlStyles)
import ControlStyles

extension ControlStyleList {
  /// The custom styles of the example gallery, ordered by name.
  static let custom = [
    Entry(
      "billingToggle",
      .billingToggle,
      idea: "A switch between monthly and yearly plans."
    ),
    Entry(
      "comparisonTable",
      .comparisonTable,
      idea: "A table of price, price per month and Family Sharing."
    ),
    Entry(
      "familySharingBadge",
      .familySharingBadge,
      idea: "A badge on plans with Family Sharing."
    ),
    Entry(
      "offerBadge",
      .offerBadge,
      idea: "A badge on plans with an offer."
    ),
    Entry(
      "oneLine",
      .oneLine,
      idea: "The smallest style: one line of code."
    ),
    Entry(
      "priceComparison",
      .priceComparison,
      idea: "The price per month below each button."
    ),
    Entry(
      "savings",
      .savings,
      idea: "The savings of longer plans in percent."
    ),
    Entry(
      "trialTimeline",
      .trialTimeline,
      idea: "A timeline of the charges during and after an offer."
    ),
  ]
}
#endif
