import StoreKit
import SwiftUI

/// A picker, and above its button a line of time for an offer: what is charged today and what
/// follows.
///
/// The idea: the confirmation of a picker may be any view of the chosen option, so terms can be
/// drawn. The style also has a `Placement` of its own, which leaves out the places where the
/// line would not have the height it needs.
public struct TrialTimelineStyle: SubscriptionStoreControlStyle {
  /// Where the controls can stand: with their button in the bar below, or all in what scrolls.
  public struct Placement: SubscriptionStoreControlPlacement {
    /// The placement's name.
    public let rawValue: SubscriptionStoreControlPlacementKey

    /// The placement of a name; `nil` for one that the style does not have.
    public init?(rawValue: SubscriptionStoreControlPlacementKey) {
      guard [.buttonsInBottomBar, .scrollView].contains(rawValue) else { return nil }
      self.rawValue = rawValue
    }

    private init(_ key: SubscriptionStoreControlPlacementKey) { rawValue = key }

    /// The line stays in sight while the plans scroll.
    public static var automatic: Placement { Placement(.buttonsInBottomBar) }
    /// The line and the button stay in a bar below.
    public static var buttonsInBottomBar: Placement { Placement(.buttonsInBottomBar) }
    /// The line and the button scroll with the plans.
    public static var scrollView: Placement { Placement(.scrollView) }
  }

  /// Creates the style.
  public nonisolated init() {}

  /// Makes the picker and the line.
  public func makeBody(configuration: Configuration) -> some View {
    SubscriptionPicker {
      LazyVStack(alignment: .leading, spacing: 16) {
        ForEach(configuration.options) { SubscriptionPickerOption($0) }
      }
      .padding([.horizontal, .bottom])
      .frame(maxWidth: 640)
    } confirmation: { option in
      VStack(spacing: 16) {
        // Offers to subscribers, as other changes of plans, may begin at the end of a period.
        if let offer = option.activeOffer, offer.type != .promotional {
          TermsTimeline(plan: option.subscription, offer: offer)
        }
        SubscribeButton(option)
      }
    }
  }
}

extension SubscriptionStoreControlStyle where Self == TrialTimelineStyle {
  /// A picker, and above its button what is charged today and what follows.
  public nonisolated static var trialTimeline: TrialTimelineStyle { TrialTimelineStyle() }
}

private struct TermsTimeline: View {
  let plan: Product
  let offer: Product.SubscriptionOffer

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 0) {
      step("◆", "Today", today)
      line
      if offer.paymentMode == .payAsYouGo, offer.periodCount > 1 {
        step("◇", "After \(period)", "\(offer.displayPrice), \(offer.periodCount - 1) more times")
        line
        step("◇", "After \(offer.periodCount) payments", "\(plan.pricePerPeriod)")
      } else {
        step("◇", "After \(period)", "\(plan.pricePerPeriod)")
      }
    }
    .padding(.horizontal)
  }

  private var line: some View {
    GridRow { Text(verbatim: "│").foregroundStyle(.tint).accessibilityHidden(true) }
  }

  private var today: LocalizedStringKey {
    offer.paymentMode == .freeTrial ? "Nothing to pay" : "\(offer.displayPrice)"
  }

  /// What a payment of the offer lasts for.
  private var period: String { offer.period.formatted(plan.subscriptionPeriodFormatStyle) }

  private func step(
    _ mark: String,
    _ when: LocalizedStringKey,
    _ what: LocalizedStringKey
  ) -> some View {
    GridRow(alignment: .firstTextBaseline) {
      Text(verbatim: mark).foregroundStyle(.tint).accessibilityHidden(true)
      Text(when).bold()
      Text(what).foregroundStyle(.secondary)
    }
  }
}
