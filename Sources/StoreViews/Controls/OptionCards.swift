import TerminalUI

/// The cards around the options of a control style that arranges its options itself.
enum OptionCards {
  /// The rows of a card: two lines and three rows of content, which are the name with the price, a
  /// description or an offer, and a note. The height of a client's label is not known before layout.
  private static let rows = 5

  /// Returns whether cards of a number of options, with space between them, probably fit in a store
  /// without scrolling. Options that scroll have no cards, because the borders take rows.
  static func fit(_ count: Int, in space: StoreSpace) -> Bool {
    count <= PlanWidths.mostSideBySide && count * (rows + 1) - 1 <= space.planRows
  }
}

/// Draws the label of an option in a card, if the enclosing picker has cards.
struct OptionCard: ViewModifier {
  let isSelected: Bool
  /// Whether the option may have a card. An option whose label draws the focus also draws its card.
  let isActive: Bool
  @Environment(\.hasOptionCards) private var hasCards
  @Environment(\.storeItemBackground) private var itemBackground

  func body(content: Content) -> some View {
    if isActive, hasCards, itemBackground == nil {
      content
        .padding(.trailing, .cells(1))
        .frame(maxWidth: .infinity, alignment: .leading)
        .card(CardBorder(isSelected: isSelected))
    } else {
      content
    }
  }
}

private enum OptionCardsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the options of the enclosing picker are cards.
  var hasOptionCards: Bool {
    get { self[OptionCardsKey.self] }
    set { self[OptionCardsKey.self] = newValue }
  }
}
