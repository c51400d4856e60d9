import StoreModel
import TerminalUI

/// The cards around the options of a control style that has its own labels or its own arrangement.
enum OptionCards {
  /// The rows of a card: two lines and three rows of content, which are the name with the price, a
  /// description or an offer, and a note. The height of a client's label is not known before layout.
  private static let rows = 5
  /// The minimum rows of a card that shares a line with the next one: a line, the name with the
  /// price, and a description or an offer.
  private static let leastRows = 3

  /// Returns whether cards of a number of options, with space between them, probably fit in a store
  /// without scrolling. Options that scroll have no cards, because the borders take rows.
  static func fit(_ count: Int, in space: StoreSpace) -> Bool {
    count <= PlanWidths.mostSideBySide && count * (rows + 1) - 1 <= space.planRows
  }

  /// Returns whether cards that share the lines between them can fit in a store without scrolling.
  static func canShareLines(_ count: Int, in space: StoreSpace) -> Bool {
    count <= PlanWidths.mostSideBySide && count * leastRows + 1 <= space.planRows
  }
}

/// Draws the label of an option in a card, if the enclosing picker has cards.
struct OptionCard: ViewModifier {
  let border: CardBorder
  /// Whether the option may have a card. An option whose label draws the focus also draws its card.
  let isActive: Bool
  @Environment(\.hasOptionCards) private var hasCards
  @Environment(\.countsOptions) private var isCounted
  @Environment(\.storeItemBackground) private var itemBackground

  func body(content: Content) -> some View {
    if isActive, hasCards, itemBackground == nil {
      content
        .padding(.trailing, .cells(1))
        .frame(maxWidth: .infinity, alignment: .leading)
        .card(border)
        .preference(key: DisplayedOptions.self, value: 1)
    } else if isActive, isCounted {
      content.preference(key: DisplayedOptions.self, value: 1)
    } else {
      content
    }
  }
}

extension PlanNeighbours {
  /// Returns the upper edge of the card of a plan that shares lines with these neighbours.
  func top(chosen: Product.ID?) -> CardBorder.Top {
    above.map { .shared(isSelectedAbove: $0 == chosen) } ?? .edge
  }
}

/// The number of options that a control displays. A control may hide some of its options.
struct DisplayedOptions: PreferenceKey {
  static var defaultValue: Int { 0 }

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private enum OptionCardsKey: EnvironmentKey {
  static let defaultValue = false
}

private enum CountsOptionsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the options of the enclosing picker are cards.
  var hasOptionCards: Bool {
    get { self[OptionCardsKey.self] }
    set { self[OptionCardsKey.self] = newValue }
  }

  /// Whether the enclosing picker counts the options that it displays, because cards of all its
  /// options do not fit.
  var countsOptions: Bool {
    get { self[CountsOptionsKey.self] }
    set { self[CountsOptionsKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the options inside are cards, whatever their number.
  func optionCards(_ hasCards: Bool) -> some View {
    environment(\.hasOptionCards, hasCards).environment(\.countsOptions, false)
  }
}
