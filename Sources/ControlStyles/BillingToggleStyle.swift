import StoreKit
import SwiftUI

/// A control style with a switch between monthly and yearly plans.
///
/// The technique: the content of a picker may be a subset of the options, and the style may store
/// its `selection`. The selected plan determines the position of the switch. Moving the switch
/// selects the plan of the same level on the other side.
///
/// ```swift
/// import SwiftUI
/// import StoreKit
/// import ControlStyles
///
/// struct Paywall: View {
///   var body: some View {
///     SubscriptionStoreView(groupID: "21459F7A")
///       .subscriptionStoreControlStyle(.billingToggle)
///   }
/// }
/// ```
public struct BillingToggleStyle: SubscriptionStoreControlStyle {
  /// Creates an instance of the style.
  public nonisolated init() {}

  /// Returns the switch and the plans of the selected side.
  public func makeBody(configuration: Configuration) -> some View {
    BillingToggle(options: configuration.options)
      .readsStatusAndTerms(of: configuration.options)
      .inPlanColumn()
  }
}

extension SubscriptionStoreControlStyle where Self == BillingToggleStyle {
  /// A control style with a switch between monthly and yearly plans.
  public nonisolated static var billingToggle: BillingToggleStyle { BillingToggleStyle() }
}

/// The billing frequency of a plan.
private enum Billing: CaseIterable {
  case monthly
  case yearly
  case other

  @MainActor init(_ option: SubscriptionStoreControlStyleConfiguration.Option) {
    let terms = option.preferredPricingTerms?.monthly
    guard let period = terms?.billingPeriod ?? option.subscriptionPeriod else {
      self = .other
      return
    }
    let length = PlanLength(period)
    switch (length.value, length.unit) {
    case (1, .month): self = .monthly
    case (1, .year): self = .yearly
    default: self = .other
    }
  }

  var name: LocalizedStringKey {
    switch self {
    case .monthly: "Monthly"
    case .yearly: "Yearly"
    case .other: "Other"
    }
  }
}

private struct BillingToggle: View {
  let options: [SubscriptionStoreControlStyleConfiguration.Option]
  @State private var selection: SubscriptionStoreControlStyleConfiguration.Option?

  var body: some View {
    SubscriptionStorePicker(selection: $selection) {
      LazyVStack(alignment: .leading, spacing: 16) {
        if sides.count > 1 {
          Picker("Billing", selection: billing) {
            ForEach(sides, id: \.self) { Text($0.name) }
          }
          .pickerStyle(.segmented)
          .labelsHidden()
          .frame(maxWidth: .infinity)
          OtherSide(options: options.filter { Billing($0) != billing.wrappedValue })
        }
        ForEach(options.filter { Billing($0) == billing.wrappedValue }) { option in
          SubscriptionStorePickerOption(option)
        }
      }
      .padding(.bottom)
    } confirmation: { option in
      SubscriptionStoreButton(option)
    }
  }

  private var sides: [Billing] {
    let used = Set(options.map { Billing($0) })
    return Billing.allCases.filter(used.contains)
  }

  private var billing: Binding<Billing> {
    Binding {
      (selection ?? options.first).map { Billing($0) } ?? .monthly
    } set: { side in
      let plans = options.filter { Billing($0) == side }
      selection = plans.first { $0.groupLevel == selection?.groupLevel } ?? plans.first
    }
  }
}

/// Notes about plans on the hidden side of the switch: about the customer's own plans, and about
/// offers that depend on earlier subscriptions.
private struct OtherSide: View {
  let options: [SubscriptionStoreControlStyleConfiguration.Option]
  @Environment(\.subscriptionStatus) private var status
  @Environment(\.billingTerms) private var billingTerms
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    let notes = options.compactMap(note)
    if !notes.isEmpty {
      VStack(spacing: 0) {
        ForEach(notes, id: \.plan.id) { note in
          let price = note.plan.pricePerPeriod(billingTerms[note.plan.id])
          Text("\(note.plan.displayName), \(price)").bold()
          Text(note.words).foregroundStyle(.tint)
        }
      }
      .multilineTextAlignment(.center)
      .frame(maxWidth: .infinity)
    }
  }

  private func note(
    on option: SubscriptionStoreControlStyleConfiguration.Option
  ) -> (plan: Product, words: LocalizedStringKey)? {
    let (plan, terms) = (option.subscription, option.preferredPricingTerms)
    if let words = status?.words(on: plan, billedBy: terms, in: timeZone) { return (plan, words) }
    guard let offer = option.activeOffer, offer.type != .introductory else { return nil }
    return (plan, plan.wholeTerms(of: offer, then: terms))
  }
}
