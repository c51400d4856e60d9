import StoreKit
import SwiftUI

/// A table with a row for each plan: what it costs, what that is by the month, and whether
/// the family shares it.
///
/// The idea: a picker's options may stand anywhere in its content. Here each is the first cell
/// of a row of a `Grid`, which keeps in one column what is to be compared; where the columns
/// do not fit, the price by the month goes.
public struct ComparisonTableStyle: SubscriptionStoreControlStyle {
  /// Where the standard picker can stand: a table would fill the bar.
  public typealias Placement = PickerSubscriptionStoreControlStyle.Placement

  /// Creates the style.
  public nonisolated init() {}

  /// Makes the table.
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
  /// A table with a row for each plan.
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
