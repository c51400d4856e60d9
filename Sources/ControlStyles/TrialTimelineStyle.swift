import StoreKit
import SwiftUI

/// A control style with a picker and a timeline of the offer: the charge today and the later
/// charges.
///
/// The technique: the confirmation of a picker may be any view of the selected option. In this
/// style, it is a drawing of the option's terms. The style's own `Placement` omits the placements
/// that are too small for the timeline.
///
/// ```swift
/// import SwiftUI
/// import StoreKit
/// import ControlStyles
///
/// struct Paywall: View {
///   var body: some View {
///     SubscriptionStoreView(groupID: "21459F7A")
///       .subscriptionStoreControlStyle(.trialTimeline)
///   }
/// }
/// ```
public struct TrialTimelineStyle: SubscriptionStoreControlStyle {
  /// The positions in which a store can place the controls of this style.
  public struct Placement: SubscriptionStoreControlPlacement {
    /// The key that identifies the placement in every style.
    public let rawValue: SubscriptionStoreControlPlacementKey

    /// Returns the placement with a key; `nil` if the style does not support it.
    public init?(rawValue: SubscriptionStoreControlPlacementKey) {
      guard [.buttonsInBottomBar, .scrollView].contains(rawValue) else { return nil }
      self.rawValue = rawValue
    }

    private init(_ key: SubscriptionStoreControlPlacementKey) { rawValue = key }

    /// The default placement: the timeline stays visible while the plans scroll.
    public static var automatic: Placement { Placement(.buttonsInBottomBar) }
    /// Places the timeline and the button in a fixed bar at the bottom.
    public static var buttonsInBottomBar: Placement { Placement(.buttonsInBottomBar) }
    /// Places the timeline and the button in the scroll view, below the plans.
    public static var scrollView: Placement { Placement(.scrollView) }
  }

  /// Creates an instance of the style.
  public nonisolated init() {}

  /// Returns the picker and the timeline.
  public func makeBody(configuration: Configuration) -> some View {
    SubscriptionPicker {
      LazyVStack(alignment: .leading, spacing: 16) {
        ForEach(configuration.options) { SubscriptionPickerOption($0) }
      }
      .padding([.horizontal, .bottom])
      .frame(maxWidth: 640)
    } confirmation: { option in
      VStack(spacing: 16) {
        // A promotional offer for a subscriber may start at the end of a period, like other plan
        // changes. A timeline that starts today would be wrong.
        if let offer = option.activeOffer, offer.type != .promotional {
          TermsTimeline(plan: option.subscription, offer: offer)
        }
        SubscribeButton(option)
      }
    }
  }
}

extension SubscriptionStoreControlStyle where Self == TrialTimelineStyle {
  /// A control style with a picker and a timeline of the offer.
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

  /// The length of the period that one payment of the offer covers.
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
