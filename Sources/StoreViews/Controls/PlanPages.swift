import StoreModel
import TerminalUI

/// The options of the paged pickers: one page for each plan, or all plans side by side if the width
/// allows it.
struct PlanPages: View {
  let configuration: SubscriptionStoreControlStyleConfiguration
  let isProminent: Bool

  var body: some View {
    ViewThatFits(in: .horizontal) {
      if configuration.options.count <= PlanWidths.mostSideBySide {
        EqualColumns(widths: PlanWidths.page, spacing: 1, sharesWidth: true) {
          ForEach(configuration.options) { option in
            SubscriptionStorePickerOption(option) { page($0) }
          }
        }
        .frame(maxWidth: .infinity)
      }
      PlanPager(configuration: configuration) { page($0) }
    }
    .padding(.horizontal, .cells(1))
    .focusedSceneValue(\.planAxis, .horizontal)
  }

  private func page(_ option: SubscriptionStoreControlStyleConfiguration.PickerOption) -> some View
  {
    PlanPage(option: option, isProminent: isProminent)
  }
}

/// A plan with its description. In the prominent style, the selected plan has a heavy frame that is
/// one row taller at the top and at the bottom.
private struct PlanPage: View {
  let option: SubscriptionStoreControlStyleConfiguration.PickerOption
  let isProminent: Bool
  @Environment(\.productDescriptionVisibility) private var descriptions
  @Environment(\.storeWords) private var texts

  var body: some View {
    let stands = isProminent && option.isSelected
    VStack(spacing: .cells(0)) {
      HStack(alignment: .top, spacing: .cells(1)) {
        OptionMark(isSelected: option.isSelected)
        if let icon = option.icon { icon }
        Text(option.displayName).bold(option.isSelected).lineLimit(3)
      }
      PlanPrice(option: option.option).bold(option.isSelected)
      if let badge = facts.badge { Text(badge).foregroundStyle(facts.badgeRole) }
      if !facts.details.isEmpty {
        Text(facts.details).foregroundStyle(.secondary).lineLimit(6).padding(.top, .cells(1))
      }
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, .cells(1))
    .padding(.vertical, .cells(stands ? 1 : 0))
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .border(
      option.isSelected ? .accent : .separator,
      line: stands ? .heavy : option.isSelected ? .rounded : .light
    )
    .padding(.vertical, .cells(isProminent && !option.isSelected ? 1 : 0))
  }

  private var facts: PlanFacts {
    PlanFacts(option.option, texts, showsDescription: descriptions != .hidden)
  }
}

/// The selected plan between two arrows, with a page indicator below.
private struct PlanPager<Page: View>: View {
  let configuration: SubscriptionStoreControlStyleConfiguration
  @ViewBuilder let page: (SubscriptionStoreControlStyleConfiguration.PickerOption) -> Page
  @Environment(\.storePicker) private var picker
  @Environment(\.storeWords) private var texts
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    VStack(spacing: .cells(0)) {
      HStack(spacing: .cells(1)) {
        arrow(by: -1)
        if options.indices.contains(index) {
          SubscriptionStorePickerOption(options[index], label: page)
            .frame(maxWidth: .cells(PlanWidths.page.upperBound))
            .onKeyPress(.leftArrow) { turn(by: isMirrored ? 1 : -1) }
            .onKeyPress(.rightArrow) { turn(by: isMirrored ? -1 : 1) }
        }
        arrow(by: 1)
      }
      .frame(maxWidth: .infinity)
      place.foregroundStyle(.secondary)
    }
  }

  private var options: [SubscriptionStoreControlStyleConfiguration.Option] {
    configuration.options
  }

  private var index: Int { options.firstIndex { $0.id == picker?.chosen } ?? 0 }

  private var isMirrored: Bool { layoutDirection == .rightToLeft }

  /// The page indicator: a dot for each plan, or the page number if the dots do not fit in a row.
  private var place: some View {
    ViewThatFits(in: .horizontal) {
      if options.count <= PlanWidths.mostSideBySide { dots }
      Text(number).accessibilityLabel(accessibilityText)
    }
  }

  private var number: String { "\(index + 1) / \(options.count)" }

  private var accessibilityText: String {
    let words = texts.words
    return words.text(.page, words.number(index + 1), words.number(options.count))
  }

  /// A dot for each plan. The dot of the selected plan has an accessibility label. The other dots
  /// select their plan on a click.
  private var dots: some View {
    HStack(spacing: .cells(2)) {
      ForEach(options.indices, id: \.self) { place in
        if place == index {
          Text("●").accessibilityLabel(accessibilityText)
        } else {
          Text("○")
            .onTapGesture { picker?.choose(options[place]) }
            .focusable(false)
            .accessibilityHidden(true)
        }
      }
    }
  }

  private func arrow(by step: Int) -> some View {
    Text((step < 0) == isMirrored ? "›" : "‹")
      .foregroundStyle(options.indices.contains(index + step) ? .accent : .secondary)
      .opacity(options.indices.contains(index + step) ? 1 : 0)
      .onTapGesture { move(by: step) }
      .focusable(false)
      .accessibilityHidden(true)
  }

  private func move(by step: Int) {
    guard options.indices.contains(index + step) else { return }
    picker?.choose(options[index + step])
  }

  /// Handles an arrow key: selects the previous or the next plan. The first and the last page
  /// consume the key too, because no other view is beside a page.
  private func turn(by step: Int) -> KeyPress.Result {
    move(by: step)
    return .handled
  }
}
