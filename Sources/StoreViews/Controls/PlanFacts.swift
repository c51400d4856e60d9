import StoreModel
import TerminalUI

/// The texts of a plan other than its name and price.
@MainActor
struct PlanFacts {
  /// The total of a 12-month commitment, then the description of the plan or a sentence about the
  /// plan's next change.
  let details: String
  /// The total of a 12-month commitment; `nil` for a plan that is billed up front. App Review
  /// requires it beside the price.
  let commitment: String?
  /// The colour of the details.
  let detailsRole: ColorRole
  /// The offer, or the relationship of the plan to the customer; `nil` if there is neither, or if
  /// the details contain it.
  let badge: String?
  /// The colour of the badge.
  let badgeRole: ColorRole

  /// - Parameters:
  ///   - visibility: The visibility of descriptions that the client set.
  ///   - headerDescription: The description in the header of the store. A plan with the same
  ///     description repeats it only if the client made descriptions visible.
  ///   - showsReason: Whether the details of a plan that cannot be bought are displayed. They begin
  ///     with the text of its badge, so the plan then has no badge.
  init(
    _ option: SubscriptionStoreControlStyleConfiguration.Option,
    _ texts: StoreWords,
    _ visibility: Visibility,
    besides headerDescription: String?,
    showsReason: Bool = true
  ) {
    let planStatus = option.planStatus
    let isRepeated = visibility != .visible && option.subscription.description == headerDescription
    let isShown = visibility != .hidden && !isRepeated
    let description = isShown ? option.subscription.description : ""
    commitment = texts.words.commitment(of: option.monthlyTerms)
    let change = planStatus.upcomingChangeText(texts.words, texts.dates) ?? description
    details = [commitment, change.isEmpty ? nil : change].compactMap(\.self)
      .joined(separator: " · ")
    detailsRole = planStatus.isUnavailable ? .warning : .secondary
    badge = planStatus.isUnavailable && showsReason ? nil : planStatus.badge(texts.words)
    badgeRole = planStatus.badgeRole
  }
}

extension PlanStatus {
  /// The colour of the badge.
  var badgeRole: ColorRole {
    switch self {
    case .renews, .changes, .next: .success
    case .ends, .grace, .retries(nil, _), .unavailable: .warning
    case .offered, .retries: .badge
    }
  }
}
