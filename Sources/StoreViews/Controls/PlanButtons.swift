import TerminalUI

/// The controls of the buttons style: one subscribe button for each plan.
struct PlanButtons: View {
  let configuration: SubscriptionStoreControlStyleConfiguration
  @Environment(\.storeButtonLabel) private var label
  @Environment(\.storeWords) private var texts

  var body: some View {
    let width = lineWidth
    LazyVStack {
      SectionedOptions(configuration: configuration, spacing: 1) { option in
        if label == .automatic, configuration.options.count > 1 {
          PlanButton(option: option, lineWidth: width)
        } else {
          LabelledPlanButton(option: option)
        }
      }
    }
    .padding(.horizontal, .cells(2))
  }

  /// The width in cells of the longest name and the longest price in one line. All buttons have
  /// this minimum width, so their names and prices are aligned. If this width does not fit, all
  /// buttons have two lines.
  private var lineWidth: Int {
    let options = configuration.options
    let names = options.map { CellText($0.displayName).columns }
    let prices = options.map { CellText($0.price(texts.words, .spaced)).columns }
    return (names.max() ?? 0) + PlanButton.gap + (prices.max() ?? 0)
  }
}

/// A button with the name of the plan at its leading edge and the price at its trailing edge. The
/// remaining terms are below.
private struct PlanButton: View {
  let option: SubscriptionStoreControlStyleConfiguration.Option
  /// The minimum width of the line with name and price, in cells, common to all buttons.
  let lineWidth: Int
  @Environment(\.productDescriptionVisibility) private var descriptions
  @Environment(\.storeControl) private var control
  @Environment(\.storeWords) private var texts

  var body: some View {
    VStack(spacing: .cells(0)) {
      SubscribeControl(option: option, width: PlanWidths.button) {
        ViewThatFits(in: .horizontal) {
          HStack(spacing: .cells(0)) {
            name.lineLimit(1)
            Spacer(minLength: .cells(Self.gap))
            price
          }
          .frame(minWidth: .cells(lineWidth))
          VStack(spacing: .cells(0)) {
            // A button label has a single line by default. Names of plans often differ only at
            // their end, so they must not be truncated.
            name.lineLimit(nil).multilineTextAlignment(.center)
            price
          }
          .frame(maxWidth: .infinity)
        }
        .padding(.horizontal, .cells(1))
      }
      if let caption {
        Text(caption).foregroundStyle(hasOffer ? .badge : .secondary)
          .multilineTextAlignment(.center)
      }
      if descriptions == .visible, !option.subscription.description.isEmpty {
        Text(option.subscription.description).foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
      }
    }
    .frame(maxWidth: .cells(PlanWidths.button))
  }

  /// The minimum number of cells between name and price.
  static let gap = 2

  private var name: some View {
    HStack(alignment: .top, spacing: .cells(1)) {
      if let icon = option.icon { icon }
      Text(option.displayName)
    }
  }

  /// The price in the colour of prices, or in the colour of the label on the prominent button.
  @ViewBuilder private var price: some View {
    let text = Text(option.price(texts.words, .spaced))
    if option.planStatus.canBeBought, !option.isFirstChoice(in: control) {
      text.foregroundStyle(.price).fixedSize()
    } else {
      text.fixedSize()
    }
  }

  /// Whether the caption is the terms of an offer.
  private var hasOffer: Bool {
    option.activeOffer != nil && option.planStatus.canBeBought
      && option.planStatus.upcomingChangeText(texts.words, texts.dates) == nil
  }

  private var caption: String? {
    let planStatus = option.planStatus
    let terms =
      option.activeOffer.map {
        texts.words.wholeTerms(
          of: option.subscription,
          billedBy: option.monthlyTerms,
          with: $0
        )
      } ?? texts.words.commitment(of: option.monthlyTerms)
    let upcomingChangeText = planStatus.upcomingChangeText(texts.words, texts.dates)
    if planStatus.canBeBought, !planStatus.isCurrent {
      return [upcomingChangeText, terms].compactMap { $0 }.joined(separator: " · ").nonEmpty
    }
    let badge = planStatus.isUnavailable ? nil : planStatus.badge(texts.words)
    return [badge, upcomingChangeText].compactMap { $0 }.joined(
      separator: " · "
    )
  }
}

/// A button with the label set by a modifier. If there is only one plan, its name is above the
/// button, unless the label contains the name.
private struct LabelledPlanButton: View {
  let option: SubscriptionStoreControlStyleConfiguration.Option
  @Environment(\.storeButtonLabel) private var label
  @Environment(\.storeControl) private var control
  @Environment(\.productDescriptionVisibility) private var descriptions

  var body: some View {
    VStack(spacing: .cells(0)) {
      if let icon = option.icon { icon }
      if control?.options.count == 1, label.content != .displayName {
        Text(option.displayName).bold().multilineTextAlignment(.center)
      }
      SubscriptionStoreButton(option)
      if descriptions == .visible, !option.subscription.description.isEmpty {
        Text(option.subscription.description).foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
      }
    }
    .frame(maxWidth: .cells(PlanWidths.button))
  }
}

extension String {
  /// The string; `nil` if it is empty.
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
