import Foundation
import StoreModel
import TerminalUI

/// The options of a style in a vertical list, with custom labels. The options are cards if all of
/// them fit in the store.
public struct SubscriptionStorePickerOptions<Label: View>: View {
  /// The arrangements of the options, the most spacious first.
  private enum Arrangement: Int {
    case cards
    case cardsSharingLines
    case rows
  }

  /// An arrangement that is too high in a store.
  private struct Overflow: Equatable {
    let space: StoreSpace
    let count: Int
    let arrangement: Arrangement
  }

  let configuration: SubscriptionStoreControlStyleConfiguration
  let label: (SubscriptionStoreControlStyleConfiguration.PickerOption) -> Label
  @State private var overflow: Overflow?
  @Environment(\.storeSpace) private var space
  @Environment(\.storeItemBackground) private var itemBackground
  @Environment(\.buttonStyles) private var buttonStyles
  @Environment(\.storeButtonStyleDepth) private var depth

  init(
    configuration: SubscriptionStoreControlStyleConfiguration,
    label: @escaping (SubscriptionStoreControlStyleConfiguration.PickerOption) -> Label
  ) {
    (self.configuration, self.label) = (configuration, label)
  }

  /// The list of options.
  public var body: some View {
    let arrangement = arrangement
    OptionList(
      configuration: configuration,
      sharesLines: arrangement == .cardsSharingLines,
      spacing: arrangement == .rows ? 1 : 0,
      label: label
    )
    .optionCards(arrangement != .rows)
    // The height of a client's label is not known before layout.
    .onGeometryChange(for: Int.self) {
      Points.distance($0.size.height, along: .vertical)
    } action: { rows in
      guard arrangement != .rows, rows > space.planRows else { return }
      overflow = Overflow(
        space: space,
        count: configuration.options.count,
        arrangement: arrangement
      )
    }
  }

  private var arrangement: Arrangement {
    let count = configuration.options.count
    let known = overflow?.space == space && overflow?.count == count ? overflow?.arrangement : nil
    if known == nil, OptionCards.fit(count, in: space) { return .cards }
    let canShareLines = known != .cardsSharingLines && OptionCards.canShareLines(count, in: space)
    return canShareLines && !hasOwnLook ? .cardsSharingLines : .rows
  }

  /// Whether the client draws the options as buttons or on a background, and not as cards.
  private var hasOwnLook: Bool { itemBackground != nil || buttonStyles.count > depth }
}

/// The list is a separate view, because a change of the selection does not change the arrangement.
private struct OptionList<Label: View>: View {
  let configuration: SubscriptionStoreControlStyleConfiguration
  /// Whether the cards share the lines between them.
  let sharesLines: Bool
  let spacing: Int
  let label: (SubscriptionStoreControlStyleConfiguration.PickerOption) -> Label
  @Environment(\.storePicker) private var picker

  var body: some View {
    LazyVStack(pinned: SectionedRow.id(of: picker?.chosen, in: configuration)) {
      SectionedOptions(configuration: configuration, spacing: spacing) { option, neighbours in
        SubscriptionStorePickerOption(option, label: label)
          .sharingLines(with: sharesLines ? neighbours : PlanNeighbours())
      }
    }
  }
}
