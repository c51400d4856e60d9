import StoreKit
import SwiftUI

/// A picker, and above its button a line of time: what is charged today and what follows.
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
      VStack(alignment: .leading, spacing: 16) {
        ForEach(configuration.options) { SubscriptionPickerOption($0) }
      }
      .padding([.horizontal, .bottom])
      .frame(maxWidth: 640)
    } confirmation: { option in
      VStack(spacing: 16) {
        // A change of plans may begin at the end of the period: then nothing is said of today.
        if option.activeOffer != nil || configuration.autoRenewPreference == nil {
          TermsTimeline(plan: option.subscription, offer: option.activeOffer)
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
  let offer: Product.SubscriptionOffer?

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 0) {
      step("◆", "Today", today)
      GridRow { Text("│").foregroundStyle(.tint) }
      step("◇", "After \(length)", plan.pricePerPeriod)
    }
    .padding(.horizontal)
  }

  private var today: String {
    switch offer {
    case nil: plan.displayPrice
    case let offer? where offer.paymentMode == .freeTrial: "Nothing to pay"
    case let offer?: plan.terms(of: offer)
    }
  }

  /// How long it takes from today to the plan's own price.
  private var length: String {
    switch (offer, plan.subscription?.subscriptionPeriod) {
    case (let offer?, _) where offer.paymentMode == .payAsYouGo: "\(offer.periodCount) payments"
    case (let offer?, _): offer.period.formatted(plan.subscriptionPeriodFormatStyle)
    case (nil, let period?): period.formatted(plan.subscriptionPeriodFormatStyle)
    case (nil, nil): "that"
    }
  }

  private func step(_ mark: String, _ when: String, _ what: String) -> some View {
    GridRow(alignment: .firstTextBaseline) {
      Text(mark).foregroundStyle(.tint)
      Text(when).bold()
      Text(what).foregroundStyle(.secondary)
    }
  }
}
