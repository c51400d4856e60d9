import StoreModel
import TerminalUI

/// The selected plan between its neighbours, with a page indicator below. A neighbour is partly
/// visible, and a click turns to it.
struct PlanPager<Page: View>: View {
  let configuration: SubscriptionStoreControlStyleConfiguration
  let isProminent: Bool
  @ViewBuilder let page: (SubscriptionStoreControlStyleConfiguration.PickerOption) -> Page
  @Environment(\.storePicker) private var picker
  @Environment(\.storeSpace) private var space
  @Environment(\.storeWords) private var texts
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    let sides = PeekWidths(in: space.rowWidth)
    VStack(spacing: .cells(0)) {
      PeekRow(widths: sides, inset: space.isCompact ? 0 : isProminent ? 2 : 1) {
        neighbour(by: -1, sides)
        if options.indices.contains(index) {
          SubscriptionStorePickerOption(options[index], label: page)
            .drawingFocusInLabel()
            .onKeyPress(.leftArrow) { turn(by: isMirrored ? 1 : -1) }
            .onKeyPress(.rightArrow) { turn(by: isMirrored ? -1 : 1) }
        }
        neighbour(by: 1, sides)
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

  /// The page before or after the selected page; empty if there is none.
  private func neighbour(by step: Int, _ widths: PeekWidths) -> some View {
    let option = options.indices.contains(index + step) ? options[index + step] : nil
    return ZStack {
      if let option {
        PeekingPlan(option: option, isBefore: step < 0, width: widths.peek)
          .onTapGesture { move(by: step) }
          .focusable(false)
          .accessibilityHidden(true)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

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

/// A plan beside the selected one: the part of its card that is next to the selected card, with a
/// mark that points to it.
private struct PeekingPlan: View {
  let option: SubscriptionStoreControlStyleConfiguration.Option
  /// Whether the plan is before the selected one.
  let isBefore: Bool
  /// The width of the visible part in cells.
  let width: Int
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.storeWords) private var texts

  var body: some View {
    if width < PlanWidths.leastPeek {
      mark
    } else {
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .card(CardBorder(isSelected: false, openSide: isBefore ? .leading : .trailing))
    }
  }

  @ViewBuilder private var content: some View {
    if width < PlanWidths.leastPeekWithText {
      mark
    } else {
      HStack(alignment: .top, spacing: .cells(1)) {
        if isBefore { mark }
        VStack(alignment: isBefore ? .trailing : .leading, spacing: .cells(0)) {
          Text(option.subscription.displayName).lineLimit(2)
          if CellText(price).columns <= width - Self.surroundings {
            Text(price).fixedSize()
          }
        }
        .multilineTextAlignment(isBefore ? .trailing : .leading)
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, alignment: isBefore ? .topTrailing : .topLeading)
        if !isBefore { mark }
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .padding(isBefore ? .trailing : .leading, .cells(1))
    }
  }

  /// The columns around the text: line, blank, another blank and the mark.
  private static let surroundings = 4

  private var price: String { option.price(texts.words, .spaced) }

  private var mark: some View {
    Text(verbatim: isBefore == (layoutDirection == .leftToRight) ? "‹" : "›")
      .foregroundStyle(.accentRole).fixedSize()
  }
}
