import PurchaseFlow
import StoreModel
import TerminalUI

/// Sells the plans of a subscription group: StoreKit's `SubscriptionStoreView`, in the
/// picker style.
///
/// The plans stand in the order of their level below the marketing content and scroll
/// with it; what subscribes to the chosen one, with its terms, stays in a bar at the
/// bottom. The store and the customer are the ``StoreSession`` of the environment.
public struct SubscriptionStoreView<MarketingContent: View>: View {
  private let group: SubscriptionGroup
  private let outerSelection: Binding<Int?>?
  private let marketingContent: MarketingContent
  @State private var ownSelection: Int?
  @Environment(StoreSession.self) private var session

  /// Sells the plans of a group.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - selection: The place in the group of the chosen plan, where something outside
  ///     keeps it; `nil` chooses the first plan that can be bought.
  ///   - marketingContent: What stands above the plans.
  public init(
    group: SubscriptionGroup,
    selection: Binding<Int?>? = nil,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) {
    self.group = group
    outerSelection = selection
    self.marketingContent = marketingContent()
  }

  /// The store.
  public var body: some View {
    if group.products.isEmpty {
      UnavailableView(
        title: session.words[.subscriptionUnavailable],
        text: session.words[.subscriptionUnavailableText]
      )
    } else {
      GeometryReader { proxy in
        PickerStore(
          group: group,
          selection: selectionBinding,
          isCompact: proxy.cells.height < 18,
          marketingContent: marketingContent
        )
      }
      .sheet(isPresented: isPurchasePresented, title: purchaseTitle) { PurchaseSheet() }
    }
  }

  private var selectionBinding: Binding<Int> {
    let selection = outerSelection ?? $ownSelection
    return Binding(
      get: { selection.wrappedValue ?? session.firstPlanToBuy(in: group) },
      set: { selection.wrappedValue = $0 }
    )
  }

  private var isPurchasePresented: Binding<Bool> {
    Binding(
      get: { session.requestedProduct != nil },
      set: { if !$0 { session.cancelPurchase() } }
    )
  }

  private var purchaseTitle: String {
    let isChange = session.status(in: group)?.state.isEntitled ?? false
    return session.words[isChange ? .confirmChange : .confirmSubscription]
  }
}

extension SubscriptionStoreView
where MarketingContent == AutomaticSubscriptionStoreMarketingContent {
  /// Sells the plans of a group below its name.
  public init(group: SubscriptionGroup, selection: Binding<Int?>? = nil) {
    self.init(group: group, selection: selection) {
      AutomaticSubscriptionStoreMarketingContent(group: group)
    }
  }
}

/// A list of plans that scrolls, and a bar with the subscribe button that does not.
private struct PickerStore<MarketingContent: View>: View {
  let group: SubscriptionGroup
  @Binding var selection: Int
  let isCompact: Bool
  let marketingContent: MarketingContent
  @Environment(StoreSession.self) private var session

  var body: some View {
    VStack(spacing: .cells(0)) {
      ScrollView {
        marketingContent
          .padding(.top, .cells(isCompact ? 0 : 1))
          .padding(.bottom, .cells(isCompact ? 0 : 1))
        PlanList(group: group, selection: $selection, isCompact: isCompact)
        if isCompact { StoreAuxiliaryButtons(group: group).padding(.top, .cells(1)) }
      }
      .frame(maxHeight: .infinity)
      Divider()
      if let product = group.products[checked: selection] {
        SubscriptionStoreButton(
          product: product,
          standing: PlanStanding(product, session.status(in: group), in: session)
        )
      }
      if !isCompact { StoreAuxiliaryButtons(group: group).padding(.top, .cells(1)) }
    }
  }
}

private struct PlanList: View {
  let group: SubscriptionGroup
  @Binding var selection: Int
  let isCompact: Bool
  @Environment(StoreSession.self) private var session

  var body: some View {
    let status = session.status(in: group)
    LazyVStack(alignment: .leading, pinned: selection) {
      ForEach(0..<group.products.count) { index in
        let product = group.products[index]
        SubscriptionStorePickerOption(
          product: product,
          standing: PlanStanding(product, status, in: session),
          saving: saving(at: index),
          isSelected: index == selection,
          select: { selection = index }
        )
        .padding(.bottom, .cells(isCompact ? 0 : 1))
      }
    }
    .padding(.horizontal, .cells(2))
    .frame(maxWidth: .cells(Self.widestRow))
  }

  /// Columns beyond which the way from a name to its price is too long for the eye; ours.
  private static let widestRow = 88

  private func saving(at index: Int) -> String? {
    guard let fraction = session.savings(in: group)[index] else { return nil }
    return session.words.text(.save, session.words.percent(fraction))
  }
}

/// A title and an explanation where there is nothing to sell.
public struct UnavailableView: View {
  private let title: String
  private let text: String

  /// Creates the explanation.
  public init(title: String, text: String) {
    self.title = title
    self.text = text
  }

  /// The texts, in the middle.
  public var body: some View {
    VStack {
      Text(title).bold()
      Text(text).foregroundStyle(.secondary)
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, .cells(2))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension Array {
  /// The element at an index that may be out of bounds.
  subscript(checked index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
