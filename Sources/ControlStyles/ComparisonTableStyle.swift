import StoreKit
import SwiftUI

/// A control style with a table of plans: price, price per month, offer and family sharing.
///
/// The technique: the options of a picker may be anywhere in its content. In this style, each
/// option is the first cell of a `Grid` row. The table may be as wide as the scroll view. If the
/// columns do not fit, they are closer together, and then the table omits the price per month. If
/// there is no space for the offers beside the prices, they are below the names, and so is family
/// sharing if the table is narrower still. Without space for a name and a price on one line, the
/// table is a list.
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
        PlanTable(options: configuration.options, columns: [.month, .offer, .family])
        PlanTable(options: configuration.options, columns: [.month, .offer, .family], gap: 8)
        PlanTable(options: configuration.options, columns: [.offer, .family])
        PlanTable(options: configuration.options, columns: [.family], gap: 8)
        PlanTable(options: configuration.options, columns: [], gap: 8)
        PlanList(options: configuration.options)
      }
      .containerRelativeFrame(.horizontal)
      // A plan is a row of the table, not a card.
      .subscriptionStorePickerItemBackground(.clear)
      .padding(.bottom)
    } confirmation: { option in
      SubscribeButton(option)
    }
    .readsStatusAndTerms(of: configuration.options)
  }
}

extension SubscriptionStoreControlStyle where Self == ComparisonTableStyle {
  /// A control style with a table of plans: price, price per month, offer and family sharing.
  public nonisolated static var comparisonTable: ComparisonTableStyle { ComparisonTableStyle() }
}

/// The columns of the table beside the names and the prices.
private struct PlanColumns: OptionSet {
  let rawValue: Int

  /// The price per month.
  static let month = PlanColumns(rawValue: 1)
  /// The offers and the customer's own plan. Without the column, they are below the names.
  static let offer = PlanColumns(rawValue: 2)
  /// Family sharing. Without the column, it is below the names.
  static let family = PlanColumns(rawValue: 4)
}

private struct PlanTable: View {
  let options: [SubscriptionStoreControlStyleConfiguration.Option]
  let columns: PlanColumns
  /// The width of the space between two columns, in points.
  var gap: CGFloat = 16
  @Environment(\.subscriptionStatus) private var status
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    Grid(alignment: .trailing, horizontalSpacing: gap, verticalSpacing: 0) {
      GridRow {
        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]).gridColumnAlignment(.leading)
        Text("Price")
        if columns.contains(.month) { Text("Per month") }
        if showsOffers { Text("Offer").gridColumnAlignment(.leading) }
        if columns.contains(.family) { Text("Family").gridColumnAlignment(.center) }
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
          let plan = option.subscription
          let terms = option.preferredPricingTerms
          Text(plan.displayPricePerPeriod(terms)).foregroundStyle(.price).fixedSize()
          if columns.contains(.month) {
            Text(plan.displayPricePerMonth(terms) ?? "–").foregroundStyle(.price).fixedSize()
          }
          if showsOffers { OfferCell(plan: option.subscription, offer: option.activeOffer) }
          if columns.contains(.family) { FamilyCell(isShareable: option.isFamilyShareable) }
        }
        if option.preferredPricingTerms?.monthly != nil {
          CommitmentTotal(plan: option.subscription)
            .padding(.leading, 32)
            .gridCellUnsizedAxes(.horizontal)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        if !columns.contains(.offer) {
          NotesBelowName(option: option, showsFamily: !columns.contains(.family))
            .padding(.leading, 32)
            .gridCellUnsizedAxes(.horizontal)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
  }

  /// Whether a column of offers has an entry.
  private var showsOffers: Bool {
    columns.contains(.offer)
      && options.contains { option in
        option.activeOffer != nil
          || status?.words(
            on: option.subscription,
            billedBy: option.preferredPricingTerms,
            in: timeZone
          ) != nil
      }
  }
}

/// The plans of a table that is too narrow for a name and a price on one line.
private struct PlanList: View {
  let options: [SubscriptionStoreControlStyleConfiguration.Option]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(options) { option in
        SubscriptionStorePickerOption(option) { shown in
          PlanRow(option: shown) {
            NotesBelowName(option: option, showsFamily: true)
          } offer: { _ in
            EmptyView()
          }
        }
      }
    }
  }
}

/// The notes below the name of a plan, for the columns that the table does not have.
private struct NotesBelowName: View {
  let option: SubscriptionStoreControlStyleConfiguration.Option
  let showsFamily: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      PlanNotes(plan: option.subscription, offer: option.activeOffer, showsFollowingPrice: true)
      if showsFamily, option.isFamilyShareable { FamilySharingLabel() }
    }
  }
}

/// Whether a plan supports family sharing, in the column of family sharing.
private struct FamilyCell: View {
  let isShareable: Bool

  var body: some View {
    if isShareable {
      Image(systemName: "checkmark").accessibilityLabel("Yes")
    } else {
      Text("–").foregroundStyle(.secondary).accessibilityLabel("No")
    }
  }
}

/// The offer of a plan and the plan's relationship to the customer, in the column of offers.
private struct OfferCell: View {
  let plan: Product
  let offer: Product.SubscriptionOffer?
  @Environment(\.subscriptionStatus) private var status
  @Environment(\.billingTerms) private var billingTerms
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    let words = status?.words(on: plan, billedBy: billingTerms[plan.id], in: timeZone)
    if offer == nil, words == nil {
      Text("–").foregroundStyle(.secondary)
    } else {
      PlanNotes(plan: plan, offer: offer)
    }
  }
}
