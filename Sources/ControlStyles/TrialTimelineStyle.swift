import StoreKit
import SwiftUI

/// A control style with a picker and a timeline of the offer: the charge today and the later
/// charges.
///
/// The technique: the confirmation of a picker may be any view of the selected option. In this
/// style, it is a drawing of the option's terms. The style stores the `selection`, so that a plan
/// with an offer is selected at first. The style's own `Placement` omits the placements that are too
/// small for the timeline.
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
      let known = [Self.automatic, .buttonsInBottomBar, .scrollView]
      guard known.contains(where: { $0.rawValue == rawValue }) else { return nil }
      self.rawValue = rawValue
    }

    private init(_ key: SubscriptionStoreControlPlacementKey) { rawValue = key }

    /// The default placement of StoreKit's pickers: the timeline and the button follow the plans. If
    /// they do not fit, they are in a fixed bar at the bottom while the plans scroll.
    public static var automatic: Placement {
      Placement(PickerSubscriptionStoreControlStyle.Placement.automatic.rawValue)
    }
    /// Places the timeline and the button in a fixed bar at the bottom.
    public static var buttonsInBottomBar: Placement { Placement(.buttonsInBottomBar) }
    /// Places the timeline and the button in the scroll view, below the plans.
    public static var scrollView: Placement { Placement(.scrollView) }
  }

  /// Creates an instance of the style.
  public nonisolated init() {}

  /// Returns the picker and the timeline.
  public func makeBody(configuration: Configuration) -> some View {
    TrialTimeline(options: configuration.options)
  }
}

extension SubscriptionStoreControlStyle where Self == TrialTimelineStyle {
  /// A control style with a picker and a timeline of the offer.
  public nonisolated static var trialTimeline: TrialTimelineStyle { TrialTimelineStyle() }
}

private struct TrialTimeline: View {
  let options: [SubscriptionStoreControlStyleConfiguration.Option]
  @State private var selection: SubscriptionStoreControlStyleConfiguration.Option?

  init(options: [SubscriptionStoreControlStyleConfiguration.Option]) {
    self.options = options
    _selection = State(initialValue: options.first { $0.offerOfToday != nil })
  }

  var body: some View {
    SubscriptionStorePicker(selection: $selection) {
      // Without space between the plans, the timeline below is visible without scrolling.
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(options) { SubscriptionStorePickerOption($0) }
      }
      .inPlanColumn()
    } confirmation: { option in
      VStack(spacing: 16) {
        if let offer = option.offerOfToday {
          TermsTimeline(
            plan: option.subscription,
            offer: offer,
            terms: option.preferredPricingTerms
          )
        }
        SubscriptionStoreButton(option)
      }
    }
  }
}

extension SubscriptionStoreControlStyleConfiguration.Option {
  /// The active offer, unless it is promotional. A promotional offer for a subscriber may start at
  /// the end of a period, like other plan changes, so a timeline that starts today would be wrong.
  fileprivate var offerOfToday: Product.SubscriptionOffer? {
    activeOffer.flatMap { $0.type == .promotional ? nil : $0 }
  }
}

private struct TermsTimeline: View {
  let plan: Product
  let offer: Product.SubscriptionOffer
  /// The terms after the offer.
  let terms: Product.SubscriptionInfo.PricingTerms?

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 0) {
      step("◆", "Today", today, isOffer: true)
      line
      if offer.paymentMode == .payAsYouGo, offer.periodCount > 1 {
        let more: LocalizedStringKey = "\(offer.displayPrice), \(offer.periodCount - 1) more times"
        step("◇", "After \(period)", more, isOffer: true)
        line
        step("◇", "After \(offer.periodCount) payments", "\(plan.displayPricePerPeriod(terms))")
      } else {
        step("◇", "After \(period)", "\(plan.displayPricePerPeriod(terms))")
      }
    }
    .padding(.horizontal)
  }

  private var line: some View {
    GridRow { Text(verbatim: "│").foregroundStyle(.offer).accessibilityHidden(true) }
  }

  private var today: LocalizedStringKey {
    offer.paymentMode == .freeTrial ? "Nothing to pay" : "\(offer.displayPrice)"
  }

  /// The length of the period that one payment of the offer covers.
  private var period: String { offer.period.formatted(plan.subscriptionPeriodFormatStyle) }

  private func step(
    _ mark: String,
    _ when: LocalizedStringKey,
    _ what: LocalizedStringKey,
    isOffer: Bool = false
  ) -> some View {
    GridRow(alignment: .firstTextBaseline) {
      Text(verbatim: mark).foregroundStyle(.offer).accessibilityHidden(true)
      Text(when).bold()
      Text(what).foregroundStyle(isOffer ? .offer : .price)
    }
  }
}
