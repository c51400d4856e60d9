import StoreKit
import SwiftUI

/// A switch between the plans that are paid by the month and those that are paid by the year.
///
/// The idea: a picker's content may be any part of the options, and its `selection` can be
/// kept by you. Which side of the switch is shown follows from the chosen plan; turning the
/// switch chooses the plan of the same level on the other side.
public struct BillingToggleStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the switch and the plans of one side.
  public func makeBody(configuration: Configuration) -> some View {
    BillingToggle(options: configuration.options)
      .padding(.horizontal)
      .frame(maxWidth: 640)
  }
}

extension SubscriptionStoreControlStyle where Self == BillingToggleStyle {
  /// A switch between the plans that are paid by the month and by the year.
  public nonisolated static var billingToggle: BillingToggleStyle { BillingToggleStyle() }
}

/// How often plans are paid.
private enum Billing: String, CaseIterable {
  case monthly = "Monthly"
  case yearly = "Yearly"
  case other = "Other"

  @MainActor init(_ option: SubscriptionStoreControlStyleConfiguration.Option) {
    switch option.subscriptionPeriod {
    case .monthly?: self = .monthly
    case .yearly?: self = .yearly
    default: self = .other
    }
  }
}

private struct BillingToggle: View {
  let options: [SubscriptionStoreControlStyleConfiguration.Option]
  @State private var selection: SubscriptionStoreControlStyleConfiguration.Option?

  var body: some View {
    SubscriptionStorePicker(selection: $selection) {
      VStack(alignment: .leading, spacing: 16) {
        if sides.count > 1 {
          Picker("Billing", selection: billing) {
            ForEach(sides, id: \.self) { Text($0.rawValue) }
          }
          .pickerStyle(.segmented)
          .labelsHidden()
          .frame(maxWidth: .infinity)
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
