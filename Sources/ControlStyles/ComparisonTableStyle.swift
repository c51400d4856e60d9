import StoreKit
import SwiftUI

/// A control style with a table of plans: price, price per month and family sharing.
///
/// The technique: the options of a picker may be anywhere in its content. In this style, each
/// option is the first cell of a `Grid` row. If the columns do not fit, the table omits the price
/// per month.
///
/// ```swift
/// import SwiftUI
/// import StoreKit
/// import ControlStyles
///
/// struct Paywall: View {
///   var body: some View {
///     SubscriptionStoreView(groupID: "21459F7A")
///       .subscriptionStoreControlStyle(.comparisonTable)
///   }
/// }
/// ```
public struct ComparisonTableStyle: SubscriptionStoreControlStyle {
  /// The placements of the standard picker, because a bar is too small for a table.
  public typealias Placement = PickerSubscriptionStoreControlStyle.Placement

  /// Creates an instance of the style.
  public nonisolated init() {}

  /// Returns the table of the options, with the subscribe button.
  public func makeBody(configuration: Configuration) -> some View {
    SubscriptionPicker {
      ViewThatFits(in: .horizontal) {
        PlanTable(options: configuration.options, comparesMonths: true)
        PlanTable(options: configuration.options, comparesMonths: false)
      }
      .padding(.bottom)
    } confirmation: { option in
      SubscribeButton(option)
    }
    .readsStatus(of: configuration.options)
  }
}

extension SubscriptionStoreControlStyle where Self == ComparisonTableStyle {
  /// A control style with a table of plans: price, price per month and family sharing.
  public nonisolated static var comparisonTable: ComparisonTableStyle { ComparisonTableStyle() }
}

private struct PlanTable: View {
  let options: [SubscriptionStoreControlStyleConfiguration.Option]
  let comparesMonths: Bool

  var body: some View {
    Grid(alignment: .trailing, horizontalSpacing: comparesMonths ? 32 : 8, verticalSpacing: 0) {
      GridRow {
        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]).gridColumnAlignment(.leading)
        Text("Price")
        if comparesMonths { Text("A month") }
        Text("Family").gridColumnAlignment(.center)
      }
      .foregroundStyle(.secondary)
      Divider().gridCellUnsizedAxes(.horizontal)
      ForEach(options) { option in
        GridRow(alignment: .firstTextBaseline) {
          SubscriptionStorePickerOption(option) { option in
            HStack(alignment: .firstTextBaseline) {
              PlanMark(isSelected: option.isSelected)
              Text(option.displayName).bold(option.isSelected)
            }
          }
          Text(option.subscription.pricePerPeriod).fixedSize()
          if comparesMonths {
            Text(option.subscription.displayPricePerMonth ?? "–").fixedSize()
          }
          if option.isFamilyShareable {
            Image(systemName: "checkmark").accessibilityLabel("Yes")
          } else {
            Text("–").foregroundStyle(.secondary).accessibilityLabel("No")
          }
        }
        PlanNotes(plan: option.subscription, offer: option.activeOffer, showsFollowingPrice: true)
          .padding(.leading, 32)
          .gridCellUnsizedAxes(.horizontal)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }
}
