#if canImport(ControlStyles)
import ControlStyles

extension ControlStyleList {
  /// The styles of the gallery, in the order of their names.
  static let custom = [
    Entry(
      "billingToggle",
      .billingToggle,
      idea: "A switch between the plans paid by the month and by the year."
    ),
    Entry(
      "comparisonTable",
      .comparisonTable,
      idea: "A table: price, price by the month, Family Sharing."
    ),
    Entry(
      "familySharingBadge",
      .familySharingBadge,
      idea: "A badge on the plans that the family shares."
    ),
    Entry(
      "offerBadge",
      .offerBadge,
      idea: "A badge on the plans that an offer makes cheaper."
    ),
    Entry(
      "oneLine",
      .oneLine,
      idea: "The smallest style there is: one line of code."
    ),
    Entry(
      "priceComparison",
      .priceComparison,
      idea: "Below each button, what the plan comes to by the month."
    ),
    Entry(
      "savings",
      .savings,
      idea: "What longer plans save, in per cent."
    ),
    Entry(
      "trialTimeline",
      .trialTimeline,
      idea: "A line of time: what is charged first in an offer, and what follows."
    ),
  ]
}
#endif
