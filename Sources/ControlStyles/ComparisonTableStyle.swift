import StoreKit
import SwiftUI

/// A control style with a table of plans: price, price per month, offer and family sharing.
///
/// The technique: the options of a picker may be anywhere in its content. In this style, each
/// option is the first cell of a `Grid` row. If the columns do not fit, the table omits the price
/// per month. If there is no space for the offers beside the prices, they are below the names.
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
        PlanTable(options: configuration.options, comparesMonths: true, hasOfferColumn: true)
        PlanTable(options: configuration.options, comparesMonths: false, hasOfferColumn: true)
        PlanTable(options: configuration.options, comparesMonths: false, hasOfferColumn: false)
      }
      .padding(.bottom)
    } confirmation: { option in
      SubscribeButton(option)
    }
    .readsStatus(of: configuration.options)
  }
}

extension SubscriptionStoreControlStyle where Self == ComparisonTableStyle {
  /// A control style with a table of plans: price, price per month, offer and family sharing.
  public nonisolated static var comparisonTable: ComparisonTableStyle { ComparisonTableStyle() }
}

private struct PlanTable: View {
  let options: [SubscriptionStoreControlStyleConfiguration.Option]
  let comparesMonths: Bool
  /// Whether offers and the customer's own plan have a column. Otherwise they are below the names.
  let hasOfferColumn: Bool
  @Environment(\.subscriptionStatus) private var status
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    Grid(alignment: .trailing, horizontalSpacing: hasOfferColumn ? 16 : 8, verticalSpacing: 0) {
      GridRow {
        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]).gridColumnAlignment(.leading)
        Text("Price")
        if comparesMonths { Text("Per month") }
        if showsOffers { Text("Offer").gridColumnAlignment(.leading) }
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
          if showsOffers { OfferCell(plan: option.subscription, offer: option.activeOffer) }
          if option.isFamilyShareable {
            Image(systemName: "checkmark").accessibilityLabel("Yes")
          } else {
            Text("–").foregroundStyle(.secondary).accessibilityLabel("No")
          }
        }
        if !hasOfferColumn {
          PlanNotes(plan: option.subscription, offer: option.activeOffer, showsFollowingPrice: true)
            .padding(.leading, 32)
            .gridCellUnsizedAxes(.horizontal)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
  }

  /// Whether a column of offers has an entry.
  private var showsOffers: Bool {
    hasOfferColumn
      && options.contains { option in
        option.activeOffer != nil || status?.words(on: option.subscription, in: timeZone) != nil
      }
  }
}

/// The offer of a plan and the plan's relationship to the customer, in the column of offers.
private struct OfferCell: View {
  let plan: Product
  let offer: Product.SubscriptionOffer?
  @Environment(\.subscriptionStatus) private var status
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    if offer == nil, status?.words(on: plan, in: timeZone) == nil {
      Text("–").foregroundStyle(.secondary)
    } else {
      PlanNotes(plan: plan, offer: offer)
    }
  }
}
